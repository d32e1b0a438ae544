### Pracownia Snów.

dreamscape-title = Pracownia Snów
dreamscape-players = 2-4
dreamscape-tagline = Zbieraj Okruchy w Krainie Snów i buduj z nich krajobrazy swojego snu.

## Okruchy; każdy ma swój skrót. Jedna litera nie wystarcza: S i R znaczą w notacji co innego

dreamscape-colour-W = Woda
dreamscape-colour-E = Ziemia
dreamscape-colour-M = Łąka
dreamscape-colour-R = Skała
dreamscape-colour-S = Ruch
dreamscape-colour-N = Koszmar
dreamscape-sign-W = Wo
dreamscape-sign-E = Zi
dreamscape-sign-M = Łą
dreamscape-sign-R = Sk
dreamscape-sign-S = Ru
dreamscape-sign-N = Ko
dreamscape-shard-W = Okruch Wody
dreamscape-shard-E = Okruch Ziemi
dreamscape-shard-M = Okruch Łąki
dreamscape-shard-R = Okruch Skały
dreamscape-shard-S = Okruch Ruchu
dreamscape-shard-N = Okruch Koszmaru

## Zakątki i to, co robią ich Moce

dreamscape-locale-archive = Archiwum Oniryczne
dreamscape-locale-collector = Zbieracz Snów
dreamscape-locale-tower = Wieża Wędrówki
dreamscape-locale-golem = Mechaniczny Golem
dreamscape-locale-lake = Jezioro Wiecznego Lata
dreamscape-locale-lord = Władca Snów
dreamscape-power-archive = wylosuj Okruch z woreczka
dreamscape-power-collector = dołóż dwa Okruchy z woreczka do Zakątków
dreamscape-power-tower = zabierz z Pracowni jeden lub dwa Okruchy
dreamscape-power-golem = przesuń Okruchy w Pracowni, maksymalnie 3 razy
dreamscape-power-lake = zmień kolejność Okruchów w Zakątku
dreamscape-power-lord = obejrzyj karty z jednego stosu i zatrzymaj jedną

## Żetony Sennych Marzeń; $colour to litera Okruchu albo nic

dreamscape-of-W = Wody
dreamscape-of-E = Ziemi
dreamscape-of-M = Łąki
dreamscape-of-R = Skały
dreamscape-of-S = Ruchu
dreamscape-of-N = Koszmaru
dreamscape-of-colour = { $colour ->
    [W] { dreamscape-of-W }
    [E] { dreamscape-of-E }
    [M] { dreamscape-of-M }
    [R] { dreamscape-of-R }
    [S] { dreamscape-of-S }
   *[other] wskazanego koloru
}
dreamscape-token-most_cards = najwięcej zrealizowanych kart
dreamscape-token-most_two_stacks = najwięcej stosów z dokładnie dwóch Okruchów
dreamscape-token-dreamer_farthest = Marzyciel najdalej od pola wejściowego
dreamscape-token-most_shards = najwięcej Okruchów
dreamscape-token-fewest_empty = najmniej pustych pól; czerwone liczą się jako puste
dreamscape-token-no_nightmare = brak Okruchów Koszmaru
dreamscape-token-most_of_colour = najwięcej Okruchów { dreamscape-of-colour }
dreamscape-token-most_single_spaces = najwięcej pól z dokładnie jednym Okruchem { dreamscape-of-colour }
dreamscape-token-scale_of_colour = im więcej Okruchów { dreamscape-of-colour }, tym więcej punktów
dreamscape-token-longest_path = najdłuższa ścieżka z Okruchów { dreamscape-of-colour } na wierzchu
dreamscape-token-dreamer_group = za każdy Okruch { dreamscape-of-colour } na wierzchu przy Marzycielu; na Górze podwójnie

## Stół

dreamscape-round = { $phase ->
    [last] Ostatnie Okruchy
   *[other] Runda { $round } z { $rounds }
}
dreamscape-phase = { $phase ->
    [wander] Wędrowanie
    [create] Kreowanie Snu
    [last] Kreowanie Snu
    [over] Koniec
   *[other] Przygotowanie
}
dreamscape-candle = { $points ->
    [one] został 1 punkt akcji
    [few] zostały { $points } punkty akcji
    [many] zostało { $points } punktów akcji
   *[other] zostało { $points } punktu akcji
}
dreamscape-free-step = Marzyciel ma darmowy ruch
dreamscape-other-passages = Inne połączenia
dreamscape-bag = Woreczek
dreamscape-trees = Drzewa
dreamscape-piles = Stosy
dreamscape-pool = Czerwona pula
dreamscape-tokens = Senne Marzenia
dreamscape-held = Do ułożenia
dreamscape-looked = Oglądane karty
dreamscape-player = Gracz { $player }
dreamscape-points = { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
    [many] { $points } punktów
   *[other] { $points } punktu
}
dreamscape-rank = kolejność: { $rank }
dreamscape-power-ready = Moc Zakątka do użycia
dreamscape-power-used = Moc Zakątka wykorzystana
dreamscape-hands = Dłonie
dreamscape-beside = Marzyciel obok Pracowni
dreamscape-completed = Zrealizowane
dreamscape-nothing = brak
dreamscape-hidden = { $cards ->
    [one] 1 zakryta karta
    [few] { $cards } zakryte karty
    [many] { $cards } zakrytych kart
   *[other] { $cards } zakrytej karty
}
dreamscape-under = znane pod stosem { $level }
dreamscape-legend = ⚷ klucz · ◂ stąd zbierasz · ♟ Podróżnik · ☾ śpi · ☠ Pan Koszmar · ⌂ pole wejściowe · stosy od dołu do góry · ♣ Drzewo · ☺ Marzyciel · ▲ Góra, △ zdobyta · [ ] pole Mocy

## Pytania

dreamscape-ask-wander = { $candle ->
    [0] Nie masz już punktów akcji. Użyj Mocy albo zaśnij.
    [one] Wędruj: został 1 punkt akcji.
    [few] Wędruj: zostały { $candle } punkty akcji.
    [many] Wędruj: zostało { $candle } punktów akcji.
   *[other] Wędruj: zostało { $candle } punktu akcji.
}
dreamscape-ask-create = { $rule ->
    [D-60] Ostatnie Okruchy: układaj, sadź, przesuwaj Marzyciela, wymieniaj.
   *[other] Kreuj: układaj Okruchy, sadź, przesuwaj Marzyciela, wymieniaj, używaj kart.
}
dreamscape-ask-settle = Twoje Okruchy Koszmaru muszą trafić do Pracowni. Gdzie?
dreamscape-ask-walk = Marzyciel jest w drodze. Dokąd idzie?
dreamscape-ask-tower = { $left ->
    [1] Wieża Wędrówki: zabierz drugi Okruch albo na tym poprzestań.
   *[other] Wieża Wędrówki: który Okruch zabierasz z Pracowni?
}
dreamscape-ask-golem = { $left ->
    [one] Mechaniczny Golem: został 1 ruch.
    [few] Mechaniczny Golem: zostały { $left } ruchy.
    [many] Mechaniczny Golem: zostało { $left } ruchów.
   *[other] Mechaniczny Golem: zostało { $left } ruchu.
}
dreamscape-ask-lay = Zbieracz Snów: który Okruch i do którego Zakątka?
dreamscape-ask-stir = Jezioro Wiecznego Lata: w którym Zakątku zmieniasz kolejność?
dreamscape-ask-next = Który Okruch leży jako następny w Zakątku { $locale } ({ $name }), licząc od klucza w prawo?
dreamscape-ask-pile = { $rule ->
    [D-57] { $cards ->
        [one] Władca Snów: z którego stosu oglądasz 1 kartę?
        [few] Władca Snów: z którego stosu oglądasz { $cards } karty?
        [many] Władca Snów: z którego stosu oglądasz { $cards } kart?
       *[other] Władca Snów: z którego stosu oglądasz { $cards } karty?
    }
   *[other] { $cards ->
        [one] Możesz dociągnąć 1 kartę. Z którego stosu?
        [few] Możesz dociągnąć { $cards } karty. Z którego stosu?
        [many] Możesz dociągnąć { $cards } kart. Z którego stosu?
       *[other] Możesz dociągnąć { $cards } karty. Z którego stosu?
    }
}
dreamscape-ask-keep = { $rule ->
    [D-6] Zatrzymaj jedną z tych kart.
   *[other] Zatrzymaj jedną z tych kart albo nie zatrzymuj żadnej.
}
dreamscape-ask-complete = Gotowy jest więcej niż jeden krajobraz. Którą kartę realizujesz najpierw?
dreamscape-ask-retain = Który Okruch zostaje na zrealizowanych kartach? Drugi wraca do woreczka.
dreamscape-ask-sow = Pan Koszmar przychodzi do Zakątka { $locale } ({ $name }). Na którym połączeniu zostawia czerwony Okruch?

## Akcje

dreamscape-do-collect = zbierz skrajny prawy Okruch ze swojego Zakątka
dreamscape-do-go = { $cost ->
    [0] przejdź do Zakątka { $locale } ({ $name }), za darmo
   *[other] przejdź do Zakątka { $locale } ({ $name })
}
dreamscape-do-power = użyj Mocy swojego Zakątka
dreamscape-do-sleep = zaśnij i zakończ Wędrowanie
dreamscape-do-use = połóż { $shard } na karcie { $card } i użyj jej Mocy: { $power }
dreamscape-do-store = przechowaj { $shard } na karcie { $card } do następnej rundy
dreamscape-do-place = połóż { $shard } na { $space }
dreamscape-do-enter = wprowadź Marzyciela do Pracowni
dreamscape-do-walk = { $cost ->
    [0] Marzyciel idzie na { $space }, za darmo
   *[other] Marzyciel idzie na { $space }
}
dreamscape-do-stop = Marzyciel zatrzymuje się tutaj
dreamscape-do-tree = odrzuć Okruch Łąki i zasadź Drzewo na { $space }
dreamscape-do-swap = { $price ->
    [3] odrzuć trzy Okruchy Koszmaru i weź z woreczka { $shard }
   *[other] odrzuć dwa Okruchy { $paid } i weź z woreczka { $shard }
}
dreamscape-do-done = to wszystko
dreamscape-do-take = zabierz do Dłoni Okruch z wierzchu { $space }
dreamscape-do-shift = { $shards ->
    [1] przesuń Okruch z wierzchu { $space } na { $target }
   *[other] przesuń Okruch { $height } z { $space }, ze wszystkim, co na nim, na { $target }
}
dreamscape-do-lay = połóż { $shard } w Zakątku { $locale } ({ $name })
dreamscape-do-stir = zmień kolejność w Zakątku { $locale } ({ $name })
dreamscape-do-next = teraz { $shard }
dreamscape-do-pile = dociągnij ze stosu { $level }
dreamscape-do-pile-none = nie dociągaj kart
dreamscape-do-keep = zatrzymaj { $card }
dreamscape-do-keep-none = nie zatrzymuj żadnej
dreamscape-do-complete = najpierw zrealizuj { $card }
dreamscape-do-retain = zostaje { $shard }
dreamscape-do-sow = na połączeniu z Zakątkiem { $locale } ({ $name })
dreamscape-do-clear = opróżnij { $space }, by zrobić miejsce na Okruch Koszmaru

## Co się stało

dreamscape-event-rank = kolejność w rundzie: { $rank }
dreamscape-event-round = Budzik idzie dalej
dreamscape-event-find = wylosowano z woreczka: { $shard }
dreamscape-event-gather = wylosowano z woreczka dla Zakątków: { $shard }
dreamscape-event-collect = zebrano w Zakątku { $locale } ({ $name }): { $shard }
dreamscape-event-go = przejście do Zakątka { $locale } ({ $name })
dreamscape-event-cross = zabrano po drodze: { $shard }
dreamscape-event-power = użyto Mocy Zakątka { $locale }: { $name }
dreamscape-event-sleep = Podróżnik zasypia w Zakątku { $locale } ({ $name })
dreamscape-event-sow = czerwony Okruch leży na połączeniu z Zakątkiem { $locale } ({ $name })
dreamscape-event-use = użyto Mocy karty { $card }, zapłata: { $shard }
dreamscape-event-store = przechowano na karcie { $card }: { $shard }
dreamscape-event-recover = wraca z karty { $card }: { $shard }
dreamscape-event-place = położono na { $space }: { $shard }
dreamscape-event-take = zabrano z { $space }: { $shard }
dreamscape-event-enter = Marzyciel wchodzi na { $space }
dreamscape-event-walk = Marzyciel idzie na { $space }
dreamscape-event-stop = Marzyciel zatrzymuje się na { $space }
dreamscape-event-plant = zasadzono Drzewo na { $space }
dreamscape-event-swap = wzięto w zamian: { $shard }
dreamscape-event-discard = do woreczka: { $shard }
dreamscape-event-clear = opróżniono { $space }
dreamscape-event-shift = { $shards ->
    [one] przesunięto z { $space } na { $target }: 1 Okruch
    [few] przesunięto z { $space } na { $target }: { $shards } Okruchy
    [many] przesunięto z { $space } na { $target }: { $shards } Okruchów
   *[other] przesunięto z { $space } na { $target }: { $shards } Okruchu
}
dreamscape-event-lay = położono w Zakątku { $locale } ({ $name }): { $shard }
dreamscape-event-stir = zmieniono kolejność w Zakątku { $locale } ({ $name })
dreamscape-event-draw = { $cards ->
    [one] dociągnięto 1 kartę ze stosu { $level }
    [few] dociągnięto { $cards } karty ze stosu { $level }
    [many] dociągnięto { $cards } kart ze stosu { $level }
   *[other] dociągnięto { $cards } karty ze stosu { $level }
}
dreamscape-event-look = obejrzano: { $card }
dreamscape-event-keep = zatrzymano: { $card }
dreamscape-event-complete = zrealizowano: { $card }
dreamscape-event-token = spełnione Senne Marzenie: { $goal }
dreamscape-event-score = { $points ->
    [one] { $rule ->
        [D-31] { $points } punkt za Drzewo
        [D-37] { $points } punkt za Wodę
        [D-62] { $points } punkt za Senne Marzenie
        [D-77] { $points } punkt za Okruch Koszmaru
       *[other] { $points } punkt
    }
    [few] { $rule ->
        [D-31] { $points } punkty za Drzewa
        [D-40] { $points } punkty za Górę
        [D-46] { $points } punkty za kartę
        [D-62] { $points } punkty za Senne Marzenie
        [D-80] { $points } punkty za Okruchy Koszmaru
       *[other] { $points } punkty
    }
    [many] { $rule ->
        [D-31] { $points } punktów za Drzewa
        [D-46] { $points } punktów za kartę
        [D-49] { $points } punktów za niezrealizowane karty
        [D-62] { $points } punktów za Senne Marzenie
        [D-80] { $points } punktów za Okruchy Koszmaru
       *[other] { $points } punktów
    }
   *[other] { $points } punktu
}
dreamscape-event-end = koniec snu

dreamscape-named = „{ $name }”
dreamscape-card-hidden = karta poziomu { $level }

## Koniec

dreamscape-end-D-61 = Noc dobiegła końca. Spokojnie śpi ten, kto ma najwięcej punktów Drzemki; remis rozstrzyga liczba zrealizowanych kart.
dreamscape-end-D-80 = Noc dobiegła końca. Spokojnie śpi ten, kto ma najwięcej punktów Drzemki; remis rozstrzyga mniejsza liczba Okruchów Koszmaru, a potem większa liczba zrealizowanych kart.

## Opcje

dreamscape-option-players = Liczba graczy.
dreamscape-option-nightmare = Gra z Panem Koszmarem i czerwonymi Okruchami.
dreamscape-option-simultaneous = Tak jak przy jednoczesnym Kreowaniu: kart działających na Krainę Snów można użyć tylko w fazie Wędrowania.
dreamscape-option-rounds = Liczba rund.
dreamscape-option-place_white = Okruchy Ruchu wolno układać w Pracowni.
dreamscape-option-allow_mirror = Krajobraz wolno zbudować także w odbiciu lustrzanym.
dreamscape-option-swap_red = Dwa Okruchy jednego koloru można wymienić także na Okruch Koszmaru.
dreamscape-option-resume_interrupted = Moc Wieży albo Golema trwa dalej po zrealizowaniu karty; inaczej jej reszta przepada.
dreamscape-option-bottom_order = Odkładane karty trafiają pod stos tak, jak je dociągnięto (drawn), albo w odwrotnej kolejności (reversed).
dreamscape-option-lord_card_draw = Władca Snów na karcie pokazuje sześć kart (six) albo tyle, ile wynosi numer twojego Zakątka (locale).
dreamscape-option-tower_red = Wieża Wędrówki może zabierać także Okruchy Koszmaru.
dreamscape-option-trees_in_stack_height = Przy Sennych Marzeniach Drzewo podwyższa swój stos.
dreamscape-option-longest_path = Najdłuższa ścieżka nie może się rozgałęziać (path) albo liczy się największa grupa (group).
dreamscape-option-zero_counts = Przy Sennych Marzeniach „najwięcej”, „najdłuższa” i „najdalej” zero wystarcza, jeśli nikt nie ma więcej.
dreamscape-option-content = Krajobrazy i żetony Sennych Marzeń: nasze (standard) albo zestaw podany opcją --content.

## The board in the browser; `short` stands where there is little room

dreamscape-world = Kraina Snów
dreamscape-mr-nightmare = Pan Koszmar
dreamscape-standing = Jak stoi gra
dreamscape-short-archive = wylosuj Okruch
dreamscape-short-collector = dołóż 2 Okruchy
dreamscape-short-tower = zabierz 1–2
dreamscape-short-golem = przesuń 3 razy
dreamscape-short-lake = zmień kolejność
dreamscape-short-lord = zatrzymaj 1 z 6
dreamscape-short-collect = zbierz · 1
dreamscape-short-keep = Zatrzymaj
dreamscape-short-complete = Najpierw ta
dreamscape-piece-tree = Drzewo
dreamscape-piece-dreamer = Marzyciel
dreamscape-piece-mountain = Góra
dreamscape-piece-climbed = Góra, zdobyta w tej rundzie
dreamscape-piece-entry = pole wejściowe
dreamscape-free = za darmo
dreamscape-cost = { $points ->
    [one] 1 punkt akcji
    [few] { $points } punkty akcji
    [many] { $points } punktów akcji
   *[other] { $points } punktu akcji
}
dreamscape-far = { $cost ->
    [0] stąd za darmo, krok po kroku
    [one] stąd 1 punkt akcji
    [few] stąd { $cost } punkty akcji
    [many] stąd { $cost } punktów akcji
   *[other] stąd { $cost } punktu akcji
}
dreamscape-red-on-way = po drodze leży Okruch Koszmaru
dreamscape-full-hand = masz już dwa: trzeciego nie zbierzesz
dreamscape-not-now = nie teraz
dreamscape-verb-collect = Zbierz
dreamscape-verb-power = Moc
dreamscape-verb-sleep = Zaśnij
dreamscape-verb-enter = Wprowadź Marzyciela
dreamscape-verb-walk = Idź
dreamscape-verb-plant = Zasadź
dreamscape-verb-swap = Wymień
dreamscape-verb-store = Przechowaj
dreamscape-verb-use = Moc karty
dreamscape-verb-done = To wszystko
dreamscape-swap-note = dwa jednakowe za inny
dreamscape-store-note = na karcie do następnej rundy
dreamscape-points-lost = { $points ->
    [one] przepada 1 punkt akcji
    [few] przepadają { $points } punkty akcji
    [many] przepada { $points } punktów akcji
   *[other] przepada { $points } punktu akcji
}
dreamscape-shards-lost = { $shards ->
    [one] 1 Okruch do woreczka
    [few] { $shards } Okruchy do woreczka
    [many] { $shards } Okruchów do woreczka
   *[other] { $shards } Okruchu do woreczka
}
dreamscape-up-to = do +{ $points }
dreamscape-in-hand = { $spaces ->
    [0] W ręce: { $shard }
    [one] W ręce: { $shard } · 1 miejsce do wyboru
    [few] W ręce: { $shard } · { $spaces } miejsca do wyboru
    [many] W ręce: { $shard } · { $spaces } miejsc do wyboru
   *[other] W ręce: { $shard } · { $spaces } miejsca do wyboru
}
dreamscape-lifted = Podniesione. Naciśnij stos jeszcze raz, aby wziąć z niego więcej.
dreamscape-lay-back = odłóż
dreamscape-look-deep = w głąb
dreamscape-look-above = z góry
dreamscape-look-turn = obróć
dreamscape-nearest = najbliżej
dreamscape-nearness = gotowe elementy: { $done } z { $pieces }
dreamscape-in-the-way = zawadza
dreamscape-level = poziom { $level }
dreamscape-top-of-completed = wierzch zrealizowanych
dreamscape-studio-of = Pracownia: { $name }
dreamscape-open-studio = Zajrzyj do Pracowni: { $name }
dreamscape-open-points = Punkty: { $points }, skąd się wzięły
dreamscape-open-all-points = Punkty: skąd się wzięły
dreamscape-points-by-source = Skąd są punkty
dreamscape-if-now = gdyby to był koniec
dreamscape-source-cards = Krajobrazy
dreamscape-source-water = Kroki po Wodzie
dreamscape-source-mountains = Zdobyte Góry
dreamscape-source-trees = Drzewa
dreamscape-source-nightmares = Kroki po Okruchach Koszmaru
dreamscape-source-tokens = Senne Marzenia
dreamscape-source-unfinished = Niezrealizowane krajobrazy
dreamscape-source-red = Okruchy Koszmaru w Pracowni
dreamscape-source-all = Wszystkie punkty
dreamscape-source-expected = Razem, gdyby to był koniec
dreamscape-lake-order = Nowa kolejność, od klucza do dłoni
dreamscape-lake-was = było
dreamscape-lake-becomes = będzie
dreamscape-lake-how = Naciśnij kolejno dwa Okruchy albo użyj ← i →. Pierwszy jest kluczem.
dreamscape-lake-confirm = Niech tak będzie
dreamscape-tab-world = Kraina
dreamscape-tab-studio = Pracownia
dreamscape-tab-cards = Karty
dreamscape-tab-others = Wszyscy
