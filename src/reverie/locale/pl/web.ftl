### Co mówi przeglądarka ponad to, co mówi każdy klient.

## Wszędzie

web-guest = Gość
web-skip = Do treści
web-close = Zamknij
web-home = Strona główna
web-menu = Menu
web-language = Język
web-language-en = English
web-language-pl = Polski
web-language-ko = 한국어
web-theme = Kolory
web-theme-system = jak w urządzeniu
web-theme-dark = noc
web-theme-light = papier
web-theme-contrast = wysoki kontrast
web-speed = Ruch
web-speed-slow = powolny
web-speed-normal = zwykły
web-speed-fast = szybki
web-speed-step = krok po kroku
web-speed-none = bez ruchu
web-sound = Dźwięk
web-sound-on = ciche dźwięki
web-notices-on = zawołaj mnie, gdy przyjdzie moja kolej, a patrzę gdzie indziej
web-playing = Gra
web-confirm-on = pytaj przed każdym ruchem
web-keys-on = litery i cyfry działają od razu
web-list-on = wszystkie możliwości także na liście
web-shortcuts = Klawisze
web-key-play = zagraj tę kartę albo wybierz tę odpowiedź
web-key-discard = odrzuć tę kartę
web-key-move = do następnej karty; w proroctwie przesuń kartę
web-key-do = zrób to, co zaznaczone
web-key-drop = w proroctwie odrzuć kartę
web-key-undo = cofnij
web-key-hint = podpowiedź
web-key-log = co się dotąd stało
web-key-give-up = poddaj grę
web-key-help = ta ściąga
web-key-close = zamknij albo wróć do bieżącej chwili
web-unreachable = Nie ma połączenia z serwerem. Czy działa i czy masz internet?
web-percent = { $percent }%

## Strona główna

web-welcome = Przytomnie w cudzym śnie
web-play-alone = Graj w pojedynkę
web-play-two = Graj we dwoje
web-play-game = Zagraj: { $game }
web-learn = Nauka przez grę
web-options = Zasady i opcje
web-daily = Sen dnia
web-daily-how = Te same karty dla wszystkich, raz dziennie, do północy czasu UTC. Nikt nie sprawdza gości, więc to tablica dla przyjaciół.
web-daily-begin = Śnij dzisiejszy sen
web-daily-go-on = Wróć do dzisiejszego snu
web-daily-of = sen z dnia { $day }
web-resume = Śnij dalej
web-alone = w pojedynkę
web-with = razem z: { $names }
web-turn-of = decyduje { $name }
web-seats-free = jest wolne miejsce
web-finished = Prześnione do końca
web-lobby = Ktoś czeka na towarzystwo
web-statistics = Twoje wyniki
web-score = { $games ->
    [one] { $games } partia
    [few] { $games } partie
    [many] { $games } partii
   *[other] { $games } partii
}, wygrane: { $wins }, najdłuższa seria: { $streak }
web-form = wygrane { $wins } z ostatnich { $games }
web-won-short = przebudzenie
web-lost-short = przegrana
web-name = Twoje imię
web-take-name = Tak mnie nazywaj
web-rename = Zmień
web-fan-edition = Nieoficjalne wydanie fanowskie.

## Przed partią

web-setup-of = { $game }: nowa partia
web-players = Ilu graczy?
web-company = Z kim?
web-company-around = przy tym ekranie
web-company-around-how = z kurtyną tam, gdzie karty są tajne
web-company-online = przez sieć
web-company-online-how = dostaniesz link dla pozostałych
web-company-bots = z botami
web-company-bots-how = zajmą pozostałe miejsca
web-seats = Kto gdzie siedzi?
web-seat-number = Miejsce { $seat }
web-seat-here = ktoś tutaj
web-seat-link = ktoś przez link
web-seat-bot = bot
web-name-of = Imię gracza { $player }
web-bot = Który bot
web-private = Wejść może tylko ten, kto ma link
web-begin = Zaczynamy
web-rule = zasada { $rule }
web-value-auto = automatycznie
web-value-ask = pytaj mnie
web-value-shuffle = zawsze tasuj
web-value-skip = nigdy
web-value-allow = wolno
web-value-forbid = nie wolno
web-value-partial = tyle, ile jest
web-value-lose = przegrana
web-value-before = przed
web-value-after = po
web-value-keep = można mieć
web-value-give = dla partnera
web-value-own = własne drzwi
web-value-team = drzwi obojga
web-value-silent = w ciszy
web-value-open = w otwarte karty
web-value-drawn = jak dociągnięto
web-value-reversed = odwrotnie
web-value-six = sześć kart
web-value-locale = tyle, ile wynosi numer Zakątka
web-value-path = ścieżka
web-value-group = grupa
web-value-random = losowane
web-value-draft = jedna z dwóch
web-value-free = dowolna ze wszystkich
web-value-global = jakaś droga między nimi
web-value-local = otwarta krawędź każdego
web-value-each-step = wszędzie, gdzie przechodzi
web-value-last-step = tam, gdzie staje
web-value-each = z każdą
web-value-one = tylko jedna
web-value-again = jeszcze raz
web-value-never = nigdy
web-value-always = zawsze

## Stół

web-log = Dotychczasowy sen
web-log-short = Dziennik
web-log-empty = Jeszcze nic.
web-undo = cofnij
web-hint = podpowiedź
web-result = wynik
web-give-up = Poddaj grę
web-give-up-title = Poddać tę grę?
web-give-up-lost = Skończy się w tym miejscu i będzie liczyć się jako przegrana.
web-give-up-nothing = Skończy się w tym miejscu. Nie zapadła jeszcze żadna decyzja, więc nie będzie się liczyć.
web-give-up-company = Twoje miejsce zajmie bot i zagra dalej z pozostałymi. Jeśli zapadła już twoja decyzja, gra liczy ci się jako przegrana.
web-give-up-sure = Poddaję się
web-give-up-not = Gram dalej
web-known = Co wiesz
web-people = Przy stole
web-you = ty
web-here = przy stole
web-away = z dala od stołu
web-turn = decyduje
web-seat-free = wolne miejsce
web-lent = tymczasem gra { $bot }
web-lend = niech gra bot
web-lend-back = Gram dalej
web-mute = wycisz
web-unmute = przywróć głos
web-send-away = odeślij od stołu
web-chosen-seed = Ziarno zostało wybrane: kto otworzył ten stół, może znać karty. Partia nie liczy się do statystyk.
web-chat = Rozmowa
web-chat-say = Powiedz coś
web-send = Wyślij
web-waiting-for = Czekamy: { $name } …
web-waiting-seats = Partia zacznie się, gdy wszystkie miejsca będą zajęte.
web-asks = { $name }: { $question }
web-fill-seats = Oddaj wolne miejsca botom
web-invite = Wyślij ten link osobie, z którą grasz.
web-copy-link = Kopiuj link
web-copied = Link skopiowany.
web-copy-failed = Nie udało się skopiować linku; weź go z paska adresu.
web-looking-on = Przyglądasz się.
web-sit = Usiądź i graj
web-reconnecting = Połączenie zerwane. Wracamy …
web-sending = Wysyłam: { $action } …
web-one-at-a-time = Chwileczkę, jeszcze wysyłam: „{ $action }”.
web-past = To jest chwila { $moment }.
web-now = Wróć do bieżącej chwili
web-since = Od twojej ostatniej tury
web-to-now = Do teraz
web-next = Dalej
web-choices = Możliwości
web-asked = O co chodzi
web-undo-waiting = Pytamy pozostałych, czy możesz cofnąć ruch.
web-undo-asked = { $name } prosi o cofnięcie ostatniej akcji.
web-undo-agree = Tak, cofnij
web-undo-keep = Nie, zostaje
web-undo-declined = Nie ma zgody na cofnięcie: zostaje, jak jest.
web-your-turn = Twoja kolej
web-joined = Do stołu siada { $name }.
web-left-table = Od stołu odchodzi { $name }.
web-back-again = Do stołu wraca { $name }.
web-sure-title = Zrobić to?
web-sure = Zrób to
web-sure-not = Jednak nie
web-best = najlepsze
web-hint-best = Najlepiej: { $action }, { $percent }%
web-rules-back = Wróć do poprzedniego ekranu
web-curtain = Teraz decyduje { $name }
web-curtain-look-away = Pozostali odwracają wzrok.
web-curtain-lift = To ja, { $name }

## Koniec

web-won = Budzisz się
web-lost = Sen się nad tobą zamyka
web-winner = Wygrywa { $name }
web-given-up = Gra poddana
web-given-up-how = Sen został przerwany przed końcem.
web-points = { $points ->
    [one] { $name }: { $points } punkt
    [few] { $name }: { $points } punkty
    [many] { $name }: { $points } punktów
   *[other] { $name }: { $points } punktu
}
web-again = Następny sen
web-again-offered = { $name } chce zagrać jeszcze raz.
web-again-join = Dołącz
web-same-deal = To samo rozdanie jeszcze raz
web-replay = Obejrzyj przebieg
web-share = Kopiuj link
web-save-record = Zapisz partię
web-review = Omówienie
web-verify = Czy los był uczciwy?
web-verify-check = Sprawdź
web-seed-later = Ziarno zobaczysz, gdy minie ten dzień.
web-curve = Szansa na wygraną: od { $first } do { $last }
web-curve-point = Decyzja { $decision }: { $played }, potem { $chance }
web-curve-how = Punkt prowadzi do swojej chwili; strzałki przechodzą od jednego do drugiego. Kółka to ruchy, które coś kosztowały.
web-turning-points = Gdzie odwrócił się los
web-turning-point = Decyzja { $decision }: po ruchu „{ $played }” szansa zmieniła się o { $luck } p.p.
web-costly-choices = Najkosztowniejsze ruchy
web-costly-choice = Decyzja { $decision }: { $played } ({ $cost } p.p.). Lepiej: { $better }
web-no-costly-choices = Żaden ruch nie kosztował wiele. Dobra gra.
web-reviewing = Przeglądam wszystkie decyzje…
web-luck-and-skill = Szczęście: { $luck } p.p. Twoje wybory: { $skill } p.p.
web-signed-points = { $sign }{ $points }

## Przebieg partii

web-first = Na początek
web-back = Krok wstecz
web-forward = Krok dalej
web-last = Na koniec
web-run = Odtwarzaj
web-pause = Pauza
web-moment = Chwila
web-eyes = Czyimi oczami

## Zasady

web-rules = Zasady
web-rules-of = Zasady gry { $game }

## Onirim

web-left = zostało: { $cards }
web-nightmares = { $nightmares ->
    [one] { $nightmares } koszmar
    [few] { $nightmares } koszmary
    [many] { $nightmares } koszmarów
   *[other] { $nightmares } koszmaru
}
web-discarded = Odrzucone · { $cards }
web-open-discard = Przejrzyj odrzucone, { $cards ->
    [one] { $cards } karta
    [few] { $cards } karty
    [many] { $cards } kart
   *[other] { $cards } karty
}
web-doors-found = { $doors } z { $all }
web-doors-of = Drzwi: { $name }
web-row-of = Rząd: { $name }
web-cards-of = Karty: { $name }
web-open-cards = Odkryte karty
web-row-empty = Tu zaczyna się twój rząd. Pasuje każdy symbol.
web-not-again = { $symbol ->
    [s] wszystko prócz słońca
    [m] wszystko prócz księżyca
   *[k] wszystko prócz klucza
}
web-third-card = otwiera drzwi
web-cannot-play = nie można teraz zagrać
web-discard = odrzuć
web-prophecy = proroctwo
web-win-chance = szansa na wygraną { $percent }%
web-prophecy-how = Przeciągnij karty w kolejności, w jakiej chcesz je dobierać, a jedną na prawo: tę odrzucisz.
web-order-how = Przeciągnij karty w kolejności, w jakiej chcesz je dobierać.
web-prophecy-keys = Klawisze: strzałki przesuwają kartę, D ją odrzuca.
web-order-keys = Klawisze: strzałki przesuwają kartę.
web-hint-drop = jeśli ją odrzucisz: { $chance }
web-hint-next = jeśli będzie następna: { $chance }
web-hint-drop-how = Na każdej karcie: szansa na wygraną, jeśli odrzucisz właśnie ją.
web-hint-next-how = Na każdej karcie: szansa na wygraną, jeśli to ona wróci jako następna.
web-drawn-nth = { $place ->
    [1] pierwsza
    [2] druga
    [3] trzecia
    [4] czwarta
   *[other] piąta
}
web-goes-away = do odrzucenia
web-drop-here = upuść tu jedną
web-order-away = { $card }: do odrzucenia
web-order-place = { $card }: dobierzesz jako { $place }.
web-confirm = Niech tak będzie
web-do-it-anyway = Zrób to mimo wszystko
web-pay-key = Klucz
web-pay-door = Drzwi
web-pay-deck = Talia
web-pay-hand = Karty z ręki
web-pay-this = Zapłać
web-why-not = czemu nie?
web-cost-key = Odrzuć jeden klucz. Nie daje proroctwa.
web-cost-door = Jedne z twoich drzwi trafią do Otchłani i wrócą do talii.
web-cost-deck = { $cards ->
    [one] Odkryjesz wierzchnią kartę; komnatę odrzucisz.
    [few] Odkryjesz { $cards } karty z wierzchu; komnaty odrzucisz.
    [many] Odkryjesz { $cards } kart z wierzchu; komnaty odrzucisz.
   *[other] Odkryjesz { $cards } karty z wierzchu; komnaty odrzucisz.
}
web-cost-hand = { $cards ->
    [one] Odrzuć swoją jedyną kartę i dobierz nowe.
    [few] Odrzuć wszystkie { $cards } karty i dobierz nowe.
    [many] Odrzuć wszystkie karty ({ $cards }) i dobierz nowe.
   *[other] Odrzuć wszystkie karty ({ $cards }) i dobierz nowe.
}

## Samouczek

web-tutorial-step = { $step } z { $all }
web-tutorial-follow = Jeszcze nie: najpierw zrób to, o czym mówi lekcja.
web-tutorial-play = Śnisz, a na zewnątrz prowadzi ośmioro drzwi. Komnaty układasz w rząd, po jednej w turze. Zagraj brązowe słońce: kliknij je albo przeciągnij do rzędu.
web-tutorial-golden = Złota zasada: nigdy dwa razy z rzędu ten sam symbol. Po słońcu księżyc albo klucz. Zagraj brązowy księżyc.
web-tutorial-series = Trzy karty jednego koloru z rzędu otwierają drzwi w tym kolorze. Zagraj drugie brązowe słońce.
web-tutorial-key = Brązowe drzwi są twoje! Teraz klucz: odrzucony, pokazuje pięć wierzchnich kart talii. Naciśnij „proroctwo” pod zielonym kluczem.
web-tutorial-prophecy = Przed tobą dwa koszmary i drzwi. Odeślij jeden koszmar, a resztę ułóż: najpierw brązowe drzwi, potem czerwone słońca, koszmar na końcu.
web-tutorial-order = Najpierw brązowe drzwi, potem dwa czerwone słońca; koszmar na końcu.
web-tutorial-open = Dobierasz drzwi i masz do nich klucz. Oddaj klucz, a te drzwi też będą twoje.
web-tutorial-on = Już dwoje drzwi! Ostatnie leży słońce, więc zagraj czerwony księżyc. Potem przyjdzie koszmar, który tam czeka. Przygotuj się.
web-tutorial-nightmare = Koszmar żąda zapłaty: kluczem, drzwiami, kartami z wierzchu talii albo wszystkimi kartami z ręki. Zapłać zielonym kluczem.
web-tutorial-done-title = To już wszystko
web-tutorial-done = Zostało sześcioro drzwi. Jeśli trzeba dobrać kartę, a talia jest pusta, sen przepada. Graj dalej samodzielnie: ten sen należy teraz do ciebie.

## Proste plansze

web-dream-world = Kraina Snów
web-asleep = { $name } (śpi)
web-mr-nightmare = Pan Koszmar
web-passages = Połączenia
web-passages-red = … z Okruchem Koszmaru
web-supplies = Zasoby
web-card-power = moc: { $power }
web-card-stored = leży na niej { $shard }
web-tree = Drzewo
web-dreamer = Marzyciel
web-mountain = Góra
web-entry = pole wejściowe
web-abilities = Zdolności
web-maze = Labirynt: dokąd prowadzą korytarze i co na nich leży
web-event-laid = kafelek na { $place }, łączy { $ways }
web-event-turned = kafelek na { $place } obrócony, łączy { $ways }
web-fold-place-shard = Połóż { $shard } na polu:
web-fold-lay-tile = Połóż kafelek na { $cell }, łącząc:
web-fold-move = Idź na:
web-fold-trap = Zastaw pułapkę na:
web-maze-what = Co wybierasz na planszy
web-maze-move = Ruch: wybierz korytarz
web-maze-to = Wybierz korytarz
web-maze-trap = Zastaw pułapkę: wybierz korytarz
web-maze-place = Budowa: wybierz pole, obróć kafelek, połóż go
web-maze-turn = Obróć kafelek: wybierz go
web-maze-tile = Wybierz kafelek
web-maze-cell = pole { $cell }
web-maze-nearer = bliżej
web-maze-further = dalej
web-maze-left = obróć w lewo
web-maze-right = obróć w prawo
web-maze-lay = Połóż na { $cell }
