### 드림스케이프.

dreamscape-title = 드림스케이프
dreamscape-players = 2~4
dreamscape-tagline = 꿈의 세계에서 조각을 모아 나만의 꿈 풍경을 만드세요.

## 조각; 조각마다 줄여 쓰는 글자가 하나씩 있어요

dreamscape-colour-W = 물
dreamscape-colour-E = 흙
dreamscape-colour-M = 풀밭
dreamscape-colour-R = 바위
dreamscape-colour-S = 움직임
dreamscape-colour-N = 악몽
dreamscape-sign-W = 물
dreamscape-sign-E = 흙
dreamscape-sign-M = 풀
dreamscape-sign-R = 바
dreamscape-sign-S = 움
dreamscape-sign-N = 악
dreamscape-shard-W = 물 조각
dreamscape-shard-E = 흙 조각
dreamscape-shard-M = 풀밭 조각
dreamscape-shard-R = 바위 조각
dreamscape-shard-S = 움직임 조각
dreamscape-shard-N = 악몽 조각

## 장소와 그 능력

dreamscape-locale-archive = 몽환의 기록관
dreamscape-locale-collector = 꿈 수집가
dreamscape-locale-tower = 방랑의 탑
dreamscape-locale-golem = 기계 골렘
dreamscape-locale-lake = 영원한 여름의 호수
dreamscape-locale-lord = 꿈의 군주
dreamscape-power-archive = 주머니에서 조각 1개 뽑기
dreamscape-power-collector = 주머니에서 2개를 뽑아 장소에 놓기
dreamscape-power-tower = 작업실에서 조각 1~2개 되가져오기
dreamscape-power-golem = 작업실의 조각을 세 번까지 옮기기
dreamscape-power-lake = 한 장소의 조각 순서 바꾸기
dreamscape-power-lord = 한 더미의 카드를 보고 1장 갖기

## 꿈 토큰의 종류; $colour는 조각의 글자이거나 비어 있어요

dreamscape-of-W = 물
dreamscape-of-E = 흙
dreamscape-of-M = 풀밭
dreamscape-of-R = 바위
dreamscape-of-S = 움직임
dreamscape-of-N = 악몽
dreamscape-of-colour = { $colour ->
    [W] { dreamscape-of-W }
    [E] { dreamscape-of-E }
    [M] { dreamscape-of-M }
    [R] { dreamscape-of-R }
    [S] { dreamscape-of-S }
   *[other] 정해진 색
}
dreamscape-token-most_cards = 완성한 카드가 가장 많음
dreamscape-token-most_two_stacks = 정확히 2개를 쌓은 곳이 가장 많음
dreamscape-token-dreamer_farthest = 꿈꾸는 이가 입구에서 가장 멀리 있음
dreamscape-token-most_shards = 조각이 가장 많음
dreamscape-token-fewest_empty = 빈칸이 가장 적음. 빨간 조각은 빈칸으로 침
dreamscape-token-no_nightmare = 악몽 조각이 없음
dreamscape-token-most_of_colour = { dreamscape-of-colour } 조각이 가장 많음
dreamscape-token-most_single_spaces = { dreamscape-of-colour } 조각 하나만 놓인 칸이 가장 많음
dreamscape-token-scale_of_colour = { dreamscape-of-colour } 조각이 많을수록 높은 점수
dreamscape-token-longest_path = 맨 위의 { dreamscape-of-colour } 조각으로 이은 가장 긴 길
dreamscape-token-dreamer_group = 꿈꾸는 이 곁에 이어진 맨 위의 { dreamscape-of-colour } 조각마다. 산 위에서는 2배

## 테이블

dreamscape-round = { $phase ->
    [last] 마지막 조각
   *[other] 라운드 { $round }/{ $rounds }
}
dreamscape-phase = { $phase ->
    [wander] 방랑
    [create] 창조
    [last] 창조
    [over] 끝
   *[other] 게임 준비
}
dreamscape-candle = 행동 점수 { $points }점 남음
dreamscape-free-step = 꿈꾸는 이의 무료 이동 1번
dreamscape-other-passages = 다른 길
dreamscape-bag = 주머니
dreamscape-trees = 나무
dreamscape-piles = 더미
dreamscape-pool = 빨간 조각
dreamscape-tokens = 꿈 토큰
dreamscape-held = 놓을 조각
dreamscape-looked = 보고 있는 카드
dreamscape-player = { $player }번 플레이어
dreamscape-points = { $points }점
dreamscape-rank = 순서 { $rank }
dreamscape-power-ready = 장소 능력 사용 가능
dreamscape-power-used = 장소 능력 사용함
dreamscape-hands = 두 손
dreamscape-beside = 꿈꾸는 이는 작업실 밖
dreamscape-completed = 완성한 카드
dreamscape-nothing = 없음
dreamscape-hidden = 가려진 카드 { $cards }장
dreamscape-under = 레벨 { $level } 더미 밑의 아는 카드
dreamscape-legend = ⚷ 열쇠 · ◂ 여기부터 모으기 · ♟ 여행자 · ☾ 잠듦 · ☠ 악몽 씨 · ⌂ 입구 · 쌓인 조각은 아래에서 위로 · ♣ 나무 · ☺ 꿈꾸는 이 · ▲ 산, △ 이미 오른 산 · [ ] 능력 칸

## 질문

dreamscape-ask-wander = { $candle ->
    [0] 행동 점수를 다 썼어요. 능력을 쓰거나 잠드세요.
   *[other] 방랑: 행동 점수가 { $candle }점 남았어요.
}
dreamscape-ask-create = { $rule ->
    [D-60] 마지막 조각: 놓기, 나무 심기, 걷기, 바꾸기를 할 수 있어요.
   *[other] 창조: 조각 놓기, 나무 심기, 걷기, 바꾸기, 카드 쓰기를 할 수 있어요.
}
dreamscape-ask-settle = 악몽 조각은 작업실에 놓아야 해요. 어디에 놓을까요?
dreamscape-ask-walk = 꿈꾸는 이가 걷고 있어요. 어디로 갈까요?
dreamscape-ask-tower = { $left ->
    [1] 방랑의 탑: 조각을 하나 더 가져오거나 그만두세요.
   *[other] 방랑의 탑: 어느 조각을 되가져올까요?
}
dreamscape-ask-golem = 기계 골렘: { $left }번 더 옮길 수 있어요.
dreamscape-ask-lay = 꿈 수집가: 어느 조각을 어느 장소에 놓을까요?
dreamscape-ask-stir = 영원한 여름의 호수: 어느 장소의 순서를 바꿀까요?
dreamscape-ask-next = { $locale }번 장소({ $name })에서 열쇠 칸부터 오른쪽으로, 다음에 올 조각은 무엇인가요?
dreamscape-ask-pile = { $rule ->
    [D-57] 꿈의 군주: 어느 더미에서 { $cards }장을 볼까요?
   *[other] 카드 { $cards }장을 뽑을 수 있어요. 어느 더미에서 뽑을까요?
}
dreamscape-ask-keep = { $rule ->
    [D-6] 이 중 1장을 가지세요.
   *[other] 이 중 1장을 갖거나, 모두 되돌려 놓으세요.
}
dreamscape-ask-complete = 완성된 풍경이 여럿이에요. 어느 카드를 먼저 처리할까요?
dreamscape-ask-retain = 완성한 카드 위에 어느 조각을 남길까요? 다른 하나는 주머니로 가요.
dreamscape-ask-sow = 악몽 씨가 { $locale }번 장소({ $name })로 와요. 어느 장소로 가는 길에 빨간 조각을 남길까요?

## 행동

dreamscape-do-collect = 내 장소의 맨 오른쪽 조각 모으기
dreamscape-do-go = { $cost ->
    [0] { $locale }번 장소({ $name })로 무료로 가기
   *[other] { $locale }번 장소({ $name })로 가기
}
dreamscape-do-power = 내 장소의 능력 쓰기
dreamscape-do-sleep = 잠들기: 방랑을 마침
dreamscape-do-use = { $card } 카드에 { $shard }을 놓고 능력 쓰기: { $power }
dreamscape-do-store = { $shard }을 { $card } 카드에 다음 라운드까지 맡기기
dreamscape-do-place = { $shard }을 { $space } 칸에 놓기
dreamscape-do-enter = 꿈꾸는 이를 작업실에 들이기
dreamscape-do-walk = { $cost ->
    [0] 꿈꾸는 이를 { $space } 칸으로 무료로 옮기기
   *[other] 꿈꾸는 이를 { $space } 칸으로 옮기기
}
dreamscape-do-stop = 여기서 멈추기
dreamscape-do-tree = 풀밭 조각을 버리고 { $space } 칸에 나무 심기
dreamscape-do-swap = { $price ->
    [3] 악몽 조각 3개를 버리고 주머니에서 { $shard } 가져오기
   *[other] { $paid } 조각 2개를 버리고 주머니에서 { $shard } 가져오기
}
dreamscape-do-done = 그만하기
dreamscape-do-take = { $space } 칸의 맨 위 조각을 두 손으로 가져오기
dreamscape-do-shift = { $shards ->
    [1] { $space } 칸의 맨 위 조각을 { $target } 칸으로 옮기기
   *[other] { $space } 칸의 아래에서 { $height }번째 조각을 위에 있는 것과 함께 { $target } 칸으로 옮기기
}
dreamscape-do-lay = { $shard }을 { $locale }번 장소({ $name })에 놓기
dreamscape-do-stir = { $locale }번 장소({ $name })의 순서 바꾸기
dreamscape-do-next = 다음은 { $shard }
dreamscape-do-pile = 레벨 { $level } 더미에서 뽑기
dreamscape-do-pile-none = 카드를 뽑지 않기
dreamscape-do-keep = { $card } 갖기
dreamscape-do-keep-none = 아무것도 갖지 않기
dreamscape-do-complete = { $card } 먼저 완성하기
dreamscape-do-retain = { $shard } 남기기
dreamscape-do-sow = { $locale }번 장소({ $name })로 가는 길에
dreamscape-do-clear = { $space } 칸을 비워 악몽 조각 놓을 자리 만들기

## 있었던 일

dreamscape-event-rank = 순서 { $rank }
dreamscape-event-round = 시계가 한 칸 나아감
dreamscape-event-find = 주머니에서 뽑음: { $shard }
dreamscape-event-gather = 장소에 놓으려고 뽑음: { $shard }
dreamscape-event-collect = { $locale }번 장소({ $name })에서 모음: { $shard }
dreamscape-event-go = { $locale }번 장소({ $name })로 감
dreamscape-event-cross = 길에서 주움: { $shard }
dreamscape-event-power = { $locale }번 장소({ $name })의 능력을 씀
dreamscape-event-sleep = { $locale }번 장소({ $name })에서 잠듦
dreamscape-event-sow = { $locale }번 장소({ $name })로 가는 길에 빨간 조각이 놓임
dreamscape-event-use = { $card } 카드의 능력을 씀, 놓은 조각: { $shard }
dreamscape-event-store = { $card } 카드에 맡김: { $shard }
dreamscape-event-recover = { $card } 카드에서 돌아옴: { $shard }
dreamscape-event-place = { $space } 칸에 놓음: { $shard }
dreamscape-event-take = { $space } 칸에서 되가져옴: { $shard }
dreamscape-event-enter = 꿈꾸는 이가 { $space } 칸으로 들어옴
dreamscape-event-walk = 꿈꾸는 이가 { $space } 칸으로 걸어감
dreamscape-event-stop = 꿈꾸는 이가 { $space } 칸에 멈춤
dreamscape-event-plant = { $space } 칸에 나무를 심음
dreamscape-event-swap = 바꾸어 가져옴: { $shard }
dreamscape-event-discard = 주머니로 돌아감: { $shard }
dreamscape-event-clear = { $space } 칸을 비움
dreamscape-event-shift = { $space } 칸에서 { $target } 칸으로 옮김: 조각 { $shards }개
dreamscape-event-lay = { $locale }번 장소({ $name })에 놓음: { $shard }
dreamscape-event-stir = { $locale }번 장소({ $name })의 순서를 바꿈
dreamscape-event-draw = 레벨 { $level } 더미에서 카드 { $cards }장을 뽑음
dreamscape-event-look = 뽑음: { $card }
dreamscape-event-keep = 가짐: { $card }
dreamscape-event-complete = 완성: { $card }
dreamscape-event-token = 꿈 토큰 달성: { $goal }
dreamscape-event-score = { $rule ->
    [D-31] 나무로 { $points }점
    [D-37] 물에서 { $points }점
    [D-40] 산에서 { $points }점
    [D-46] 카드로 { $points }점
    [D-49] 완성하지 못한 카드로 { $points }점
    [D-62] 꿈 토큰으로 { $points }점
    [D-77] 악몽 조각을 밟아 { $points }점
    [D-80] 악몽 조각으로 { $points }점
   *[other] { $points }점
}
dreamscape-event-end = 꿈이 끝남

dreamscape-named = “{ $name }”
dreamscape-card-hidden = 레벨 { $level } 카드 1장

## 끝

dreamscape-end-D-61 = 밤이 지나갔어요. 점수가 가장 높은 사람이 푹 자요. 동점이면 카드를 더 많이 완성한 사람이 이겨요.
dreamscape-end-D-80 = 밤이 지나갔어요. 점수가 가장 높은 사람이 푹 자요. 동점이면 악몽 조각이 적은 사람이, 그래도 같으면 카드를 더 많이 완성한 사람이 이겨요.

## 옵션

dreamscape-option-players = 플레이어 수.
dreamscape-option-nightmare = 악몽 씨와 빨간 조각을 넣어 게임해요.
dreamscape-option-simultaneous = 모두 함께 창조할 때처럼, 꿈의 세계에 쓰는 카드 능력은 방랑에서만 쓸 수 있어요.
dreamscape-option-rounds = 라운드 수.
dreamscape-option-place_white = 움직임 조각도 작업실에 놓을 수 있어요.
dreamscape-option-allow_mirror = 풍경을 거울에 비친 모양으로 만들어도 돼요.
dreamscape-option-swap_red = 같은 색 조각 2개를 악몽 조각과도 바꿀 수 있어요.
dreamscape-option-resume_interrupted = 카드를 완성한 뒤에도 탑이나 골렘의 남은 능력을 이어서 써요. 끄면 나머지는 사라져요.
dreamscape-option-bottom_order = 되돌리는 카드를 뽑은 순서대로(drawn) 또는 거꾸로(reversed) 더미 밑에 넣어요.
dreamscape-option-lord_card_draw = 카드의 꿈의 군주 능력으로 6장을 보거나(six), 내 장소 번호만큼 봐요(locale).
dreamscape-option-tower_red = 방랑의 탑으로 악몽 조각도 가져올 수 있어요.
dreamscape-option-trees_in_stack_height = 꿈 토큰을 셀 때 나무도 쌓은 높이에 넣어요.
dreamscape-option-longest_path = 가장 긴 길은 갈라지면 안 되거나(path), 가장 큰 무리를 세요(group).
dreamscape-option-zero_counts = ‘가장 많음’, ‘가장 긴 길’, ‘가장 멀리 있음’ 토큰은 아무도 더 많지 않다면 0이어도 점수를 얻어요.
dreamscape-option-content = 풍경 카드와 꿈 토큰: 기본 세트(standard)나 --content로 가져온 세트를 써요.

## The board in the browser; `short` stands where there is little room

dreamscape-world = 꿈의 세계
dreamscape-mr-nightmare = 악몽 씨
dreamscape-standing = 현재 상황
dreamscape-short-archive = 조각 1개 뽑기
dreamscape-short-collector = 조각 2개 놓기
dreamscape-short-tower = 1–2개 되가져오기
dreamscape-short-golem = 세 번 옮기기
dreamscape-short-lake = 순서 바꾸기
dreamscape-short-lord = 6장 중 1장
dreamscape-short-collect = 모으기 · 1
dreamscape-short-keep = 갖기
dreamscape-short-complete = 이 카드 먼저
dreamscape-piece-tree = 나무
dreamscape-piece-dreamer = 꿈꾸는 이
dreamscape-piece-mountain = 산
dreamscape-piece-climbed = 이번 라운드에 오른 산
dreamscape-piece-entry = 입구
dreamscape-free = 무료
dreamscape-cost = 행동 점수 { $points }점
dreamscape-far = { $cost ->
    [0] 여기서 한 걸음씩 가면 무료
   *[other] 여기서 행동 점수 { $cost }점
}
dreamscape-red-on-way = 길에 악몽 조각이 있음
dreamscape-full-hand = 같은 조각 2개: 장소에서 더는 못 모아요
dreamscape-not-now = 지금은 안 돼요
dreamscape-verb-collect = 모으기
dreamscape-verb-power = 능력
dreamscape-verb-sleep = 잠들기
dreamscape-verb-enter = 꿈꾸는 이 들이기
dreamscape-verb-walk = 걷기
dreamscape-verb-plant = 나무 심기
dreamscape-verb-swap = 바꾸기
dreamscape-verb-store = 보관
dreamscape-verb-use = 카드 능력
dreamscape-verb-done = 여기까지
dreamscape-swap-note = 같은 조각 2개를 다른 조각으로
dreamscape-store-note = 카드 위에, 다음 라운드까지
dreamscape-points-lost = 행동 점수 { $points }점 사라짐
dreamscape-shards-lost = 조각 { $shards }개를 주머니로
dreamscape-up-to = 최대 +{ $points }
dreamscape-in-hand = { $spaces ->
    [0] 집은 조각: { $shard }
   *[other] 집은 조각: { $shard } · 놓을 곳 { $spaces }군데
}
dreamscape-lifted = 들어 올렸어요. 더 들려면 더미를 한 번 더 누르세요.
dreamscape-lay-back = 내려놓기
dreamscape-look-deep = 입체
dreamscape-look-above = 위에서
dreamscape-look-turn = 돌리기
dreamscape-nearest = 가장 가까움
dreamscape-nearness = { $pieces }개 중 { $done }개 완성
dreamscape-in-the-way = 먼저 치울 것
dreamscape-level = 레벨 { $level }
dreamscape-top-of-completed = 완성한 카드의 맨 위
dreamscape-studio-of = 작업실: { $name }
dreamscape-open-studio = 작업실 보기: { $name }
dreamscape-open-points = { $points }점: 어디서 얻었는지 보기
dreamscape-open-all-points = 점수: 어디서 얻었는지 보기
dreamscape-points-by-source = 점수 내역
dreamscape-if-now = 지금 끝난다면
dreamscape-source-cards = 풍경
dreamscape-source-water = 물 위를 걸음
dreamscape-source-mountains = 산에 오름
dreamscape-source-trees = 나무
dreamscape-source-nightmares = 악몽 조각을 밟음
dreamscape-source-tokens = 꿈 토큰
dreamscape-source-unfinished = 완성하지 못한 풍경
dreamscape-source-red = 작업실의 악몽 조각
dreamscape-source-all = 총점
dreamscape-source-expected = 지금 끝난다면 총점
dreamscape-lake-order = 열쇠부터 손까지 새 순서
dreamscape-lake-was = 이전
dreamscape-lake-becomes = 이후
dreamscape-lake-how = 조각 두 개를 차례로 누르거나 ← → 키를 쓰세요. 첫 조각이 열쇠예요.
dreamscape-lake-confirm = 이대로 하기
dreamscape-tab-world = 세계
dreamscape-tab-studio = 작업실
dreamscape-tab-cards = 카드
dreamscape-tab-others = 모두
