### 라비린스의 함정, 아이템, 사건, 능력, 토큰이 하는 일. 효과를 이어 붙여 만든 글.
### $count는 효과의 수, $signed는 부호가 붙은 수, $at은 굴려야 하는 수.

## 글을 엮는 방법

labyrinth-sentence = { $text }.
labyrinth-both = { $one }; { $other }
labyrinth-explained = { $head }: { $text }
labyrinth-card-rules = { $once }; 그 뒤로: { $lasting }.

## 수

labyrinth-count-lives = 생명 { $count }
labyrinth-count-dazes = 기절 토큰 { $count }개
labyrinth-count-actions = 행동력 { $count }
labyrinth-count-corridors = 통로 { $count }칸
labyrinth-range = { $range ->
    [0] 내 통로
    [1] 내 통로나 이웃한 통로
   *[other] 통로 { $range }칸 안
}

## 판정

labyrinth-tests-combat = 전투 판정
labyrinth-tests-jump = 도약 판정
labyrinth-tests-trap = 함정 굴림
labyrinth-tests-golem = 골렘 판정
labyrinth-tests-other = 능력 판정
labyrinth-tests-all = 모든 판정

## 효과의 조건

labyrinth-if-attacker = 내가 건 전투일 때
labyrinth-if-defender = 상대가 건 전투일 때
labyrinth-if-rival-key = 상대가 열쇠를 지녔을 때
labyrinth-if-per-key = 지닌 열쇠 하나마다
labyrinth-conditional = { $condition } { $effect }

## 드는 것, 쌍점 앞에 붙음

labyrinth-cost-actions = { labyrinth-count-actions }
labyrinth-cost-crystal = 수정
labyrinth-cost-token = 토큰
labyrinth-cost-turn = 차례에 한 번
labyrinth-cost-fight = 전투에 한 번
labyrinth-cost-single = 일회용

## 늘 작용함

labyrinth-effect-roll = { $tests } { $signed }
labyrinth-effect-target = { $tests }: { $at } 이상이면 성공
labyrinth-effect-rend = 나와 싸워 진 쪽은 생명을 모두 잃음
labyrinth-effect-drain = 전투에서 이기면 { labyrinth-count-lives } 회복
labyrinth-effect-ignore = 나에게 효과 없음: { $trap }
labyrinth-effect-golem-cards = 골렘을 움직일 때 카드 { $count }장을 뽑아 1장을 씀
labyrinth-effect-forbid-traps = 함정을 놓을 수 없음
labyrinth-effect-forbid-dazed = 기절한 캐릭터를 공격할 수 없음
labyrinth-effect-plans = 지을 때 타일 { $count }개를 보고 하나를 지으며, 나머지는 더미 밑에 넣음
labyrinth-effect-sanctity = 다른 캐릭터가 나에게 무료 전투를 걸 수 없음
labyrinth-effect-pursuit = 열쇠를 지닌 캐릭터가 있는 통로로 가는 이동에는 행동력이 들지 않음
labyrinth-effect-crystals = 운명의 수정 { $count }개 더
labyrinth-effect-unstable = 주사위 2개로 2가 나오면 { labyrinth-count-dazes }를 받음
labyrinth-effect-trapmaster = 함정을 놓을 때 { $count }개를 뽑아 보고 하나를 놓음
labyrinth-effect-carry = 아이템을 { $count }개 더 지닐 수 있음
labyrinth-effect-rope = { $count ->
    [0] 도약에 실패해도 생명을 잃지 않음
   *[other] 도약에 실패하면 { labyrinth-count-lives } 잃음
}
labyrinth-effect-incense = 휴식하면 내 기절 토큰을 모두 버림
labyrinth-effect-horn = 숫자 카드로 골렘을 움직일 때 { $count }칸까지 늘리거나 줄일 수 있음

## 사건의 지속 규칙

labyrinth-effect-silence = 아무도 능력을 쓸 수 없음. 이미 작용하는 것은 계속됨
labyrinth-effect-golem-further = 숫자 카드로 골렘이 { labyrinth-count-corridors } 더 감
labyrinth-effect-activate = 수정 활성화에 { labyrinth-count-actions } 필요
labyrinth-effect-fight-loss = 전투에서 지면 { labyrinth-count-lives } 잃음
labyrinth-effect-mercy = 휴식하면 { labyrinth-count-lives }도 회복하고, 기절 토큰이 없어도 휴식할 수 있음
labyrinth-effect-lucky = 수정으로 다시 굴린 굴림 { $signed }
labyrinth-effect-safe-fall = 다리에서 뛰어내리면 언제나 성공
labyrinth-effect-actions = 차례마다 { labyrinth-count-actions }
labyrinth-effect-no-traps = 함정을 더 놓을 수 없음

## 일어난 일에 답함

labyrinth-effect-add = 굴린 뒤 결과에 { $signed } ({ $tests })
labyrinth-effect-redo = 내 굴림의 주사위 하나를 다시 굴림
labyrinth-effect-evil-eye = 다른 캐릭터가 성공한 판정을 다시 하게 함: { $tests }
labyrinth-effect-vanish = 공격받으면 싸우지 않고 이웃한 통로로 가서 탐색함. 줍지는 못함
labyrinth-effect-wound = 전투에서 이기면 진 쪽이 { labyrinth-count-lives } 더 잃음
labyrinth-effect-parry = 전투에서 져도 생명을 잃지 않음
labyrinth-effect-theft = 전투에서 이기면 생명 대신 진 쪽의 아이템 하나를 가져올 수 있음
labyrinth-effect-trophy = 나와 싸운 캐릭터가 죽으면 떨어뜨린 것을 바로 주울 수 있음
labyrinth-effect-shackles = 전투에서 이기면 생명 대신 진 쪽에게 { labyrinth-count-dazes }를 줄 수 있음
labyrinth-effect-save = 전투에서 지면 주사위 2개를 굴림: { $at } 이상이면 생명을 잃지 않음
labyrinth-effect-phoenix = 마지막 생명을 잃게 될 때 { labyrinth-count-lives } 남김
labyrinth-effect-armour = 생명을 잃게 될 때 하나도 잃지 않음
labyrinth-effect-martyr = 생명을 잃게 될 때 토큰을 되가져오면, 그 토큰을 가진 캐릭터가 대신 잃음

## 내 차례에 함

labyrinth-effect-hurry = 이번 차례에 { labyrinth-count-actions } 더
labyrinth-effect-lay = 일반 통로에 토큰을 놓음({ labyrinth-range })
labyrinth-effect-give = 캐릭터에게 토큰을 줌({ labyrinth-range })
labyrinth-effect-burn = 판의 토큰을 되가져옴: 그 통로와 이웃한 통로의 다른 캐릭터가 모두 { labyrinth-count-lives } 잃음
labyrinth-effect-summon = 캐릭터가 없는 이웃한 통로에 골렘을 놓음. 이번 차례의 골렘 이동으로 침
labyrinth-effect-regain = 내려놓은 토큰 하나를 되찾음
labyrinth-effect-heal = { labyrinth-count-lives } 회복
labyrinth-effect-heal-either = 나 또는 내 통로에 있는 캐릭터의 { labyrinth-count-lives } 회복
labyrinth-effect-rebuild = 말과 열쇠가 없는 일반 타일을 치우고 그 자리에 더미 맨 위 타일을 지음
labyrinth-effect-turn = 말이 없는 일반 타일 하나를 돌림
labyrinth-effect-vortex = 말과 열쇠가 없는 일반 타일 둘의 자리를 바꿈
labyrinth-effect-illusion = 맨 위 타일을 뒷면으로 지음. 말이 들어오면 뒤집고 방향은 내가 고름
labyrinth-effect-mirage = 함정 하나를 뒷면으로 뒤집어 다른 뒷면 함정과 바꿈
labyrinth-effect-double = 캐릭터와 자리를 바꿈({ labyrinth-range }). 둘 다 탐색하되 줍지는 못함
labyrinth-effect-sermon = 내 통로의 다른 캐릭터가 모두 { labyrinth-count-dazes }를 받음
labyrinth-effect-net = 내 통로나 이웃한 통로의 캐릭터 하나는 { $at } 이상을 굴리지 못하면 { labyrinth-count-dazes }를 받음
labyrinth-effect-teleport = { $range }칸 안에 있는 타일의 통로로 가서 탐색함. 출발 칸과 중앙 칸은 안 됨
labyrinth-effect-unseal = 토큰을 되가져옴({ labyrinth-range })
labyrinth-effect-shift-trap = 함정 하나({ labyrinth-range })를 보지 않고, 그 옆의 함정도 캐릭터도 없는 통로로 옮김
labyrinth-effect-step = 행동력 없이 한 번 이동
labyrinth-effect-lantern = 이웃한 통로의 뒷면 함정 하나를 살펴봄
labyrinth-effect-change = 아무도 맡지 않은 캐릭터 중 무작위로 하나와 바꿀 수 있음

## 사건의 일회 규칙

labyrinth-effect-wound-one = 캐릭터 하나를 골라 { labyrinth-count-lives } 잃게 함
labyrinth-effect-golem-walk = 골렘을 { labyrinth-count-corridors }까지 움직임
labyrinth-effect-golem-home = 골렘이 중앙 칸으로 감
labyrinth-effect-set-trap = 함정을 하나 놓음
labyrinth-effect-light = 내 운명의 수정을 { $count }개까지 활성 면으로 뒤집음
labyrinth-effect-duel = 내 통로나 이웃한 통로의 캐릭터 하나와 무료로 싸움
labyrinth-effect-find = 아이템 하나를 뽑아 내 통로에 앞면으로 놓음
labyrinth-effect-gale = 다른 캐릭터 하나를 이웃한 통로로 옮김. 탐색하되 줍지는 못함
labyrinth-effect-wound-others = 다른 모든 캐릭터가 { labyrinth-count-lives } 잃음

## 캐릭터의 토큰이 하는 일

labyrinth-token-hellfire = 들어온 다른 캐릭터는 { $at } 이상을 굴리지 못하면 { labyrinth-count-lives } 잃음
labyrinth-token-tornado = 다음에 들어온 다른 캐릭터를 토큰 주인이 이웃한 통로로 옮기고, 토큰은 돌아옴
labyrinth-token-portal = 토큰 주인에게는 이 통로들이 모두 이웃함. 들어온 다른 캐릭터가 { $at } 이상을 굴리지 못하면 그중 다른 곳으로 옮겨짐
labyrinth-token-seal = 들어가려는 다른 캐릭터는 먼저 { $at } 이상을 굴려야 하고, 못 하면 이동에 실패함
labyrinth-token-curse = 다음 판정의 모든 굴림 { $signed }, 그 뒤 토큰은 돌아옴
labyrinth-token-martyr = 지닌 캐릭터가 토큰 주인의 손실을 대신 떠안을 수 있음
labyrinth-token-faith = 능력의 비용을 치름
labyrinth-token-armour = 능력의 비용을 치름

## 함정: 통과하려면, 그리고 실패한 굴림마다

labyrinth-trap-rolls = { $rolls ->
    [1] { $rolls }번 굴려 { $difficulty } 이상, 실패하면
   *[other] { $rolls }번 굴려 { $difficulty } 이상, 실패할 때마다
}
labyrinth-trap-lose = { labyrinth-count-lives } 잃음
labyrinth-trap-daze = { labyrinth-count-dazes }를 받음
labyrinth-trap-back = 지나온 곳으로 되던져짐
labyrinth-trap-home = 내 출발 칸으로 던져짐
labyrinth-trap-thief = 내 아이템 하나가 더미로 돌아감. 없으면 생명 1 잃음
labyrinth-trap-leech = 내 활성 수정 하나가 비활성이 됨. 없으면 생명 1 잃음
labyrinth-trap-alarm = 왼쪽 플레이어가 골렘을 { labyrinth-count-corridors }까지 움직임
labyrinth-trap-snare = 남은 행동력을 모두 잃음. 내 차례가 아니면 기절 토큰 1개를 받음
labyrinth-trap-whirl = 왼쪽 플레이어가 나를 이웃한 통로로 옮김
labyrinth-trap-magnet = 지닌 열쇠 하나가 이 통로에 떨어짐. 없으면 생명 1 잃음

## 골렘 카드

labyrinth-card-g0 = 움직이지 않음
labyrinth-card-g1 = 통로 1칸
labyrinth-card-g2 = 통로 2칸
labyrinth-card-g3 = 통로 3칸
labyrinth-card-g4 = 통로 4칸
labyrinth-card-gc = 중앙 칸으로
