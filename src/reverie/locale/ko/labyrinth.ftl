### 라비린스.

labyrinth-title = 라비린스: 운명의 길
labyrinth-players = 2~6
labyrinth-tagline = 미궁을 지으며 나아가 다른 이의 열쇠를 손에 넣고 홀로 한가운데에 이르세요.

## 테이블

labyrinth-round = { $rounds }라운드 중 { $round }라운드
labyrinth-turn-of = { $player }번 플레이어 · { $name }
labyrinth-setup = 게임 준비
labyrinth-over = 끝
labyrinth-actions-left = 남은 행동력 { $count }
labyrinth-player = { $player }번 플레이어
labyrinth-playing = { $player }번 플레이어 ({ $character })
labyrinth-nobody = 아직 캐릭터 없음
labyrinth-start-of = 위치 { $place }
labyrinth-lives = 생명
labyrinth-crystals = 수정
labyrinth-dazes = 기절
labyrinth-keys = 열쇠
labyrinth-items = 아이템
labyrinth-tokens = 토큰
labyrinth-bears = 걸린 토큰
labyrinth-pools = 더미
labyrinth-pool-tiles = 타일 { $count }개
labyrinth-pool-traps = 함정 { $count }개
labyrinth-pool-items = 아이템 { $count }개
labyrinth-pool-golem = 골렘 카드 { $count }장
labyrinth-pool-events = 사건 { $count }장
labyrinth-in-force = 지속 중
labyrinth-no-event = 사건 없음
labyrinth-on-board = 판 위
labyrinth-aiming = 대상 고르기
labyrinth-drawn = 뽑은 것
labyrinth-turned = 방향
labyrinth-unseen-trap = 아무도 보지 못한 함정
labyrinth-golem = 골렘
labyrinth-piece-k1 = 1번 출발 칸의 열쇠
labyrinth-piece-k2 = 2번 출발 칸의 열쇠
labyrinth-piece-k3 = 3번 출발 칸의 열쇠
labyrinth-piece-k4 = 4번 출발 칸의 열쇠
labyrinth-piece-k5 = 5번 출발 칸의 열쇠
labyrinth-piece-k6 = 6번 출발 칸의 열쇠
labyrinth-piece-hidden = 본 사람만 앎
labyrinth-face-down = 뒷면
labyrinth-die = 주사위
labyrinth-test-combat = 전투 판정
labyrinth-test-jump = 도약 판정
labyrinth-test-trap = 함정 판정
labyrinth-test-golem = 골렘 판정
labyrinth-test-other = 판정
labyrinth-need = { $need } 이상
labyrinth-legend = ①–⑥ 플레이어 · G 골렘 · ⚷ 열쇠 · ? 뒷면 함정 · ! 앞면 함정 · ◆ 아이템 · ✶ 능력 토큰 · a b c 통로 · 끊긴 길은 다른 길 아래로 지나감 · s1–s6 출발 칸 · 이름만 있는 곳은 빈자리
labyrinth-unseen = 아직 보지 못한 것

## 행동

labyrinth-do-build = 짓기: 더미 맨 위 타일 가져오기
labyrinth-do-place = { $cell } 자리에 그림 { $turn }처럼 돌려 놓기
labyrinth-do-keep-tile = 타일 { $tile } 짓기
labyrinth-do-keep-trap = 놓기: { $what }
labyrinth-do-keep-card = 골렘 카드 “{ $card }” 쓰기
labyrinth-do-keep-character = 맡기: { $what }
labyrinth-do-keep-token = { $what } 먼저
labyrinth-do-turn = { $cell } 타일을 시계 방향으로 { $degrees }° 돌리기
labyrinth-do-tile = { $cell } 타일
labyrinth-do-move = { $place } 통로로 이동
labyrinth-do-move-home = 내 출발 칸으로 돌아가기
labyrinth-do-jump-risky = 위험한 도약: 주사위 굴리기
labyrinth-do-jump-safe = 안전한 도약: 판정 없음
labyrinth-do-rest = 휴식: 기절 토큰 하나 버리기
labyrinth-do-attack = 공격: { $other }
labyrinth-do-trap = { $place } 통로에 함정 놓기
labyrinth-do-golem = 골렘 움직이기: 맨 위 카드 펼치기
labyrinth-do-event = 사건 일으키기
labyrinth-do-crystal = 운명의 수정 활성화
labyrinth-do-take = 줍기: { $what }
labyrinth-do-steal = 대신 빼앗기: { $what } ({ $other })
labyrinth-do-leave = 대신 여기 남기기: { $what }
labyrinth-do-drop = 내놓기: { $what }
labyrinth-do-use = 쓰기: { $what }
labyrinth-do-item = 쓰기: { $what }
labyrinth-do-end = 차례 마치기
labyrinth-do-fight = 싸우기: { $other }
labyrinth-do-reroll = 운명의 수정을 쓰고 다시 굴리기
labyrinth-do-redo = 주사위 { $number }번 다시 굴리기
labyrinth-do-to = { $place }
labyrinth-do-on = { $other }
labyrinth-do-steps = { $count ->
    [0] 움직이지 않음
   *[other] 통로 { $count }칸
}
labyrinth-do-stop = 골렘이 여기서 멈춤
labyrinth-do-yes = 예
labyrinth-do-pass = 아니요, 그대로 두기

labyrinth-piece-golem = 골렘 카드 “{ $card }”
labyrinth-named = “{ $name }”

## 질문

labyrinth-ask-answer-test = { $own ->
    [1] { $test }: { $sum }, 필요한 수는 { $need }. 대응할까요?
   *[other] { $other } 성공: { $test }. 다시 하게 할까요?
}
labyrinth-ask-attacked = { $other }에게 공격받았어요. 피할까요?
labyrinth-ask-escape = 어디로 사라질까요?
labyrinth-ask-answer-fight = 전투: { $sum } 대 { $need }, 상대 { $other }. 대응할까요?
labyrinth-ask-spoils = 이겼어요. { $other } 쪽이 생명을 { $count } 잃게 돼요. 다른 것을 할까요?
labyrinth-ask-defence = { $other } 쪽에 졌고 생명을 { $count } 잃게 돼요. 대응할까요?
labyrinth-ask-trophy = { $other } 쪽이 싸우다 죽었어요. 떨어뜨린 것을 주울까요?
labyrinth-ask-push = { $other } 쪽을 어디로 밀어낼까요?
labyrinth-ask-lose = 생명을 { $count } 잃게 돼요. 대응할까요?
labyrinth-ask-drop = 죽었어요. 어느 아이템을 떨어뜨릴까요?
labyrinth-ask-golem-card = 어느 골렘 카드를 쓸까요?
labyrinth-ask-golem-horn = 카드에 따르면 골렘이 통로 { $count }칸을 가요. 얼마나 가게 할까요?
labyrinth-ask-golem-step = 골렘이 { $count }칸 더 가야 해요. 어디로 갈까요?
labyrinth-ask-choose-tile = 이 타일 중 어느 것을 지을까요?
labyrinth-ask-place-tile = 타일을 어디에, 어느 방향으로 놓을까요?
labyrinth-ask-turn-tile = 어느 타일을 어떻게 돌릴까요?
labyrinth-ask-turn-over = { $cell } 타일을 뒤집었어요. 어느 방향으로 놓을까요?
labyrinth-ask-token-order = 토큰이 여럿 있어요. 어느 것부터 작용할까요?
labyrinth-ask-whirl = 회오리에 { $other } 쪽이 휩쓸렸어요. 어디로 보낼까요?
labyrinth-ask-cast-out = { $other } 쪽이 혼돈의 문에 휘말렸어요. 어느 문으로 나오게 할까요?
labyrinth-ask-free-fight = 다른 캐릭터가 있어요. 누구와 싸울까요?
labyrinth-ask-strike-back = { $other } 쪽이 내 통로에 들어왔어요. 공격할까요?
labyrinth-ask-lay-trap = 이 함정 중 어느 것을 놓을까요?
labyrinth-ask-blow = 함정에 { $other } 쪽이 날려 가요. 어디로 보낼까요?
labyrinth-ask-robbed = 유령이 아이템 하나를 가져가요. 어느 것을 내줄까요?
labyrinth-ask-aim = { $what }: 어디에, 누구에게 쓸까요?
labyrinth-ask-swap-with = 어느 타일과 자리를 바꿀까요?
labyrinth-ask-second-trap = { $place } 통로의 함정을 뒤집어요. 어느 함정과 자리를 바꿀까요?
labyrinth-ask-shifted-trap = { $place } 통로의 함정을 어디로 옮길까요?
labyrinth-ask-gale = { $other } 쪽을 어디로 날려 보낼까요?
labyrinth-ask-may-change = 캐릭터를 무작위로 바꿀까요?
labyrinth-ask-act = { $count ->
    [0] 남은 행동력이 없어요. 무료 활동을 하거나 차례를 마치세요.
   *[other] 내 차례예요. 남은 행동력: { $count }.
}
labyrinth-ask-exchange = 더 지닐 수 없어요. 어느 아이템을 대신 남길까요?
labyrinth-ask-choose-character = 어느 캐릭터를 맡을까요?

## 안 되는 까닭

labyrinth-why-closes = 마지막 길이 막혀요: { $what }.
labyrinth-why-closes-centre = 중앙 칸으로 가는 마지막 길이 막혀요.

## 있었던 일

labyrinth-event-cursed = 저주가 작용함: { $signed }
labyrinth-event-roll = { $first }, { $second } 굴림: { $sum }
labyrinth-event-tested = { $passed ->
    [1] 판정 성공
   *[other] 판정 실패
}
labyrinth-event-attack = 공격: { $other }
labyrinth-event-tie = 동점: { $other }
labyrinth-event-win = 전투에서 이김, 진 쪽 { $other }
labyrinth-event-steal = 훔침: { $what }
labyrinth-event-item = 사용: { $what }
labyrinth-event-take = 주움: { $what }
labyrinth-event-push = 중앙 칸에서 밀어냄: { $other }
labyrinth-event-heal = { labyrinth-count-lives } 회복
labyrinth-event-daze = { labyrinth-count-dazes } 받음
labyrinth-event-lose = { labyrinth-count-lives } 잃음
labyrinth-event-die = 죽고 출발 칸에서 되살아남
labyrinth-event-martyr = { $other } 쪽이 희생으로 대신 잃음
labyrinth-event-drop = 떨어뜨림: { $what }
labyrinth-event-enter = { $place }에 들어감
labyrinth-event-home = 출발 칸으로 돌아감
labyrinth-event-use = 사용: { $what }
labyrinth-event-pay-life = { labyrinth-count-lives } 지불
labyrinth-event-darken = 운명의 수정 하나가 비활성이 됨
labyrinth-event-golem-card = 골렘 카드: “{ $card }”
labyrinth-event-golem = 골렘이 { $place } 통로로 감
labyrinth-event-tile = 타일 뽑음
labyrinth-event-trap-laid = { $place } 통로에 뒷면 함정
labyrinth-event-item-found = { $place } 통로에 나타남: { $what }
labyrinth-event-reveal = { $cell } 자리의 타일이 드러남
labyrinth-event-laid = { $cell } 자리에 타일 놓음
labyrinth-event-turned = { $cell } 자리의 타일 돌림
labyrinth-event-veiled = { $cell } 자리에 뒷면 타일
labyrinth-event-token = 토큰을 만남: { $what }
labyrinth-event-look-trap = 함정을 살펴봄: { $what }
labyrinth-event-trap = { $place } 통로의 함정: { $what }
labyrinth-event-trap-ignored = 함정의 효과 없음
labyrinth-event-snared = 걸려들어 남은 차례를 잃음
labyrinth-event-item-lost = 더미로 돌아감: { $what }
labyrinth-event-light = 운명의 수정 하나가 활성이 됨
labyrinth-event-aim = 고름: { $other }
labyrinth-event-token-laid = { $place } 통로에 토큰
labyrinth-event-burn = { $place } 통로의 토큰이 불타오름
labyrinth-event-unseal = { $place } 통로의 토큰을 되가져옴
labyrinth-event-swapped = { $one } 타일과 { $two } 타일이 자리를 바꿈
labyrinth-event-mirage = 앞면 함정이 뒤집혀 { $place } 통로의 함정과 자리를 바꿈
labyrinth-event-trap-moved = 함정이 { $place } 통로로 옮겨짐
labyrinth-event-lantern = { $place } 통로의 함정을 살펴봄: { $what }
labyrinth-event-become = 이제 캐릭터는 { $what }
labyrinth-event-event = 사건: { $what }
labyrinth-event-leave = 남겨 둠: { $what }
labyrinth-event-offered = 고를 수 있음: { $what }
labyrinth-event-first = 먼저 시작함
labyrinth-event-nobody-wins = 라운드가 끝났고 이긴 사람이 없음
labyrinth-event-rest = { $count ->
    [0] 휴식함. 이제 기절하지 않음
   *[other] 휴식함. 남은 기절 토큰 { $count }개
}
labyrinth-event-win-match = 열쇠를 지니고 중앙 칸에 홀로 서서 이김
labyrinth-event-sealed = { $place } 통로의 봉인이 길을 막음
labyrinth-event-pursuit = 행동력 없이 추격함
labyrinth-event-jump = 도약함
labyrinth-event-fall = 떨어짐
labyrinth-event-removed = { $cell } 자리에서 타일 치움

## 끝

labyrinth-end-L-2 = 열쇠를 쥐고 홀로 중앙 칸에 섰어요. 미궁이 주인을 찾았어요.
labyrinth-end-L-137 = 정한 라운드가 끝났고, 아무도 미궁을 빠져나오지 못했어요.

## 옵션

labyrinth-option-players = 플레이어 수.
labyrinth-option-content = 상자에 든 것: 우리 것(standard), 또는 --content로 가져온 것.
labyrinth-option-characters = 캐릭터를 무작위로 나누거나(random), 각자 둘 중에서 고르거나(draft), 모두 중에서 골라요(free).
labyrinth-option-rounds = 몇 라운드가 지나면 승자 없이 끝나는지.
labyrinth-option-first_turn = 맨 첫 차례의 행동력: 규칙서대로 2, 또는 먼저 시작하는 유리함을 덜려면 1.
labyrinth-option-build_rule = 타일은 중앙과 열쇠를 잇는 길을 남겨야 하거나(global), 각각의 열린 변만 남기면 돼요(local).
labyrinth-option-shift_walls = 맞는 타일이 없으면 짓는 대신 타일 하나를 돌려요.
labyrinth-option-golem_tests = 골렘 판정을 지나는 곳마다 하거나(each-step), 멈추는 곳에서만 해요(last-step).
labyrinth-option-free_fights = 이동한 뒤 모든 캐릭터와 한 번씩 무료로 싸울 수 있거나(each), 한 번만 싸울 수 있어요(one).
labyrinth-option-failed_jump = 올라가기에 실패하면 같은 통로를 다시 탐색하거나(again), 하지 않아요(skip).
labyrinth-option-strike_back = 공격받지 않은 캐릭터에게 들어온 쪽을 공격할지 묻거나(ask), 절대 공격하지 않거나(never), 언제나 공격해요(always).
labyrinth-option-golem_reroll = 골렘 판정에 실패하면 수정을 쓸지 묻거나(ask), 언제나 쓰거나(always), 절대 쓰지 않아요(never).
labyrinth-option-trap_reroll = 함정 판정에 실패하면 수정을 쓸지 묻거나(ask), 언제나 쓰거나(always), 절대 쓰지 않아요(never).

## The board

labyrinth-maze = 미궁
labyrinth-you = 나
labyrinth-acts = 행동 중
labyrinth-close = 닫기
labyrinth-look = 미궁 보기
labyrinth-look-back = 주사위로 돌아가기
labyrinth-zoom-in = 가까이
labyrinth-zoom-out = 멀리
labyrinth-zoom-fit = 미궁 전체
labyrinth-show-me = 어디인지 보기
labyrinth-why-not = { $place }: 왜 안 되나요?
labyrinth-lives-of = 생명 { $all } 중 { $lives }
labyrinth-crystal-lit = 운명의 수정, 활성
labyrinth-crystal-dark = 운명의 수정, 비활성
labyrinth-dazed = 기절 토큰 { $count }개
labyrinth-key-short = 열쇠 { $number }
labyrinth-known-trap = { $name } (뒷면)
labyrinth-cell-empty = { $cell }, 비어 있음
labyrinth-cell-down = { $cell }, 뒤집힌 타일
labyrinth-cell-key = { $cell }, 열쇠 칸 { $number }
labyrinth-cell-centre = { $cell }, 중앙 칸
labyrinth-corridor = { $many ->
    [yes] 통로 { $letter }{ $deck ->
        [over] , 다리
        [under] , 다리 아래
       *[none] {""}
    }:
   *[no] {""}
} { $joined ->
    [no] 이어지는 곳 없음
   *[other] { $joined } 쪽으로 이어짐
}{ $open ->
    [no] {""}
   *[other] , 아직 짓지 않은 { $open } 쪽으로도 열림
}; { $things ->
    [no] 아무것도 없음.
   *[other] { $things }.
}
labyrinth-activities = 무엇을 할까요
labyrinth-activity-build = 짓기
labyrinth-activity-move = 이동
labyrinth-activity-jump = 도약
labyrinth-activity-attack = 공격
labyrinth-activity-trap = 함정
labyrinth-activity-golem = 골렘
labyrinth-activity-event = 사건
labyrinth-activity-crystal = 수정
labyrinth-activity-rest = 휴식
labyrinth-activity-end = 차례 끝
labyrinth-not-now = 지금은 안 됨
labyrinth-note-cards = 카드 { $count }장
labyrinth-note-places = { $count }곳
labyrinth-note-people = { $count }명
labyrinth-note-unspent = { $count }번 남음
labyrinth-ready = { $count }개 가능
labyrinth-sheet = 능력
labyrinth-ability-use = 사용
labyrinth-ability-used = 사용함
labyrinth-ability-always = 항상
labyrinth-ability-turn = 지금은 안 됨
labyrinth-ability-answer = 필요할 때
labyrinth-item-carried = 아이템
labyrinth-item-room = 아이템 { $count }개 더 가질 수 있음
labyrinth-goal = 이기려면
labyrinth-goal-key = 상대의 열쇠를 가져요
labyrinth-goal-carried = 열쇠 { $number } 보유
labyrinth-goal-centre = 중앙에 혼자 서요
labyrinth-moves-away = 이동 { $count }번
labyrinth-no-way = 아직 길이 없어요
labyrinth-here = 여기
labyrinth-site = { $cell }, 타일을 놓는 방법 { $count }가지
labyrinth-choose-cell = 빛나는 타일을 고르세요.
labyrinth-choose-place = 금빛 선이 있는 통로를 고르세요.
labyrinth-lay = { $cell } 칸에 놓기
labyrinth-lay-this = 이 타일을 어디에, 어떻게 돌려 놓을까요?
labyrinth-lay-where = 칸을 고르세요
labyrinth-lay-helper = 칸을 고르세요. R 키나 휠로 타일을 돌려요.
labyrinth-joins = { $cells }에 이어져요.
labyrinth-ways = 놓인 모양
labyrinth-way = 모양 { $number }
labyrinth-way-not = 모양 { $number }: 여기서는 안 돼요, 이유 묻기
labyrinth-turn-left = 왼쪽으로 돌리기
labyrinth-turn-right = 오른쪽으로 돌리기
labyrinth-stage-fight = { $place } 칸의 싸움
labyrinth-stage-jump = 도약 판정: { $name }
labyrinth-stage-trap = 함정 판정: { $name }
labyrinth-stage-golem = 골렘 판정: { $name }
labyrinth-stage-other = 판정: { $name }
labyrinth-stage-attacks = 공격
labyrinth-stage-defends = 방어
labyrinth-stage-attacked = 아직 싸움을 피할 수 있어요.
labyrinth-stage-rolling = 주사위를 굴려요 …
labyrinth-stage-tie = 무승부
labyrinth-stage-ties = 무승부 { $count }번 뒤
labyrinth-stage-leads = { $you ->
    [yes] 내가 { $by } 앞서요
   *[no] { $name } 쪽이 { $by } 앞서요
}
labyrinth-stage-won = { $you ->
    [yes] 내가 이겼어요
   *[no] { $name } 쪽이 이겼어요
}
labyrinth-stage-stake = { $you ->
    [yes] 내가 지면: 생명 { $count }
   *[no] { $name } 쪽이 지면: 생명 { $count }
}
labyrinth-stage-wound = { $you ->
    [yes] 내가 생명 { $count }개를 잃어요.
   *[no] { $name } 쪽이 생명 { $count }개를 잃어요.
}
labyrinth-stage-chance = 이길 확률 { $chance } %
labyrinth-stage-paid = 비용을 낸 것
labyrinth-stage-need = 필요한 수
labyrinth-stage-passed = 성공
labyrinth-stage-failed = 실패
labyrinth-stake-trap = 실패하면 함정이 작동해요.
labyrinth-stake-golem = 실패하면 골렘이 이겨요.
labyrinth-stake-fall = 실패하면 떨어져요.
labyrinth-stake-seal = 실패하면 봉인이 길을 막아요.
labyrinth-stake-fire = 실패하면 불에 데어요.
labyrinth-stake-portal = 실패하면 차원문에 빠져요.
labyrinth-stake-wound = 실패하면 상처가 남아요.
labyrinth-stake-net = 실패하면 그물에 걸려요.
labyrinth-stake-lives = 생명 { $count }개를 잃어요.
labyrinth-stake-dazes = 기절 토큰 { $count }개를 받아요.
