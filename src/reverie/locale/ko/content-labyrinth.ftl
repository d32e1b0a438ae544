### 라비린스의 콘텐츠 파일에 대해 하는 말. 모든 게임에 함께 쓰는 것은 content.ftl에 있어요.

content-good-labyrinth = { $file }: 올바른 파일이에요. “{ $name }” 세트: 타일 { $tiles }개, 함정 { $kinds }종 { $traps }개, 아이템 { $items }개, 사건 { $events }장, 캐릭터 { $characters }명.
content-no-advice = 이 게임에는 법칙만 있고 권장 사항은 없어요.

content-count = “{ $field }”에 { $found }개가 있어요. { $least }개에서 { $most }개까지여야 해요.
content-unknown = “{ $field }”에 쓸 수 없는 값이에요: “{ $value }”. 쓸 수 있는 것: { $known }.
content-centre-corner = 중앙을 { $cell }에 둘 수 없어요. 열쇠 칸이에요.
content-seats = { $players }명의 배치에는 서로 다른 출발 칸이 그만큼, 작은 수부터 있어야 해요.
content-corridor = 통로로 읽을 수 없어요: “{ $value }”. 이어지는 변을 0부터 5까지 하나씩 쓰고, 함정이 있으면 t, 상자가 있으면 c를 붙여 주세요.
content-edge-shared = 이 타일의 다른 통로와 변이 겹쳐요: “{ $value }”.
content-bridge-idle = 다리가 있다고 했지만 처음 두 통로가 엇갈리지 않아요.
content-bridge-missing = 여기서 두 통로가 엇갈려요. 처음 두 통로만 그럴 수 있고, 그러려면 "bridge": true가 필요해요.
content-last-event = 마지막 사건("last": true)은 딱 하나여야 하는데 { $found }개예요.
content-effect-place = 여기에 쓸 수 없는 효과예요: “{ $effect }”.
content-token-missing = 이 능력에는 토큰이 필요한데 캐릭터에게 토큰이 없어요.
content-characters-few = { $players }명 게임에 맞는 캐릭터가 { $found }명뿐이에요. 플레이어보다 적어도 한 명은 많아야 해요.
