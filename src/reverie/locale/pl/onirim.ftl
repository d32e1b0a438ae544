### Onirim.

onirim-title = Onirim
onirim-players = 1-2
onirim-tagline = Odnajdź ośmioro drzwi, zanim skończy się talia snów.

## Karty

onirim-card-Rs = czerwone słońce
onirim-card-Rm = czerwony księżyc
onirim-card-Rk = czerwony klucz
onirim-card-Bs = niebieskie słońce
onirim-card-Bm = niebieski księżyc
onirim-card-Bk = niebieski klucz
onirim-card-Gs = zielone słońce
onirim-card-Gm = zielony księżyc
onirim-card-Gk = zielony klucz
onirim-card-Ns = brązowe słońce
onirim-card-Nm = brązowy księżyc
onirim-card-Nk = brązowy klucz
onirim-card-Rd = czerwone drzwi
onirim-card-Bd = niebieskie drzwi
onirim-card-Gd = zielone drzwi
onirim-card-Nd = brązowe drzwi
onirim-card-X = koszmar
onirim-card-hidden = zakryta karta

## Stół

onirim-deck = Talia
onirim-deck-size = { $cards ->
    [one] 1 karta
    [few] { $cards } karty
    [many] { $cards } kart
   *[other] { $cards } karty
}
onirim-top = na wierzchu
onirim-row = Rząd
onirim-row-of = Rząd gracza { $player }
onirim-row-empty = na razie pusto
onirim-series = { $left ->
    [one] jeszcze jedna { $colour ->
        [R] czerwona
        [B] niebieska
        [G] zielona
       *[N] brązowa
    } karta do drzwi
   *[few] jeszcze dwie { $colour ->
        [R] czerwone
        [B] niebieskie
        [G] zielone
       *[N] brązowe
    } karty do drzwi
}
onirim-doors = Drzwi
onirim-doors-of = Drzwi gracza { $player }
onirim-limbo = Otchłań
onirim-discard = Odrzucone
onirim-hand = Twoja ręka
onirim-hand-of = Karty gracza { $player }
onirim-shared = Wspólne
onirim-vision = Proroctwo
onirim-aside = Dobrano
onirim-hidden = { $cards ->
    [one] 1 zakryta karta
    [few] { $cards } zakryte karty
    [many] { $cards } zakrytych kart
   *[other] { $cards } zakrytej karty
}
onirim-empty = brak
onirim-unseen = { $hidden ->
    [0] W talii
   *[other] W talii lub zakryte
}
onirim-column-sun = słońce
onirim-column-moon = księżyc
onirim-column-key = klucz
onirim-column-door = drzwi
onirim-colour-R = czerwony
onirim-colour-B = niebieski
onirim-colour-G = zielony
onirim-colour-N = brązowy

## Pytania

onirim-ask-play-or-discard = Zagraj komnatę albo odrzuć kartę.
onirim-ask-drop = Proroctwo: którą z tych kart odrzucasz?
onirim-ask-return = Proroctwo: która karta zostanie dobrana { $place ->
    [1] jako pierwsza
    [2] jako druga
    [3] jako trzecia
   *[other] po tamtych
}?
onirim-ask-claim =
    { $spare ->
        [1] Trzy karty z rzędu: bierzesz z talii drugie { $card }? Można nimi zapłacić koszmarowi, ale może ich zabraknąć partnerowi.
       *[0] Trzy karty z rzędu: bierzesz z talii { $card }?
    }{ $known ->
        [1] {" "}Znany wierzch talii zostałby przetasowany.
       *[0] {""}
    }
onirim-ask-search = Takich drzwi nie ma już w talii. Mimo to przeszukujesz ją i tasujesz?
onirim-ask-open =
    { $spare ->
        [1] Pojawiają się drugie { $card }. Odrzucasz klucz w ich kolorze, żeby je zatrzymać? Można nimi zapłacić koszmarowi, ale może ich zabraknąć partnerowi.
       *[0] Pojawiają się { $card }. Odrzucasz klucz w ich kolorze, żeby je zatrzymać?
    }
onirim-ask-nightmare = Koszmar! Jak stawisz mu czoła?
onirim-ask-draft = Weź jedną z odkrytych kart.
onirim-ask-swap = Możesz wymienić jedną ze swoich kart na wspólną.
onirim-loses = W ten sposób odrzucisz drzwi. Potrzebne jest całe ośmioro, więc partia będzie przegrana.

## Akcje; $whose mówi, czyja to karta: own, shared albo partner

onirim-do-play = { $whose ->
   *[own] zagraj { $card }
    [shared] zagraj { $card } z kart wspólnych
}
onirim-do-discard = { $whose ->
   *[own] odrzuć { $card }
    [shared] odrzuć { $card } z kart wspólnych
}
onirim-do-drop = odrzuć { $card }
onirim-do-return = połóż tu { $card }
onirim-do-claim = weź drzwi
onirim-do-decline = zostaw je w talii
onirim-do-search = przeszukaj i potasuj
onirim-do-skip = nie szukaj
onirim-do-open = { $whose ->
   *[own] odrzuć swój klucz i zatrzymaj drzwi
    [shared] odrzuć wspólny klucz i zatrzymaj drzwi
}
onirim-do-leave = niech drzwi trafią do Otchłani
onirim-do-pay = { $whose ->
   *[own] oddaj koszmarowi { $card }
    [shared] oddaj koszmarowi { $card } z kart wspólnych
    [partner] oddaj koszmarowi { $card } partnera
}
onirim-do-pay-deck = zapłać kartami z wierzchu talii: odkryjesz do pięciu i odrzucisz z nich komnaty
onirim-do-pay-hand = odrzuć wszystkie karty z ręki i dobierz nowe
onirim-do-take = weź { $card }
onirim-do-swap = wymień { $card } na { $other } z kart wspólnych
onirim-do-keep = zostań przy swoich kartach

## Co się stało

onirim-event-draw = { $to ->
    [shared] dobrano do kart wspólnych: { $card }
   *[other] dobrano: { $card }
}
onirim-event-play = { $from ->
    [shared] zagrano wspólną kartę: { $card }
   *[other] zagrano: { $card }
}
onirim-event-discard = { $from ->
    [shared] odrzucono wspólną kartę: { $card }
   *[other] odrzucono: { $card }
}
onirim-event-gain = zdobyto drzwi: { $card }
onirim-event-unlock = { $from ->
    [shared] użyto wspólnego klucza: { $card }
   *[other] użyto klucza: { $card }
}
onirim-event-pay = { $from ->
    [shared] oddano koszmarowi wspólną kartę: { $card }
   *[other] oddano koszmarowi: { $card }
}
onirim-event-mill = odkryto i odrzucono: { $card }
onirim-event-banish = do Otchłani: { $card }
onirim-event-pass = koszmar minął
onirim-event-look = ujrzano w proroctwie: { $card }
onirim-event-drop = odrzucono w proroctwie: { $card }
onirim-event-return = odłożono na talię: { $card }
onirim-event-reveal = odkryto: { $card }
onirim-event-take = wzięto: { $card }
onirim-event-swap = { $to ->
    [shared] oddano do kart wspólnych: { $card }
   *[other] wzięto z kart wspólnych: { $card }
}
onirim-event-shuffle = potasowano talię
onirim-event-limbo-returns = Otchłań wtasowano z powrotem do talii
onirim-event-end = { $won ->
    [1] Wszystkie drzwi odnalezione!
   *[other] Sen przepadł.
}

## Koniec

onirim-end-O-36 = Masz wszystkie drzwi, całe ośmioro. Budzisz się!
onirim-end-O-48 = Każde z was ma czworo drzwi. Budzicie się razem!
onirim-end-O-37 = Trzeba było dobrać kartę, a talia była pusta. Sen przepadł.
onirim-end-O-23 = Jedne drzwi są stracone na zawsze. Sen przepadł.
onirim-end-O-31 = W talii nie było już pięciu kart dla koszmaru. Sen przepadł.

## Opcje

onirim-option-players = Liczba graczy.
onirim-option-claim = Po trzech kartach z rzędu drzwi trafiają do ciebie same, chyba że można by tego żałować: wierzch talii jest znany albo masz już takie drzwi (auto); albo gra pyta za każdym razem (ask).
onirim-option-door_key = Gdy dobierasz drzwi i masz do nich klucz, gra pyta (ask) albo drzwi otwierają się same, chyba że masz już drzwi w ich kolorze (auto).
onirim-option-absent_search = Po trzech kartach z rzędu w kolorze, którego drzwi nie ma już w talii: gra pyta, póki wierzch talii jest znany (ask), zawsze tasuje (shuffle) albo nigdy (skip).
onirim-option-prophecy_door = W proroctwie wolno odrzucić drzwi, co oznacza przegraną (allow), albo wolno to tylko wtedy, gdy widać same drzwi (forbid).
onirim-option-mill_short = Gdy w talii jest mniej niż pięć kart, można nią zapłacić koszmarowi (partial), nie można (forbid) albo oznacza to przegraną (lose).
onirim-option-limbo_rescue = Gdy musisz dobrać kartę, a talia jest pusta, Otchłań wraca do niej jeden raz.
onirim-option-card_counter = Czy pokazywać karty, których jeszcze nie widziano.
onirim-option-first_picker = Kto bierze pierwszą odkrytą kartę.
onirim-option-first_turn = Kto ma pierwszą turę.
onirim-option-swap_timing = Po odrzuceniu klucza wymieniasz kartę przed proroctwem (before) albo po nim (after).
onirim-option-coop_duplicate = Drzwi w kolorze, który już masz: możesz je wziąć, a gra pyta (keep), nie są dla ciebie (forbid) albo dostaje je partner (give).
onirim-option-coop_lose_door = Koszmarowi można oddać tylko własne drzwi (own) albo także drzwi partnera (team).
onirim-option-coop_info = Karty na ręce są zakryte i nie rozmawiacie o nich (silent) albo wszystkie karty leżą odkryte (open).
