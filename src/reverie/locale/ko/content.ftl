### 콘텐츠 파일, 곧 게임 상자에 든 것을 적은 파일에 대해 하는 말.

## 명령줄

cli-content = 콘텐츠 파일, 곧 게임 상자에 든 것을 적은 파일을 다뤄요.
cli-check = 콘텐츠 파일을 검사해요. FILE을 쓰지 않으면 Reverie에 딸린 파일을 봐요.
cli-flag-advice = 우리 세트가 따르는 권장 사항과 다른 곳도 알려 줘요.

error-content = 파일에 잘못된 곳이 { $faults }군데 있어요. 바로잡으면 게임에 쓸 수 있어요.
error-content-game = “{ $game }”: 콘텐츠 파일이 없는 게임이에요. 콘텐츠 파일이 있는 게임: { $known }.

content-good-dreamscape = { $file }: 올바른 파일이에요. “{ $name }” 세트: 풍경 카드 { $cards }장(레벨 I: { $first }장, 레벨 II: { $second }장, 레벨 III: { $third }장), 꿈 토큰 { $tokens }개, 꿈 조각 { $shards }개, 악몽 조각 { $red }개.
content-as-advised = 권장 사항도 모두 따르고 있어요.
content-advice = { $text } (권장 사항일 뿐이에요)

## 법칙: 형식

content-utf8 = UTF-8로 적힌 글이 아니에요.
content-too-big = 콘텐츠 파일이라기엔 너무 커요.
content-json-value = JSON이 아니에요: 여기에 값이 빠졌어요.
content-json-text = JSON이 아니에요: 글은 같은 줄에서 끝나야 하고, 그 안의 따옴표나 역슬래시 앞에는 역슬래시를 붙여야 해요.
content-json-next = JSON이 아니에요: 여기에 쉼표나 닫는 괄호가 빠졌어요.
content-json-colon = JSON이 아니에요: 항목 이름 뒤에는 쌍점이 와야 해요.
content-json-name = JSON이 아니에요: 따옴표로 묶은 항목 이름이 빠졌거나 쉼표가 하나 더 있어요.
content-json-rest = JSON이 아니에요: 파일이 이 앞에서 끝났어야 해요.
content-json-end = JSON이 아니에요: 괄호를 다 닫기 전에 파일이 끝났어요.
content-json-deep = 괄호 안에 괄호가 너무 많아요.
content-root = 파일 전체가 중괄호로 묶인 객체 하나여야 해요.
content-field-repeated = “{ $field }” 항목이 두 번 나왔어요.
content-field-unknown = “{ $field }”: 여기에는 그런 항목이 없어요. 쓸 수 있는 항목: { $known }.
content-field-missing = “{ $field }” 항목이 빠졌어요.
content-form = { $form ->
    [object] “{ $field }” 항목은 중괄호로 묶은 객체여야 해요.
    [list] “{ $field }” 항목은 대괄호로 묶은 목록이어야 해요.
    [text] “{ $field }” 항목은 따옴표로 묶은 글이어야 해요.
    [number] “{ $field }” 항목은 정수여야 해요.
   *[flag] “{ $field }” 항목은 true나 false여야 해요.
}
content-range = “{ $field }” 항목은 { $least }부터 { $most }까지의 정수여야 해요.
content-word = “{ $value }”: { $field } 항목에 쓸 수 없어요. 영문 소문자, 숫자, 붙임표로 40자까지 적으세요.
content-pair = “{ $field }” 항목은 숫자 두 개여야 해요.
content-format = format 항목은 “{ $wanted }” 값이어야 해요.
content-version = 이 파일은 버전 { $found }인데, 지금 쓰는 Reverie는 버전 { $known }만 읽을 수 있어요.
content-id-place = 여기 id는 “{ $wanted }” 값이어야 하는데 “{ $id }” 값이에요. 목록에 놓인 순서대로 불러요.

## 법칙: 꿈의 세계, 작업실, 공급처

content-powers-count = 장소가 { $wanted }곳이니 능력도 { $wanted }개여야 하는데 { $found }개예요.
content-power-unknown = “{ $value }”: 그런 능력은 없어요. 쓸 수 있는 능력: { $known }.
content-power-repeated = “{ $power }” 능력을 가진 장소가 두 곳이에요.
content-edge-loop = { $locale }번 장소에서 같은 장소로 이어지는 길이에요.
content-edge-repeated = { $one }번과 { $other }번을 잇는 길이 두 번 나왔어요.
content-edge-missing = { $one }번과 { $other }번을 잇는 길이 빠졌어요. 악몽이 시작되는 곳이에요.
content-board-split = 1번 장소에서 갈 수 없는 곳이 있어요: { $locales }.
content-dots-count = 장소마다 조각 칸은 { $wanted }개인데 { $found }개가 적혀 있어요.
content-dots-order = 점은 왼쪽에서 오른쪽으로 갈수록 줄면 안 돼요. 빈칸이 생겨요.
content-dots-first = 열쇠 칸은 점이 2개여야 해요. 어느 게임에서나 채우는 칸이에요.
content-shards-few = 조각이 { $found }개뿐이라 4인 게임을 준비할 수 없어요. { $least }개가 필요해요.

## 법칙: 풍경 카드

content-cards-few = 레벨 { $level } 카드가 { $found }장이에요. { $least }장 이상 필요해요.
content-cards-many = 카드가 { $found }장이에요. { $most }장까지만 쓸 수 있어요.
content-name-missing = 이름이 없어요. 다음 언어 가운데 하나로라도 지어 주세요: { $known }.
content-name = “{ $value }”: 이름으로 쓸 수 없어요. 앞뒤 공백 없이 보이는 글자로 1자부터 { $most }자까지 적으세요.
content-row-length = 이 줄은 { $found }칸인데 첫 줄은 { $wanted }칸이에요. 카드에 없는 칸은 점으로 적으세요.
content-pattern-empty = 풍경이 비어 있어요.
content-cell = “{ $cell }”: 읽을 수 없어요. RRW처럼 조각을 아래에서 위로 적고, 나무는 +T, 꿈꾸는 이는 +D를 붙이세요.
content-cell-colour = “{ $cell }”: 풍경에는 { $known }만 쓸 수 있어요.
content-cell-high = 조각을 { $found }개 쌓을 수는 없어요. { $most }개까지만 쌓을 수 있어요.
content-dreamer-tree = “{ $cell }”: 나무가 있는 칸에는 꿈꾸는 이가 설 수 없어요.
content-dreamers = { $found ->
    [0] 꿈꾸는 이가 없어요. 서야 할 칸에 +D를 붙이세요.
   *[other] 꿈꾸는 이는 하나뿐인데 { $found }칸에 서 있어요.
}
content-pattern-big = { $rows } × { $columns }칸 풍경은 작업실에 들어가지 않아요.
content-pattern-shards = 이 풍경에는 { $colour } 조각이 { $needed }개 드는데, 상자에는 { $there }개뿐이에요.
content-pattern-trees = 이 풍경에는 나무가 { $needed }그루 드는데, 가장 적을 때는 { $there }그루뿐이에요.

## 법칙: 토큰

content-tokens-few = 악몽 없는 게임에서는 토큰 { $least }개를 뽑는데, 뽑을 수 있는 토큰이 { $found }개뿐이에요.
content-tokens-many = 토큰이 너무 많아요. { $most }개까지만 쓸 수 있어요.
content-kind-unknown = “{ $value }”: 그런 토큰 종류는 없어요. 쓸 수 있는 종류: { $known }.
content-slot-missing = “{ $kind }” 토큰에는 색이 필요해요. "colour_slot": true라고 적으세요.
content-slot-extra = “{ $kind }” 토큰에는 색이 없어요. “colour_slot” 항목을 빼세요.
content-nightmare-only = “{ $kind }” 토큰은 악몽 변형에서만 뜻이 있어요. "nightmare_only": true라고 적으세요.
content-scale-empty = 점수표가 비어 있어요.
content-scale-count = “{ $value }”: 1부터 { $most }까지의 조각 수가 아니에요.
content-scale-order = 점수표의 조각 수는 점점 커져야 해요: { $count }의 자리가 잘못됐거나 두 번 나왔어요.
content-scale-falling = 조각이 많아지는데 점수가 줄면 안 돼요: { $last }점 다음에 { $points }점이 나왔어요.

## 권장 사항

content-advice-level-count = 레벨 { $level } 카드가 { $found }장이에요. 우리 세트에는 { $wanted }장 있어요.
content-advice-quota = “{ $power }” 능력 카드가 { $found }장이에요. 우리 세트에는 { $wanted }장 있어요.
content-advice-level-quota = 레벨 { $level }에 “{ $power }” 능력 카드가 { $found }장이에요. { $least }장 이상이면 좋아요.
content-advice-demand = 카드에 드는 조각의 { $asked }%가 { $colour }인데, 주머니에는 { $there }%예요.
content-advice-kind-count = “{ $kind }” 토큰이 { $found }개예요. 우리 세트에는 { $wanted }개 있어요.
content-advice-entry-middle = 입구는 보통 맨 아랫줄 가운데 칸이에요.
content-advice-box = 풍경이 { $rows } × { $columns }칸에 걸쳐 있어요. { $most } × { $most }칸이면 넉넉해요.
content-advice-split = 풍경이 한 덩어리로 이어져 있지 않아요.
content-advice-twin = { $other } 카드의 풍경을 돌리거나 뒤집은 것과 같아요.
content-advice-cells = 풍경이 { $found }칸이에요. 레벨 { $level }에서는 { $least }칸부터 { $most }칸까지 써요.
content-advice-size = 조각과 나무가 모두 { $found }개 들어요. 레벨 { $level }에서는 { $least }개부터 { $most }개까지 써요.
content-advice-height = 조각이 { $found }층까지 쌓였어요. 레벨 { $level }에서는 { $most }층까지만 쌓아요.
content-advice-trees = 나무가 { $found }그루 들어요. 레벨 { $level }에서는 { $most }그루까지만 써요.
content-advice-points = 카드가 { $found }점인데, 크기로 보면 { $wanted }점쯤이 알맞아요.
content-advice-points-rise = 카드가 { $found }점으로, 레벨 { $level } 최고점({ $highest }점)보다 높지 않아요.
content-advice-language = 이 언어로 된 이름이 없어요: { $language }.
content-advice-same-name = { $other } 카드와 이름이 같아요.
