### 오니림.

onirim-title = 오니림
onirim-players = 1~2
onirim-tagline = 꿈의 더미가 바닥나기 전에 문 8장을 모두 찾으세요.

## 카드

onirim-card-Rs = 빨간 해
onirim-card-Rm = 빨간 달
onirim-card-Rk = 빨간 열쇠
onirim-card-Bs = 파란 해
onirim-card-Bm = 파란 달
onirim-card-Bk = 파란 열쇠
onirim-card-Gs = 녹색 해
onirim-card-Gm = 녹색 달
onirim-card-Gk = 녹색 열쇠
onirim-card-Ns = 갈색 해
onirim-card-Nm = 갈색 달
onirim-card-Nk = 갈색 열쇠
onirim-card-Rd = 빨간 문
onirim-card-Bd = 파란 문
onirim-card-Gd = 녹색 문
onirim-card-Nd = 갈색 문
onirim-card-X = 악몽
onirim-card-hidden = 카드 한 장

## 테이블

onirim-deck = 더미
onirim-deck-size = { $cards }장
onirim-top = 맨 위
onirim-row = 줄
onirim-row-of = { $player }번 플레이어의 줄
onirim-row-empty = 아직 없음
onirim-series = 문까지 { $colour ->
    [R] 빨간색
    [B] 파란색
    [G] 녹색
   *[N] 갈색
} 카드 { $left }장 더
onirim-doors = 문
onirim-doors-of = { $player }번 플레이어의 문
onirim-limbo = 림보
onirim-discard = 버린 카드
onirim-hand = 내 손패
onirim-hand-of = { $player }번 플레이어의 카드
onirim-shared = 공유 카드
onirim-vision = 예언
onirim-aside = 뽑은 카드
onirim-hidden = 가려진 카드 { $cards }장
onirim-empty = 비어 있음
onirim-unseen = { $hidden ->
    [0] 더미에 남은 카드
   *[other] 더미·가려진 카드
}
onirim-column-sun = 해
onirim-column-moon = 달
onirim-column-key = 열쇠
onirim-column-door = 문
onirim-colour-R = 빨간색
onirim-colour-B = 파란색
onirim-colour-G = 녹색
onirim-colour-N = 갈색

## 질문; onirim-ask-claim과 onirim-ask-open의 $card는 늘 문이므로 ‘문’에 맞는 조사를 붙여요

onirim-ask-play-or-discard = 방 카드를 내려놓거나, 카드 1장을 버리세요.
onirim-ask-drop = 예언: 이 중 어느 카드를 버릴까요?
onirim-ask-return = 예언: 어느 카드를 { $place ->
    [1] 가장 먼저
    [2] 두 번째로
    [3] 세 번째로
   *[other] 그 뒤에
} 뽑게 할까요?
onirim-ask-claim =
    { $spare ->
        [1] 같은 색 3장을 이었어요. 더미에서 두 번째 { $card }을 가져올까요? 악몽에 바칠 수 있지만, 동료에게 모자랄 수 있어요.
       *[0] 같은 색 3장을 이었어요. 더미에서 { $card }을 가져올까요?
    }{ $known ->
        [1] {" "}알고 있던 더미 맨 위는 섞여 버려요.
       *[0] {""}
    }
onirim-ask-search = 더미에 그 색 문이 없어요. 그래도 찾아보고 더미를 섞을까요?
onirim-ask-open =
    { $spare ->
        [1] 두 번째 { $card }이 나타났어요. 같은 색 열쇠를 버리고 문을 얻을까요? 악몽에 바칠 수 있지만, 동료에게 모자랄 수 있어요.
       *[0] { $card }이 나타났어요. 같은 색 열쇠를 버리고 문을 얻을까요?
    }
onirim-ask-nightmare = 악몽이 나타났어요! 어떻게 맞설까요?
onirim-ask-draft = 공개된 카드 중 1장을 가져가세요.
onirim-ask-swap = 내 카드 1장을 공유 카드와 바꿀 수 있어요.
onirim-loses = 문을 버리게 돼요. 문 8장이 모두 필요하니 이 판은 지게 돼요.

## 행동; $whose는 누구의 카드인지 나타내요: own(내 카드), shared(공유 카드), partner(동료의 카드)

onirim-do-play = { $whose ->
   *[own] { $card } 내려놓기
    [shared] 공유 카드 { $card } 내려놓기
}
onirim-do-discard = { $whose ->
   *[own] { $card } 버리기
    [shared] 공유 카드 { $card } 버리기
}
onirim-do-drop = { $card } 버리기
onirim-do-return = 여기에 { $card } 놓기
onirim-do-claim = 문 가져오기
onirim-do-decline = 더미에 그대로 두기
onirim-do-search = 찾아보고 섞기
onirim-do-skip = 찾지 않기
onirim-do-open = { $whose ->
   *[own] 내 열쇠를 버리고 문 얻기
    [shared] 공유 열쇠를 버리고 문 얻기
}
onirim-do-leave = 문을 림보로 보내기
onirim-do-pay = { $whose ->
   *[own] { $card } 바치기
    [shared] 공유 카드 { $card } 바치기
    [partner] 동료의 { $card } 바치기
}
onirim-do-pay-deck = 더미 맨 위 카드 바치기: 최대 5장을 공개하고 방 카드는 버리기
onirim-do-pay-hand = 손패를 모두 바치고 새로 뽑기
onirim-do-take = { $card } 가져가기
onirim-do-swap = { $card } 내놓고 공유 카드 { $other } 가져오기
onirim-do-keep = 내 카드 그대로 두기

## 있었던 일

onirim-event-draw = { $to ->
    [shared] 공유 카드로 뽑음: { $card }
   *[other] 뽑음: { $card }
}
onirim-event-play = { $from ->
    [shared] 공유 카드를 내려놓음: { $card }
   *[other] 내려놓음: { $card }
}
onirim-event-discard = { $from ->
    [shared] 공유 카드를 버림: { $card }
   *[other] 버림: { $card }
}
onirim-event-gain = 문을 얻음: { $card }
onirim-event-unlock = { $from ->
    [shared] 공유 열쇠를 씀: { $card }
   *[other] 열쇠를 씀: { $card }
}
onirim-event-pay = { $from ->
    [shared] 공유 카드를 바침: { $card }
   *[other] 바침: { $card }
}
onirim-event-mill = 공개 후 버림: { $card }
onirim-event-banish = 림보로 감: { $card }
onirim-event-pass = 악몽이 지나감
onirim-event-look = 예언에서 봄: { $card }
onirim-event-drop = 예언에서 버림: { $card }
onirim-event-return = 더미 위에 되돌림: { $card }
onirim-event-reveal = 공개됨: { $card }
onirim-event-take = 가져감: { $card }
onirim-event-swap = { $to ->
    [shared] 공유 카드로 내놓음: { $card }
   *[other] 공유 카드에서 가져옴: { $card }
}
onirim-event-shuffle = 더미를 섞음
onirim-event-limbo-returns = 림보를 되돌리고 더미를 섞음
onirim-event-end = { $won ->
    [1] 모든 문을 찾았어요!
   *[other] 꿈에서 깨어나지 못했어요.
}

## 끝

onirim-end-O-36 = 문 8장을 모두 찾았어요. 이제 꿈에서 깨어나요!
onirim-end-O-48 = 둘 다 문을 4장씩 찾았어요. 이제 함께 꿈에서 깨어나요!
onirim-end-O-37 = 카드를 뽑아야 하는데 더미가 비어 있었어요. 꿈에서 깨어나지 못했어요.
onirim-end-O-23 = 문 1장이 영영 사라졌어요. 꿈에서 깨어나지 못했어요.
onirim-end-O-31 = 악몽에 바칠 카드가 5장이 안 됐어요. 꿈에서 깨어나지 못했어요.

## 옵션

onirim-option-players = 플레이어 수.
onirim-option-claim = 같은 색 3장을 이으면 문을 자동으로 가져와요. 다만 더미 맨 위를 알고 있거나 같은 색 문이 이미 있으면 물어봐요(auto). 또는 매번 물어봐요(ask).
onirim-option-door_key = 문을 뽑았을 때 같은 색 열쇠가 있으면 쓸지 물어보거나(ask), 문이 자동으로 열려요. 같은 색 문이 이미 있으면 물어봐요(auto).
onirim-option-absent_search = 같은 색 3장을 이었는데 더미에 그 색 문이 없을 때: 맨 위 카드를 아는 동안에만 물어보기(ask), 항상 섞기(shuffle), 섞지 않기(skip).
onirim-option-prophecy_door = 예언에서 문을 버리는 것: 버릴 수 있지만 그러면 져요(allow), 본 카드가 모두 문일 때만 버릴 수 있어요(forbid).
onirim-option-mill_short = 더미가 5장보다 적을 때 악몽에 더미를 바치는 것: 바칠 수 있어요(partial), 바칠 수 없어요(forbid), 바치면 져요(lose).
onirim-option-limbo_rescue = 카드를 뽑아야 하는데 더미가 비어 있으면, 한 번은 림보를 더미로 되돌려 섞어요.
onirim-option-card_counter = 아직 못 본 카드를 보여 줘요.
onirim-option-first_picker = 공개된 카드를 누가 먼저 가져갈지 정해요.
onirim-option-first_turn = 누가 첫 턴을 할지 정해요.
onirim-option-swap_timing = 열쇠를 버린 뒤 카드를 예언 전에 바꾸거나(before), 예언 후에 바꿔요(after).
onirim-option-coop_duplicate = 이미 가진 색의 문: 얻어도 되고 먼저 물어봐요(keep), 얻을 수 없어요(forbid), 동료에게 가요(give).
onirim-option-coop_lose_door = 악몽에 바치는 문: 내 문만 돼요(own), 둘 중 누구의 문이든 돼요(team).
onirim-option-coop_info = 손패를 숨기고 손패 이야기도 하지 않거나(silent), 모든 카드를 펼쳐 놓아요(open).
