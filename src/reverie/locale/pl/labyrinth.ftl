### Labyrinth.

labyrinth-title = Labyrinth: Paths of Destiny
labyrinth-players = 2-6
labyrinth-tagline = Buduj labirynt po drodze, zdobądź cudzy klucz i jako jedyna postać dotrzyj do środka.

## Stół

labyrinth-round = Runda { $round } z { $rounds }
labyrinth-turn-of = Gracz { $player } · { $name }
labyrinth-setup = Przygotowanie
labyrinth-over = Koniec
labyrinth-actions-left = { $count ->
    [one] została 1 akcja
    [few] zostały { $count } akcje
    [many] zostało { $count } akcji
   *[other] zostało { $count } akcji
}
labyrinth-player = Gracz { $player }
labyrinth-playing = Gracz { $player } ({ $character })
labyrinth-nobody = jeszcze bez postaci
labyrinth-start-of = na { $place }
labyrinth-lives = życia
labyrinth-crystals = Kryształ
labyrinth-dazes = oszołomienie
labyrinth-keys = klucze
labyrinth-items = przedmioty
labyrinth-tokens = żetony
labyrinth-bears = na postaci
labyrinth-pools = Pule
labyrinth-pool-tiles = { $count ->
    [one] 1 kafelek
    [few] { $count } kafelki
    [many] { $count } kafelków
   *[other] { $count } kafelka
}
labyrinth-pool-traps = { $count ->
    [one] 1 pułapka
    [few] { $count } pułapki
    [many] { $count } pułapek
   *[other] { $count } pułapki
}
labyrinth-pool-items = { $count ->
    [one] 1 przedmiot
    [few] { $count } przedmioty
    [many] { $count } przedmiotów
   *[other] { $count } przedmiotu
}
labyrinth-pool-golem = { $count ->
    [one] 1 karta ruchu Golema
    [few] { $count } karty ruchu Golema
    [many] { $count } kart ruchu Golema
   *[other] { $count } karty ruchu Golema
}
labyrinth-pool-events = { $count ->
    [one] 1 zdarzenie
    [few] { $count } zdarzenia
    [many] { $count } zdarzeń
   *[other] { $count } zdarzenia
}
labyrinth-in-force = Trwa
labyrinth-no-event = bez zdarzenia
labyrinth-on-board = Na planszy
labyrinth-aiming = Wybór celu
labyrinth-drawn = Dobrano
labyrinth-turned = Obroty
labyrinth-unseen-trap = pułapka, której nikt nie widział
labyrinth-golem = Golem
labyrinth-piece-k1 = klucz z pola startowego 1
labyrinth-piece-k2 = klucz z pola startowego 2
labyrinth-piece-k3 = klucz z pola startowego 3
labyrinth-piece-k4 = klucz z pola startowego 4
labyrinth-piece-k5 = klucz z pola startowego 5
labyrinth-piece-k6 = klucz z pola startowego 6
labyrinth-piece-hidden = wie to tylko ta osoba
labyrinth-face-down = zakryty
labyrinth-die = kostki
labyrinth-test-combat = Test walki
labyrinth-test-jump = Test skoku
labyrinth-test-trap = Test pułapki
labyrinth-test-golem = Test Golema
labyrinth-test-other = Test
labyrinth-need = { $need } lub więcej
labyrinth-legend = ①–⑥ gracze · G Golem · ⚷ klucz · ? pułapka zakryta · ! pułapka odkryta · ◆ przedmiot · ✶ żeton zdolności · a b c korytarze · przerwana droga biegnie pod drugą · s1–s6 pola startowe · same nazwy to puste miejsca
labyrinth-unseen = Jeszcze niewidziane

## Akcje

labyrinth-do-build = buduj: weź wierzchni kafelek z puli
labyrinth-do-place = połóż go na { $cell }, obrót jak na rysunku { $turn }
labyrinth-do-keep-tile = zbuduj kafelek { $tile }
labyrinth-do-keep-trap = zastaw: { $what }
labyrinth-do-keep-card = użyj karty ruchu Golema „{ $card }”
labyrinth-do-keep-character = graj postacią: { $what }
labyrinth-do-keep-token = najpierw { $what }
labyrinth-do-turn = obróć kafelek na { $cell } w prawo o { $degrees }°
labyrinth-do-tile = kafelek na { $cell }
labyrinth-do-move = idź na { $place }
labyrinth-do-move-home = wróć na swoje pole startowe
labyrinth-do-jump-risky = ryzykowny skok: rzuć kostkami
labyrinth-do-jump-safe = bezpieczny skok, bez testu
labyrinth-do-rest = odpocznij: odrzuć żeton oszołomienia
labyrinth-do-attack = zaatakuj: { $other }
labyrinth-do-trap = zastaw pułapkę na { $place }
labyrinth-do-golem = porusz Golema: weź wierzchnią kartę
labyrinth-do-event = wywołaj zdarzenie
labyrinth-do-crystal = aktywuj Kryształ Losu
labyrinth-do-take = podnieś: { $what }
labyrinth-do-steal = zamiast tego zabierz: { $what } ({ $other })
labyrinth-do-leave = zostaw tu w zamian: { $what }
labyrinth-do-drop = wybierz: { $what }
labyrinth-do-use = użyj: { $what }
labyrinth-do-item = użyj: { $what }
labyrinth-do-end = zakończ kolejkę
labyrinth-do-fight = walcz: { $other }
labyrinth-do-reroll = użyj Kryształu Losu i rzuć jeszcze raz
labyrinth-do-redo = rzuć jeszcze raz kostką { $number }
labyrinth-do-to = { $place }
labyrinth-do-on = { $other }
labyrinth-do-steps = { $count ->
    [0] nie rusza się
    [one] 1 korytarz
    [few] { $count } korytarze
    [many] { $count } korytarzy
   *[other] { $count } korytarza
}
labyrinth-do-stop = Golem nie idzie dalej
labyrinth-do-yes = tak
labyrinth-do-pass = nie, niech tak będzie

labyrinth-piece-golem = karta ruchu Golema „{ $card }”
labyrinth-named = „{ $name }”

## Pytania

labyrinth-ask-answer-test = { $own ->
    [1] { $test }: { $sum }, a trzeba { $need }. Reagujesz?
   *[other] { $other } zdaje: { $test }. Każesz powtórzyć?
}
labyrinth-ask-attacked = { $other } atakuje. Unikasz walki?
labyrinth-ask-escape = Dokąd znikasz?
labyrinth-ask-answer-fight = Walka: { $sum } do { $need }, przeciwnik: { $other }. Reagujesz?
labyrinth-ask-spoils = { $count ->
    [one] Wygrywasz. { $other } ma stracić 1 życie. Robisz co innego?
    [few] Wygrywasz. { $other } ma stracić { $count } życia. Robisz co innego?
    [many] Wygrywasz. { $other } ma stracić { $count } żyć. Robisz co innego?
   *[other] Wygrywasz. { $other } ma stracić { $count } życia. Robisz co innego?
}
labyrinth-ask-defence = { $count ->
    [one] Przegrywasz (zwycięzca: { $other }) i masz stracić 1 życie. Reagujesz?
    [few] Przegrywasz (zwycięzca: { $other }) i masz stracić { $count } życia. Reagujesz?
    [many] Przegrywasz (zwycięzca: { $other }) i masz stracić { $count } żyć. Reagujesz?
   *[other] Przegrywasz (zwycięzca: { $other }) i masz stracić { $count } życia. Reagujesz?
}
labyrinth-ask-trophy = { $other } ginie w walce. Podnosisz to, co wypadło?
labyrinth-ask-push = Dokąd wypychasz przegranego ({ $other })?
labyrinth-ask-lose = { $count ->
    [one] Masz stracić 1 życie. Reagujesz?
    [few] Masz stracić { $count } życia. Reagujesz?
    [many] Masz stracić { $count } żyć. Reagujesz?
   *[other] Masz stracić { $count } życia. Reagujesz?
}
labyrinth-ask-drop = Giniesz. Który przedmiot upuszczasz?
labyrinth-ask-golem-card = Której karty ruchu Golema używasz?
labyrinth-ask-golem-horn = { $count ->
    [one] Karta przesuwa Golema o 1 korytarz. Jak daleko ma iść?
    [few] Karta przesuwa Golema o { $count } korytarze. Jak daleko ma iść?
    [many] Karta przesuwa Golema o { $count } korytarzy. Jak daleko ma iść?
   *[other] Karta przesuwa Golema o { $count } korytarza. Jak daleko ma iść?
}
labyrinth-ask-golem-step = { $count ->
    [one] Golemowi został 1 krok. Dokąd?
    [few] Golemowi zostały { $count } kroki. Dokąd najpierw?
    [many] Golemowi zostało { $count } kroków. Dokąd najpierw?
   *[other] Golemowi zostało { $count } kroku. Dokąd najpierw?
}
labyrinth-ask-choose-tile = Który z tych kafelków budujesz?
labyrinth-ask-place-tile = Gdzie kładziesz kafelek i jak obrócony?
labyrinth-ask-turn-tile = Który kafelek obracasz i jak?
labyrinth-ask-turn-over = Kafelek na { $cell } się odkrywa. Jak leży?
labyrinth-ask-token-order = Leży tu kilka żetonów. Który działa najpierw?
labyrinth-ask-whirl = Twoje Tornado porywa: { $other }. Dokąd?
labyrinth-ask-cast-out = { $other } wpada w portal. Którym wychodzi?
labyrinth-ask-free-fight = Są tu inni. Z kim walczysz?
labyrinth-ask-strike-back = { $other } wchodzi na twój korytarz. Atakujesz?
labyrinth-ask-lay-trap = Którą z tych pułapek zastawiasz?
labyrinth-ask-blow = Pułapka odrzuca: { $other }. Dokąd?
labyrinth-ask-robbed = Duch zabiera ci przedmiot. Który?
labyrinth-ask-aim = { $what }: gdzie albo na kogo?
labyrinth-ask-swap-with = Z którym kafelkiem zamienia się miejscem?
labyrinth-ask-second-trap = Pułapka na { $place } zostaje zakryta. Z którą inną zamienia się miejscem?
labyrinth-ask-shifted-trap = Dokąd przestawiasz pułapkę z { $place }?
labyrinth-ask-gale = Dokąd wichura niesie postać: { $other }?
labyrinth-ask-may-change = Zmieniasz postać na losową?
labyrinth-ask-act = { $count ->
    [0] Nie masz już akcji. Coś za darmo albo zakończ kolejkę.
    [one] Twoja kolejka: została 1 akcja.
    [few] Twoja kolejka: zostały { $count } akcje.
    [many] Twoja kolejka: zostało { $count } akcji.
   *[other] Twoja kolejka: zostało { $count } akcji.
}
labyrinth-ask-exchange = Niesiesz już dość. Który przedmiot zostawiasz w zamian?
labyrinth-ask-choose-character = Którą postacią grasz?

## Dlaczego nie

labyrinth-why-closes = Tak zamknęłaby się ostatnia droga: { $what }.
labyrinth-why-closes-centre = Tak zamknęłaby się ostatnia droga na pole centralne.

## Co się stało

labyrinth-event-cursed = klątwa działa: { $signed }
labyrinth-event-roll = wyrzuca { $first } i { $second }: { $sum }
labyrinth-event-tested = { $passed ->
    [1] test zdany
   *[other] test niezdany
}
labyrinth-event-attack = atakuje: { $other }
labyrinth-event-tie = remis: { $other }
labyrinth-event-win = wygrywa walkę, przegrywa { $other }
labyrinth-event-steal = kradnie: { $what }
labyrinth-event-item = używa: { $what }
labyrinth-event-take = podnosi: { $what }
labyrinth-event-push = wypycha z pola centralnego: { $other }
labyrinth-event-heal = leczy { labyrinth-count-lives }
labyrinth-event-daze = bierze { labyrinth-count-dazes }
labyrinth-event-lose = traci { labyrinth-count-lives }
labyrinth-event-die = ginie i odradza się na polu startowym
labyrinth-event-martyr = stratę bierze na siebie { $other }
labyrinth-event-drop = upuszcza: { $what }
labyrinth-event-enter = wchodzi na { $place }
labyrinth-event-home = trafia na pole startowe
labyrinth-event-use = używa: { $what }
labyrinth-event-pay-life = płaci { labyrinth-count-lives }
labyrinth-event-darken = Kryształ Losu staje się nieaktywny
labyrinth-event-golem-card = karta ruchu Golema: „{ $card }”
labyrinth-event-golem = Golem wchodzi na { $place }
labyrinth-event-tile = dobiera kafelek
labyrinth-event-trap-laid = zakryta pułapka na { $place }
labyrinth-event-item-found = na { $place } leży { $what }
labyrinth-event-reveal = odkrywa się kafelek na { $cell }
labyrinth-event-laid = kładzie kafelek na { $cell }
labyrinth-event-turned = obraca kafelek na { $cell }
labyrinth-event-veiled = zakryty kafelek na { $cell }
labyrinth-event-token = trafia na żeton: { $what }
labyrinth-event-look-trap = ogląda pułapkę: { $what }
labyrinth-event-trap = uruchamia pułapkę na { $place }: { $what }
labyrinth-event-trap-ignored = pułapka nie działa
labyrinth-event-snared = wpada w sieć i traci resztę kolejki
labyrinth-event-item-lost = do puli wraca { $what }
labyrinth-event-light = Kryształ Losu staje się aktywny
labyrinth-event-aim = wskazuje: { $other }
labyrinth-event-token-laid = żeton na { $place }
labyrinth-event-burn = żeton na { $place } staje w płomieniach
labyrinth-event-unseal = zabiera żeton z { $place }
labyrinth-event-swapped = kafelki na { $one } i { $two } zamieniają się miejscami
labyrinth-event-mirage = odkryta pułapka zostaje zakryta i zamienia się z tą na { $place }
labyrinth-event-trap-moved = pułapka trafia na { $place }
labyrinth-event-lantern = ogląda pułapkę na { $place }: { $what }
labyrinth-event-become = gra teraz postacią: { $what }
labyrinth-event-event = zdarzenie: { $what }
labyrinth-event-leave = zostawia: { $what }
labyrinth-event-offered = ma do wyboru: { $what }
labyrinth-event-first = zaczyna
labyrinth-event-nobody-wins = rundy minęły i nikt nie wygrał
labyrinth-event-rest = { $count ->
    [0] odpoczywa i nie ma już oszołomienia
    [one] odpoczywa; został 1 żeton oszołomienia
    [few] odpoczywa; zostały { $count } żetony oszołomienia
    [many] odpoczywa; zostało { $count } żetonów oszołomienia
   *[other] odpoczywa; zostało { $count } żetonu oszołomienia
}
labyrinth-event-win-match = jako jedyna postać na polu centralnym, z kluczem: wygrywa
labyrinth-event-sealed = drogę zamyka pieczęć na { $place }
labyrinth-event-pursuit = rusza w pogoń bez wydawania akcji
labyrinth-event-jump = skacze
labyrinth-event-fall = spada
labyrinth-event-removed = usuwa kafelek z { $cell }

## Koniec

labyrinth-end-L-2 = Samotnie na polu centralnym, z kluczem w dłoni: labirynt ma swojego pana.
labyrinth-end-L-137 = Umówione rundy minęły i nikt nie wyszedł z labiryntu.

## Opcje

labyrinth-option-players = Liczba graczy.
labyrinth-option-content = Co leży w pudełku: nasze (standard) albo własne, podane przez --content.
labyrinth-option-characters = Postacie się losuje (random), każdy wybiera z dwóch (draft) albo ze wszystkich (free).
labyrinth-option-rounds = Po ilu rundach partia kończy się bez zwycięzcy.
labyrinth-option-first_turn = Ile akcji ma pierwsza kolejka w partii: dwie według instrukcji, jedną dla wyrównania przewagi zaczynającego.
labyrinth-option-build_rule = Kafelek musi zostawić jakąś drogę między środkiem a kluczami (global) albo tylko każdemu z nich otwartą krawędź (local).
labyrinth-option-shift_walls = Gdy żaden kafelek nie pasuje, budowa obraca kafelek na planszy.
labyrinth-option-golem_tests = Test Golema wykonuje się wszędzie, gdzie przechodzi (each-step), albo tylko tam, gdzie staje (last-step).
labyrinth-option-free_fights = Po ruchu może dojść do darmowej walki z każdą postacią (each) albo tylko do jednej (one).
labyrinth-option-failed_jump = Po nieudanym skoku w górę ten sam korytarz eksploruje się jeszcze raz (again) albo nie (skip).
labyrinth-option-strike_back = Niezaatakowani są pytani, czy atakują przybysza (ask), albo nigdy lub zawsze to robią (never, always).
labyrinth-option-golem_reroll = Po nieudanym teście Golema gracz jest pytany o Kryształ (ask) albo zawsze lub nigdy go używa (always, never).
labyrinth-option-trap_reroll = Po nieudanym teście pułapki gracz jest pytany o Kryształ (ask) albo zawsze lub nigdy go używa (always, never).

## The board

labyrinth-maze = Labirynt
labyrinth-you = Ty
labyrinth-acts = działa
labyrinth-close = zamknij
labyrinth-look = Spójrz na labirynt
labyrinth-look-back = Wróć do kości
labyrinth-zoom-in = bliżej
labyrinth-zoom-out = dalej
labyrinth-zoom-fit = cały labirynt
labyrinth-show-me = pokaż
labyrinth-why-not = Dlaczego nie { $place }?
labyrinth-lives-of = życia: { $lives } z { $all }
labyrinth-crystal-lit = Kryształ Losu, aktywny
labyrinth-crystal-dark = Kryształ Losu, nieaktywny
labyrinth-dazed = { $count ->
    [one] oszołomienie, 1 żeton
    [few] oszołomienie, { $count } żetony
   *[other] oszołomienie, { $count } żetonów
}
labyrinth-key-short = klucz { $number }
labyrinth-known-trap = { $name } (zakryta)
labyrinth-cell-empty = { $cell }, puste
labyrinth-cell-down = { $cell }, zakryty kafelek
labyrinth-cell-key = { $cell }, pole klucza { $number }
labyrinth-cell-centre = { $cell }, pole centralne
labyrinth-corridor = { $many ->
    [yes] Korytarz { $letter }{ $deck ->
        [over] , most
        [under] , pod mostem
       *[none] {""}
    }:
   *[no] {""}
} { $joined ->
    [no] donikąd nie prowadzi
   *[other] prowadzi do { $joined }
}{ $open ->
    [no] {""}
   *[other] , a także do { $open }, gdzie nic jeszcze nie zbudowano
}; { $things ->
    [no] nic tam nie ma.
   *[other] { $things }.
}
labyrinth-activities = Co robisz
labyrinth-activity-build = Buduj
labyrinth-activity-move = Ruch
labyrinth-activity-jump = Skok
labyrinth-activity-attack = Atak
labyrinth-activity-trap = Pułapka
labyrinth-activity-golem = Golem
labyrinth-activity-event = Zdarzenie
labyrinth-activity-crystal = Kryształ
labyrinth-activity-rest = Odpocznij
labyrinth-activity-end = Koniec
labyrinth-not-now = nie teraz
labyrinth-note-cards = { $count ->
    [one] 1 karta
    [few] { $count } karty
   *[other] { $count } kart
}
labyrinth-note-places = { $count ->
    [one] 1 miejsce
    [few] { $count } miejsca
   *[other] { $count } miejsc
}
labyrinth-note-people = { $count ->
    [one] 1 rywal
    [few] { $count } rywali
   *[other] { $count } rywali
}
labyrinth-note-unspent = zostały { $count }
labyrinth-ready = gotowe: { $count }
labyrinth-sheet = zdolności
labyrinth-ability-use = użyj
labyrinth-ability-used = użyta
labyrinth-ability-always = zawsze
labyrinth-ability-turn = nie teraz
labyrinth-ability-answer = w potrzebie
labyrinth-item-carried = przedmiot
labyrinth-item-room = { $count ->
    [one] miejsce na 1 przedmiot
    [few] miejsce na { $count } przedmioty
   *[other] miejsce na { $count } przedmiotów
}
labyrinth-goal = Aby wygrać
labyrinth-goal-key = Nieś cudzy klucz
labyrinth-goal-carried = niesiesz klucz { $number }
labyrinth-goal-centre = Stań w centrum bez innych
labyrinth-moves-away = { $count ->
    [one] 1 ruch stąd
    [few] { $count } ruchy stąd
   *[other] { $count } ruchów stąd
}
labyrinth-no-way = jeszcze nie ma drogi
labyrinth-here = tutaj
labyrinth-site = { $count ->
    [one] { $cell }, 1 sposób położenia kafelka
    [few] { $cell }, { $count } sposoby położenia kafelka
   *[other] { $cell }, { $count } sposobów położenia kafelka
}
labyrinth-choose-cell = Wybierz świecący kafelek.
labyrinth-choose-place = Wybierz korytarz ze złotą linią.
labyrinth-lay = Połóż na { $cell }
labyrinth-lay-this = Gdzie kładziesz ten kafelek i jak go obracasz?
labyrinth-lay-where = Wybierz pole
labyrinth-lay-helper = Wybierz pole; R albo kółko obraca kafelek.
labyrinth-joins = Łączy z { $cells }.
labyrinth-ways = Jak leży
labyrinth-way = sposób { $number }
labyrinth-way-not = sposób { $number }: tu niemożliwy, zapytaj dlaczego
labyrinth-turn-left = obróć w lewo
labyrinth-turn-right = obróć w prawo
labyrinth-stage-fight = Walka na { $place }
labyrinth-stage-jump = Test skoku: { $name }
labyrinth-stage-trap = Test pułapki: { $name }
labyrinth-stage-golem = Test Golema: { $name }
labyrinth-stage-other = Test: { $name }
labyrinth-stage-attacks = atak
labyrinth-stage-defends = obrona
labyrinth-stage-attacked = Walki można jeszcze uniknąć.
labyrinth-stage-rolling = Kości lecą …
labyrinth-stage-tie = Remis
labyrinth-stage-ties = { $count ->
    [one] po 1 remisie
   *[other] po { $count } remisach
}
labyrinth-stage-leads = { $you ->
    [yes] Prowadzisz o { $by }
   *[no] Prowadzi { $name }, o { $by }
}
labyrinth-stage-won = { $you ->
    [yes] To twoja wygrana
   *[no] Wygrywa { $name }
}
labyrinth-stage-stake = { $you ->
    [yes] { $count ->
        [one] Jeśli przegrasz: 1 życie
        [few] Jeśli przegrasz: { $count } życia
       *[other] Jeśli przegrasz: { $count } żyć
    }
   *[no] { $count ->
        [one] Jeśli przegra { $name }: 1 życie
        [few] Jeśli przegra { $name }: { $count } życia
       *[other] Jeśli przegra { $name }: { $count } żyć
    }
}
labyrinth-stage-wound = { $you ->
    [yes] { $count ->
        [one] Stracisz 1 życie.
        [few] Stracisz { $count } życia.
       *[other] Stracisz { $count } żyć.
    }
   *[no] { $count ->
        [one] { $name } straci 1 życie.
        [few] { $name } straci { $count } życia.
       *[other] { $name } straci { $count } żyć.
    }
}
labyrinth-stage-chance = szansa na wygraną: { $chance } %
labyrinth-stage-paid = opłacone
labyrinth-stage-need = potrzeba
labyrinth-stage-passed = zdany
labyrinth-stage-failed = niezdany
labyrinth-stake-trap = Inaczej zadziała pułapka.
labyrinth-stake-golem = Inaczej wygra Golem.
labyrinth-stake-fall = Inaczej spadniesz.
labyrinth-stake-seal = Inaczej pieczęć zamknie drogę.
labyrinth-stake-fire = Inaczej poparzy ogień.
labyrinth-stake-portal = Inaczej pochłonie cię portal.
labyrinth-stake-wound = Inaczej rana zostanie.
labyrinth-stake-net = Inaczej sieć nie puści.
labyrinth-stake-lives = { $count ->
    [one] Kosztuje to 1 życie.
    [few] Kosztuje to { $count } życia.
   *[other] Kosztuje to { $count } żyć.
}
labyrinth-stake-dazes = { $count ->
    [one] Przynosi 1 żeton oszołomienia.
    [few] Przynosi { $count } żetony oszołomienia.
   *[other] Przynosi { $count } żetonów oszołomienia.
}
