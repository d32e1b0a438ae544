### 브라우저에서만 쓰는 문장이에요.

## 어디서나

web-guest = 꿈벗
web-skip = 본문으로
web-close = 닫기
web-home = 홈
web-menu = 메뉴
web-language = 언어
web-language-en = English
web-language-pl = Polski
web-language-ko = 한국어
web-theme = 색
web-theme-system = 기기 설정 따름
web-theme-dark = 밤
web-theme-light = 종이
web-theme-contrast = 고대비
web-speed = 움직임
web-speed-slow = 느리게
web-speed-normal = 보통
web-speed-fast = 빠르게
web-speed-step = 한 단계씩
web-speed-none = 없음
web-sound = 소리
web-sound-on = 부드러운 소리
web-notices-on = 다른 화면을 보는 동안 내 차례가 되면 알려 주기
web-playing = 게임 진행
web-confirm-on = 행동하기 전에 매번 묻기
web-keys-on = 글자와 숫자 키로 바로 행동하기
web-list-on = 모든 선택지를 목록으로도 보기
web-shortcuts = 단축키
web-key-play = 그 카드 내려놓기, 또는 그 답 고르기
web-key-discard = 그 카드 버리기
web-key-move = 다음 카드로; 예언에서는 카드 옮기기
web-key-do = 선택한 것 하기
web-key-drop = 예언에서 카드 버리기
web-key-undo = 되돌리기
web-key-hint = 힌트
web-key-log = 지금까지 있었던 일
web-key-give-up = 판 포기하기
web-key-help = 이 안내
web-key-close = 닫기, 또는 현재로 돌아가기
web-unreachable = 서버에 연결할 수 없어요. 서버가 켜져 있는지, 인터넷에 연결되어 있는지 확인해 보세요.
web-percent = { $percent }%

## 처음 화면

web-welcome = 누군가의 꿈속에서 깨어 있는 나
web-play-alone = 혼자 하기
web-play-two = 둘이 하기
web-play-game = { $game } 하기
web-learn = 하면서 배우기
web-options = 규칙과 옵션
web-daily = 오늘의 꿈
web-daily-how = 모두에게 같은 카드, 하루에 한 번, UTC 자정까지. 손님을 확인하지 않으니 순위는 친구끼리 즐기는 용도예요.
web-daily-begin = 오늘의 꿈 꾸기
web-daily-go-on = 오늘의 꿈으로 돌아가기
web-daily-of = { $day }의 꿈
web-resume = 이어서 꿈꾸기
web-alone = 혼자
web-with = 함께: { $names }
web-turn-of = { $name } 차례
web-seats-free = 빈자리 있음
web-finished = 끝까지 꾼 꿈
web-lobby = 함께할 사람을 기다려요
web-statistics = 지금까지의 기록
web-score = { $games }판, { $wins }승, 최다 연승 { $streak }
web-form = 최근 { $games }판 중 { $wins }승
web-won-short = 깨어남
web-lost-short = 패배
web-name = 이름
web-take-name = 이 이름으로
web-rename = 바꾸기
web-fan-edition = 팬이 만든 비공식판이에요.

## 시작하기 전에

web-setup-of = { $game }: 새 판
web-players = 몇 명이 하나요?
web-company = 누구와 할까요?
web-company-around = 이 화면 앞에서 함께
web-company-around-how = 비밀 카드가 있으면 가림막을 써요
web-company-online = 온라인
web-company-online-how = 다른 사람에게 보낼 링크를 받아요
web-company-bots = 봇과 함께
web-company-bots-how = 다른 자리는 봇이 맡아요
web-seats = 누가 어디에 앉나요?
web-seat-number = { $seat }번 자리
web-seat-here = 이 화면 앞의 사람
web-seat-link = 링크로 오는 사람
web-seat-bot = 봇
web-name-of = { $player }번 플레이어의 이름
web-bot = 어느 봇
web-private = 링크를 가진 사람만 들어올 수 있어요
web-begin = 시작
web-rule = 규칙 { $rule }
web-value-auto = 자동으로
web-value-ask = 물어보기
web-value-shuffle = 항상 섞기
web-value-skip = 하지 않기
web-value-allow = 허용
web-value-forbid = 금지
web-value-partial = 있는 만큼
web-value-lose = 지게 됨
web-value-before = 전에
web-value-after = 후에
web-value-keep = 가질 수 있음
web-value-give = 동료에게
web-value-own = 내 문만
web-value-team = 누구의 문이든
web-value-silent = 비공개
web-value-open = 공개
web-value-drawn = 뽑은 순서대로
web-value-reversed = 거꾸로
web-value-six = 6장
web-value-locale = 장소 번호만큼
web-value-path = 길
web-value-group = 무리
web-value-random = 무작위로
web-value-draft = 둘 중에서
web-value-free = 모두 중에서
web-value-global = 서로 잇는 길
web-value-local = 각각의 열린 변
web-value-each-step = 지나는 곳마다
web-value-last-step = 멈추는 곳에서만
web-value-each = 모두와
web-value-one = 한 번만
web-value-again = 다시
web-value-never = 절대 안 해요
web-value-always = 언제나

## 테이블

web-log = 지금까지의 꿈
web-log-short = 진행 기록
web-log-empty = 아직 아무 일도 없어요.
web-undo = 되돌리기
web-hint = 힌트
web-result = 결과
web-give-up = 포기하기
web-give-up-title = 이 판을 포기할까요?
web-give-up-lost = 판이 여기서 끝나고 진 것으로 기록돼요.
web-give-up-nothing = 판이 여기서 끝나요. 아직 아무것도 정하지 않아서 기록에는 남지 않아요.
web-give-up-company = 봇이 자리를 이어받아 다른 사람들과 계속해요. 이미 무언가를 정했다면 진 것으로 기록돼요.
web-give-up-sure = 포기할게요
web-give-up-not = 계속할게요
web-known = 알고 있는 것
web-people = 테이블에 있는 사람
web-you = 나
web-here = 자리에 있음
web-away = 자리를 비움
web-turn = 결정할 차례
web-seat-free = 빈자리
web-lent = 지금은 { $bot } 봇이 맡고 있어요
web-lend = 봇에게 맡기기
web-lend-back = 다시 직접 하기
web-mute = 대화 막기
web-unmute = 대화 허용
web-send-away = 내보내기
web-chosen-seed = 시드를 골라서 연 테이블이에요. 연 사람은 카드를 알고 있을 수 있고, 이 게임은 통계에 들어가지 않아요.
web-chat = 대화
web-chat-say = 하고 싶은 말
web-send = 보내기
web-waiting-for = { $name } 님을 기다려요 …
web-waiting-seats = 자리가 모두 차면 시작해요.
web-asks = { $name }: { $question }
web-fill-seats = 빈자리는 봇에게 맡기기
web-invite = 함께할 사람에게 이 링크를 보내세요.
web-copy-link = 링크 복사
web-copied = 링크를 복사했어요.
web-copy-failed = 링크를 복사하지 못했어요. 주소창에서 복사해 주세요.
web-looking-on = 구경하고 있어요.
web-sit = 앉아서 함께하기
web-reconnecting = 연결이 끊겼어요. 다시 연결하고 있어요 …
web-sending = 보내는 중: { $action } …
web-one-at-a-time = 잠시만 기다려 주세요. 아직 보내는 중이에요: “{ $action }”
web-past = { $moment }번째 순간이에요.
web-now = 현재로 돌아가기
web-since = 지난 내 차례 이후
web-to-now = 지금으로
web-next = 다음
web-choices = 선택지
web-asked = 지금 묻는 것
web-undo-waiting = 되돌려도 되는지 다른 사람에게 묻고 있어요.
web-undo-asked = { $name } 님이 마지막 행동을 되돌리고 싶어 해요.
web-undo-agree = 좋아요, 되돌려요
web-undo-keep = 아니요, 그대로 둬요
web-undo-declined = 다른 플레이어가 동의하지 않아 그대로 두어요.
web-your-turn = 내 차례
web-joined = { $name } 님이 자리에 앉았어요.
web-left-table = { $name } 님이 자리를 떠났어요.
web-back-again = { $name } 님이 돌아왔어요.
web-sure-title = 이렇게 할까요?
web-sure = 할게요
web-sure-not = 안 할래요
web-best = 가장 좋음
web-hint-best = 가장 좋은 선택: { $action }, { $percent }%
web-rules-back = 보던 곳으로 돌아가기
web-curtain = { $name } 님의 차례예요
web-curtain-look-away = 다른 사람은 화면을 보지 마세요.
web-curtain-lift = { $name } 본인이에요

## 끝

web-won = 꿈에서 깨어났어요
web-lost = 꿈속에 갇혔어요
web-winner = { $name } 승리
web-given-up = 포기한 판
web-given-up-how = 꿈을 끝까지 꾸지 않고 떠났어요.
web-points = { $name }: { $points }점
web-again = 새로운 꿈
web-again-offered = { $name } 님이 한 판 더 하고 싶어 해요.
web-again-join = 함께하기
web-same-deal = 같은 배치로 다시
web-replay = 돌아보기
web-share = 링크 복사
web-save-record = 기록 저장
web-review = 복기
web-verify = 운은 공정했나요?
web-verify-check = 확인하기
web-seed-later = 시드는 하루가 지나면 볼 수 있어요.
web-curve = 이길 확률: { $first }에서 { $last }까지
web-curve-point = { $decision }번째 결정: { $played }, 그 뒤 { $chance }
web-curve-how = 점을 누르면 그 순간으로 가요. 화살표 키로 점 사이를 옮겨 다녀요. 동그라미는 손해 본 선택이에요.
web-turning-points = 운이 바뀐 순간
web-turning-point = { $decision }번째 결정: “{ $played }” 다음에 확률이 { $luck }%p 바뀌었어요
web-costly-choices = 가장 손해 본 선택
web-costly-choice = { $decision }번째 결정: { $played } ({ $cost }%p). 더 나은 선택: { $better }
web-no-costly-choices = 크게 손해 본 선택이 없어요. 잘했어요.
web-reviewing = 모든 결정을 되짚어 보는 중이에요…
web-luck-and-skill = 운: { $luck }%p. 내 선택: { $skill }%p.
web-signed-points = { $sign }{ $points }

## 돌아보기

web-first = 처음으로
web-back = 한 걸음 뒤로
web-forward = 한 걸음 앞으로
web-last = 끝으로
web-run = 재생
web-pause = 멈춤
web-moment = 순간
web-eyes = 누구의 눈으로

## 규칙

web-rules = 규칙
web-rules-of = { $game } 규칙

## 오니림

web-left = { $cards }장 남음
web-nightmares = 악몽 { $nightmares }장
web-discarded = 버린 카드 · { $cards }
web-open-discard = 버린 카드 { $cards }장 살펴보기
web-doors-found = { $all }장 중 { $doors }장
web-doors-of = { $name }의 문
web-row-of = { $name }의 줄
web-cards-of = { $name }의 카드
web-open-cards = 공개된 카드
web-row-empty = 여기서 줄이 시작돼요. 어떤 기호이든 좋아요.
web-not-again = { $symbol ->
    [s] 해만 빼고 모두
    [m] 달만 빼고 모두
   *[k] 열쇠만 빼고 모두
}
web-third-card = 문이 열려요
web-cannot-play = 지금은 내려놓을 수 없음
web-discard = 버리기
web-prophecy = 예언
web-win-chance = 이길 확률 { $percent }%
web-prophecy-how = 뽑고 싶은 순서대로 카드를 끌어다 놓고, 한 장은 오른쪽으로 보내세요. 그 카드는 버려져요.
web-order-how = 뽑고 싶은 순서대로 카드를 끌어다 놓으세요.
web-prophecy-keys = 키보드: 화살표로 옮기고 D로 버려요.
web-order-keys = 키보드: 화살표로 옮겨요.
web-hint-drop = 버리면 { $chance }
web-hint-next = 다음에 오면 { $chance }
web-hint-drop-how = 카드마다 그 카드를 버릴 때의 이길 확률이에요.
web-hint-next-how = 카드마다 그 카드를 다음에 되돌릴 때의 이길 확률이에요.
web-drawn-nth = { $place ->
    [1] 첫째
    [2] 둘째
    [3] 셋째
    [4] 넷째
   *[other] 다섯째
}
web-goes-away = 버림
web-drop-here = 한 장을 여기에
web-order-away = { $card }: 버림
web-order-place = { $card }: { $place }번째로 뽑음
web-confirm = 이대로 하기
web-do-it-anyway = 그래도 하기
web-pay-key = 열쇠
web-pay-door = 문
web-pay-deck = 더미
web-pay-hand = 손패
web-pay-this = 바치기
web-why-not = 왜 안 되나요?
web-cost-key = 열쇠 1장을 버려요. 예언은 없어요.
web-cost-door = 내 문 1장이 림보로 갔다가 더미로 돌아가요.
web-cost-deck = 더미 맨 위 { $cards }장을 공개해요. 방 카드는 버려요.
web-cost-hand = { $cards }장을 모두 버리고 새로 뽑아요.

## 배우기

web-tutorial-step = { $all }단계 중 { $step }단계
web-tutorial-follow = 아직이에요. 먼저 안내대로 해 보세요.
web-tutorial-play = 꿈속이에요. 밖으로 나가려면 문 여덟 장을 모아야 해요. 턴마다 방 카드를 한 장씩 줄에 내려놓아요. 갈색 해를 내려놓으세요. 클릭하거나 줄로 끌어다 놓으면 돼요.
web-tutorial-golden = 골든 룰: 같은 기호를 연달아 내려놓을 수 없어요. 해 다음에는 달이나 열쇠예요. 갈색 달을 내려놓으세요.
web-tutorial-series = 같은 색 3장을 이으면 그 색 문이 열려요. 두 번째 갈색 해를 내려놓으세요.
web-tutorial-key = 갈색 문을 얻었어요! 이번에는 열쇠예요. 열쇠를 버리면 더미 맨 위 5장을 볼 수 있어요. 녹색 열쇠 아래의 ‘예언’을 누르세요.
web-tutorial-prophecy = 악몽 두 장과 문 한 장이 보여요. 악몽 한 장을 버리고 나머지 순서를 정하세요. 갈색 문을 맨 앞에, 그다음 빨간 해 두 장, 악몽은 맨 뒤예요.
web-tutorial-order = 갈색 문을 맨 앞에, 그다음 빨간 해 두 장, 악몽은 맨 뒤예요.
web-tutorial-open = 문을 뽑았고 그 색 열쇠도 있어요. 열쇠를 버리면 이 문도 얻어요.
web-tutorial-on = 벌써 문이 두 장이에요! 마지막 카드가 해이니 빨간 달을 내려놓으세요. 곧 아까 놓아둔 악몽이 나와요. 준비하세요.
web-tutorial-nightmare = 악몽에는 대가를 바쳐야 해요. 열쇠, 문, 더미 맨 위 카드, 손패 중 하나예요. 녹색 열쇠를 바치세요.
web-tutorial-done-title = 이제 다 배웠어요
web-tutorial-done = 문이 여섯 장 남았어요. 카드를 뽑아야 하는데 더미가 비어 있으면 져요. 이제 혼자 이어서 해 보세요. 이 꿈은 이제 당신의 꿈이에요.

## 간단한 판

web-dream-world = 꿈의 세계
web-asleep = { $name } (잠듦)
web-mr-nightmare = 악몽 씨
web-passages = 길
web-passages-red = 악몽 조각이 있는 길
web-supplies = 공급처
web-card-power = 능력: { $power }
web-card-stored = 위에 놓인 { $shard }
web-tree = 나무
web-dreamer = 꿈꾸는 이
web-mountain = 산
web-entry = 입구
web-abilities = 능력
web-maze = 미궁: 통로가 이어지는 곳과 놓인 것
web-event-laid = { $place }에 타일: { $ways } 연결
web-event-turned = { $place }의 타일을 돌림: { $ways } 연결
web-fold-place-shard = { $shard } 놓을 곳:
web-fold-lay-tile = { $cell }에 타일을 놓아 이을 곳:
web-fold-move = 이동할 곳:
web-fold-trap = 함정을 놓을 곳:
web-maze-what = 그림에서 무엇을 고를지
web-maze-move = 이동: 통로를 고르세요
web-maze-to = 통로를 고르세요
web-maze-trap = 함정 놓기: 통로를 고르세요
web-maze-place = 건설: 칸을 고르고 타일을 돌려서 놓으세요
web-maze-turn = 타일 돌리기: 타일을 고르세요
web-maze-tile = 타일을 고르세요
web-maze-cell = { $cell } 칸
web-maze-nearer = 더 가까이
web-maze-further = 더 멀리
web-maze-left = 왼쪽으로 돌리기
web-maze-right = 오른쪽으로 돌리기
web-maze-lay = { $cell } 칸에 놓기
