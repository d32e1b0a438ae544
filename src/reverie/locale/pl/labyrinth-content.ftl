### Co robią pułapki, przedmioty, zdarzenia, zdolności i żetony gry Labyrinth, składane z ich efektów.
### $count to liczba przy efekcie, $signed to samo ze znakiem, $at to wynik, który trzeba wyrzucić.

## Jak składane są opisy

labyrinth-sentence = { $text }.
labyrinth-both = { $one }; { $other }
labyrinth-explained = { $head }: { $text }
labyrinth-card-rules = { $once }; odtąd: { $lasting }.

## Liczby

labyrinth-count-lives = { $count ->
    [one] 1 życie
    [few] { $count } życia
    [many] { $count } żyć
   *[other] { $count } życia
}
labyrinth-count-dazes = { $count ->
    [one] 1 żeton oszołomienia
    [few] { $count } żetony oszołomienia
    [many] { $count } żetonów oszołomienia
   *[other] { $count } żetonu oszołomienia
}
labyrinth-count-actions = { $count ->
    [one] 1 akcję
    [few] { $count } akcje
    [many] { $count } akcji
   *[other] { $count } akcji
}
labyrinth-count-corridors = { $count ->
    [one] 1 korytarz
    [few] { $count } korytarze
    [many] { $count } korytarzy
   *[other] { $count } korytarza
}
labyrinth-range = { $range ->
    [0] twój korytarz
    [one] twój lub sąsiedni korytarz
   *[other] do { $range } korytarzy dalej
}

## Testy

labyrinth-tests-combat = testy walki
labyrinth-tests-jump = testy skoku
labyrinth-tests-trap = testy pułapek
labyrinth-tests-golem = testy Golema
labyrinth-tests-other = testy zdolności
labyrinth-tests-all = wszystkie testy

## Kiedy efekt działa

labyrinth-if-attacker = jeśli to ty zaczynasz walkę
labyrinth-if-defender = jeśli walkę zaczyna przeciwnik
labyrinth-if-rival-key = jeśli przeciwnik niesie klucz
labyrinth-if-per-key = za każdy niesiony klucz
labyrinth-conditional = { $effect }, { $condition }

## Koszt, przed dwukropkiem

labyrinth-cost-actions = { $count ->
    [one] 1 akcja
    [few] { $count } akcje
    [many] { $count } akcji
   *[other] { $count } akcji
}
labyrinth-cost-crystal = Kryształ
labyrinth-cost-token = żeton
labyrinth-cost-turn = raz na kolejkę
labyrinth-cost-fight = raz na walkę
labyrinth-cost-single = jednorazowo

## Działa zawsze

labyrinth-effect-roll = { $tests }: { $signed }
labyrinth-effect-target = { $tests } udają się przy { $at } lub więcej
labyrinth-effect-rend = kto przegra z tobą walkę, traci wszystkie życia
labyrinth-effect-drain = wygrana walka leczy { labyrinth-count-lives }
labyrinth-effect-ignore = nie działa na ciebie: { $trap }
labyrinth-effect-golem-cards = { $count ->
    [one] poruszając Golema, dobierasz 1 kartę i jej używasz
    [few] poruszając Golema, dobierasz { $count } karty i używasz jednej
    [many] poruszając Golema, dobierasz { $count } kart i używasz jednej
   *[other] poruszając Golema, dobierasz { $count } karty i używasz jednej
}
labyrinth-effect-forbid-traps = nie możesz zastawiać pułapek
labyrinth-effect-forbid-dazed = nie możesz atakować oszołomionych postaci
labyrinth-effect-plans = { $count ->
    [one] budując, oglądasz 1 kafelek i go budujesz
    [few] budując, oglądasz { $count } kafelki i budujesz jeden; reszta idzie na spód puli
    [many] budując, oglądasz { $count } kafelków i budujesz jeden; reszta idzie na spód puli
   *[other] budując, oglądasz { $count } kafelka i budujesz jeden; reszta idzie na spód puli
}
labyrinth-effect-sanctity = inni nie mogą zaczynać z tobą darmowych walk
labyrinth-effect-pursuit = ruch na korytarz, gdzie ktoś niesie klucz, nie kosztuje akcji
labyrinth-effect-crystals = { $count ->
    [one] masz o 1 Kryształ Losu więcej
    [few] masz o { $count } Kryształy Losu więcej
    [many] masz o { $count } Kryształów Losu więcej
   *[other] masz o { $count } Kryształu Losu więcej
}
labyrinth-effect-unstable = wyrzucając 2 na dwóch kostkach, bierzesz { labyrinth-count-dazes }
labyrinth-effect-trapmaster = zastawiając pułapkę, losujesz ich { $count }, oglądasz je i zastawiasz jedną
labyrinth-effect-carry = { $count ->
    [one] możesz nieść o 1 przedmiot więcej
    [few] możesz nieść o { $count } przedmioty więcej
    [many] możesz nieść o { $count } przedmiotów więcej
   *[other] możesz nieść o { $count } przedmiotu więcej
}
labyrinth-effect-rope = { $count ->
    [0] nieudany skok nie kosztuje cię życia
   *[other] nieudany skok kosztuje cię { labyrinth-count-lives }
}
labyrinth-effect-incense = odpoczynek usuwa wszystkie twoje żetony oszołomienia
labyrinth-effect-horn = gdy karta przesuwa Golema o pewną liczbę korytarzy, możesz ją zmienić najwyżej o { $count } w górę lub w dół

## Zasady trwające zdarzeń

labyrinth-effect-silence = żadna postać nie może używać zdolności; to, co już działa, działa dalej
labyrinth-effect-golem-further = karta z liczbą przesuwa Golema o { labyrinth-count-corridors } dalej
labyrinth-effect-activate = aktywacja Kryształu kosztuje { labyrinth-count-actions }
labyrinth-effect-fight-loss = przegrana walka kosztuje { labyrinth-count-lives }
labyrinth-effect-mercy = odpoczynek leczy też { labyrinth-count-lives } i jest możliwy bez żetonów oszołomienia
labyrinth-effect-lucky = { $signed } do rzutu powtórzonego Kryształem
labyrinth-effect-safe-fall = skok z mostu zawsze się udaje
labyrinth-effect-actions = każda kolejka ma { labyrinth-count-actions }
labyrinth-effect-no-traps = nie można już zastawiać pułapek

## Odpowiedzi na to, co się dzieje

labyrinth-effect-add = po rzucie: { $signed } do wyniku ({ $tests })
labyrinth-effect-redo = rzuć jeszcze raz jedną kostką swojego rzutu
labyrinth-effect-evil-eye = gdy inna postać zda test, musi go powtórzyć ({ $tests })
labyrinth-effect-vanish = gdy ktoś cię atakuje: walki nie ma, przechodzisz na sąsiedni korytarz i eksplorujesz go, ale niczego nie podnosisz
labyrinth-effect-wound = gdy wygrasz walkę, przegrany traci dodatkowo { labyrinth-count-lives }
labyrinth-effect-parry = gdy przegrasz walkę, nie tracisz przez nią życia
labyrinth-effect-theft = gdy wygrasz walkę, możesz zamiast życia zabrać przegranemu przedmiot
labyrinth-effect-trophy = gdy postać ginie w walce z tobą, możesz od razu podnieść to, co upuściła
labyrinth-effect-shackles = gdy wygrasz walkę, możesz zamiast straty życia dać przegranemu { labyrinth-count-dazes }
labyrinth-effect-save = gdy przegrasz walkę, rzuć 2 kostkami: przy { $at } lub więcej nie tracisz przez nią życia
labyrinth-effect-phoenix = gdy masz stracić ostatnie życie, zachowujesz { labyrinth-count-lives }
labyrinth-effect-armour = gdy masz stracić życie, nie tracisz nic
labyrinth-effect-martyr = gdy masz stracić życie, możesz odebrać żeton: traci je ten, kto go ma

## Robione we własnej kolejce

labyrinth-effect-hurry = masz w tej kolejce o { labyrinth-count-actions } więcej
labyrinth-effect-lay = połóż żeton na zwykłym korytarzu ({ labyrinth-range })
labyrinth-effect-give = daj żeton postaci ({ labyrinth-range })
labyrinth-effect-burn = zabierz żeton z planszy: każda inna postać na jego korytarzu i na sąsiednich traci { labyrinth-count-lives }
labyrinth-effect-summon = postaw Golema na sąsiednim korytarzu bez postaci; to twój ruch Golemem
labyrinth-effect-regain = odzyskaj odłożony żeton
labyrinth-effect-heal = ulecz { labyrinth-count-lives }
labyrinth-effect-heal-either = ulecz { labyrinth-count-lives } sobie albo postaci na swoim korytarzu
labyrinth-effect-rebuild = usuń zwykły kafelek bez pionków i kluczy, a w jego miejscu zbuduj wierzchni z puli
labyrinth-effect-turn = obróć zwykły kafelek bez pionków
labyrinth-effect-vortex = zamień miejscami dwa zwykłe kafelki bez pionków i kluczy
labyrinth-effect-illusion = zbuduj wierzchni kafelek zakryty; gdy wejdzie pionek, odkrywa się go, a ty wybierasz jego obrót
labyrinth-effect-mirage = zakryj pułapkę i zamień ją z inną, która leży zakryta
labyrinth-effect-double = zamień się miejscami z postacią ({ labyrinth-range }); obie eksplorują, ale niczego nie podnoszą
labyrinth-effect-sermon = każda inna postać na twoim korytarzu bierze { labyrinth-count-dazes }
labyrinth-effect-net = postać na twoim lub sąsiednim korytarzu musi wyrzucić { $at } lub więcej albo bierze { labyrinth-count-dazes }
labyrinth-effect-teleport = { $range ->
    [one] przenieś się na korytarz kafelka oddalonego najwyżej o 1 pole, ale nie na pole startowe ani centralne, i eksploruj go
    [few] przenieś się na korytarz kafelka oddalonego najwyżej o { $range } pola, ale nie na pole startowe ani centralne, i eksploruj go
    [many] przenieś się na korytarz kafelka oddalonego najwyżej o { $range } pól, ale nie na pole startowe ani centralne, i eksploruj go
   *[other] przenieś się na korytarz kafelka oddalonego najwyżej o { $range } pola, ale nie na pole startowe ani centralne, i eksploruj go
}
labyrinth-effect-unseal = zabierz żeton ({ labyrinth-range })
labyrinth-effect-shift-trap = przestaw pułapkę ({ labyrinth-range }), bez oglądania, na korytarz obok niej bez pułapki i postaci
labyrinth-effect-step = wykonaj ruch bez wydawania akcji
labyrinth-effect-lantern = obejrzyj zakrytą pułapkę na sąsiednim korytarzu
labyrinth-effect-change = możesz zmienić postać na losową, którą nikt nie gra

## Zasady jednorazowe zdarzeń

labyrinth-effect-wound-one = wskaż postać: traci { labyrinth-count-lives }
labyrinth-effect-golem-walk = przesuń Golema najwyżej o { labyrinth-count-corridors }
labyrinth-effect-golem-home = Golem trafia na pole centralne
labyrinth-effect-set-trap = zastaw pułapkę
labyrinth-effect-light = { $count ->
    [one] odwróć swój Kryształ Losu na stronę aktywną
   *[other] odwróć swoje Kryształy Losu na stronę aktywną, najwyżej { $count }
}
labyrinth-effect-duel = stocz darmową walkę z postacią na twoim lub sąsiednim korytarzu
labyrinth-effect-find = dobierz przedmiot i połóż go odkryty na swoim korytarzu
labyrinth-effect-gale = przenieś inną postać na korytarz sąsiadujący z jej korytarzem; eksploruje go, ale niczego nie podnosi
labyrinth-effect-wound-others = każda inna postać traci { labyrinth-count-lives }

## Co robią żetony postaci

labyrinth-token-hellfire = każda inna postać, która tam wejdzie, musi wyrzucić { $at } lub więcej albo traci { labyrinth-count-lives }
labyrinth-token-tornado = następną inną postać, która tam wejdzie, właściciel żetonu przenosi na sąsiedni korytarz, a żeton wraca
labyrinth-token-portal = dla właściciela wszystkie te korytarze sąsiadują; każda inna postać, która wejdzie, musi wyrzucić { $at } lub więcej albo trafia na inny z nich
labyrinth-token-seal = każda inna postać, która chce tam wejść, musi najpierw wyrzucić { $at } lub więcej, inaczej ruch się nie udaje
labyrinth-token-curse = { $signed } do wszystkich rzutów jej następnego testu, potem żeton wraca
labyrinth-token-martyr = właściciel żetonu może przerzucić swoją stratę na postać, która go ma
labyrinth-token-faith = płaci za zdolność
labyrinth-token-armour = płaci za zdolność

## Pułapki: jak przejść i co grozi za nieudany rzut

labyrinth-trap-rolls = { $rolls ->
    [one] 1 rzut na { $difficulty } lub więcej; jeśli nieudany
    [few] { $rolls } rzuty na { $difficulty } lub więcej; za każdy nieudany
    [many] { $rolls } rzutów na { $difficulty } lub więcej; za każdy nieudany
   *[other] { $rolls } rzutu na { $difficulty } lub więcej; za każdy nieudany
}
labyrinth-trap-lose = tracisz { labyrinth-count-lives }
labyrinth-trap-daze = bierzesz { labyrinth-count-dazes }
labyrinth-trap-back = cofa cię tam, skąd przychodzisz
labyrinth-trap-home = wyrzuca cię na twoje pole startowe
labyrinth-trap-thief = jeden twój przedmiot wraca do puli; bez przedmiotu tracisz 1 życie
labyrinth-trap-leech = jeden twój aktywny Kryształ staje się nieaktywny; bez takiego tracisz 1 życie
labyrinth-trap-alarm = gracz po twojej lewej przesuwa Golema najwyżej o { labyrinth-count-corridors }
labyrinth-trap-snare = tracisz pozostałe akcje, a jeśli to nie twoja kolejka, bierzesz 1 żeton oszołomienia
labyrinth-trap-whirl = gracz po twojej lewej przenosi cię na sąsiedni korytarz
labyrinth-trap-magnet = jeden twój klucz spada na ten korytarz; bez klucza tracisz 1 życie

## Karty Golema

labyrinth-card-g0 = brak ruchu
labyrinth-card-g1 = 1 korytarz
labyrinth-card-g2 = 2 korytarze
labyrinth-card-g3 = 3 korytarze
labyrinth-card-g4 = 4 korytarze
labyrinth-card-gc = na pole centralne
