### Co mówi każda gra i każdy klient.

## Błędy

error-refused = Zasady na to nie pozwalają. { $rule }: { $text }
error-cannot-undo = Możesz cofnąć tylko własną ostatnią akcję i tylko wtedy, gdy niczego nie ujawniła.
error-action-unknown = „{ $text }” to nie akcja. Wpisz numer z listy, akcję w notacji albo „help”.
error-allowed = To jest możliwe.
error-card-unknown = „{ $text }” to nie karta.
error-position-form = To nie jest pozycja.
error-position-unreadable = „{ $text }” nie pasuje do zapisu pozycji.
error-position-too-many = { $copies ->
    [one] Jest tylko 1 karta { $card }.
    [few] Są tylko { $copies } karty { $card }.
    [many] Jest tylko { $copies } kart { $card }.
   *[other] Jest tylko { $copies } karty { $card }.
}
error-position-impossible = Żadna partia nie prowadzi do takiej pozycji.
error-option-form = „{ $text }” to nie opcja. Zapisz ją jako nazwa=wartość.
error-option-unknown = Nie ma opcji „{ $option }”. Do wyboru: { $known }.
error-option-value = „{ $value }” to zła wartość opcji { $option }. Możliwe: { $range }.
error-game-unknown = Nie ma gry „{ $game }”. Do wyboru: { $known }.
error-bot-unknown = Nie ma bota „{ $bot }”. Do wyboru: { $known }.
error-bot-place = Pod „{ $bot }” nie ma bota. Podaj klasę, która go tworzy: pakiet.moduł:Klasa.
error-bot-twice = Bot „{ $bot }” podany dwa razy; każdy może wystąpić tylko raz.
error-margin-two-bots = Opcja --margin porównuje dwa boty: podaj dokładnie dwa w --bots.
error-cluster-missing = Do gry na klastrze potrzebny jest Ray, a nie jest zainstalowany: pip install "reverie[cluster]".
error-cluster-unreachable = Pod adresem „{ $address }” nie ma klastra Ray, z którym można się połączyć.
error-cluster-refused = Nie można dołączyć do klastra Ray pod adresem „{ $address }”. Może wymaga tokenu (RAY_AUTH_TOKEN) albo innej wersji Raya.
error-workers-lost = Procesy robocze padały { $times } razy, więc przerwano. Z opcją --resume to, co ukończyły, zostaje.
error-run-damaged = „{ $file }” to nie dziennik przebiegu albo jest uszkodzony: nie da się odczytać wiersza { $line }.
error-run-other = „{ $file }” to dziennik innego przebiegu: nie zgadza się gra, boty, opcje, ziarno albo wersja.
error-match-number = Nie ma partii numer { $number }; symulacja ma ich { $games }.
error-file-there = Plik „{ $file }” już istnieje i nie zostanie nadpisany.
error-record-too-big = Plik jest za duży jak na zapis partii.
error-record-no-json = Ten plik to nie zapis partii: to nie JSON.
error-record-no-record = Ten plik to nie zapis partii z Reverie.
error-record-version = Zapis ma wersję { $found }, a ten program czyta wersję { $known }.
error-record-rules = Partię rozegrano według zasad { $found }, a ten program zna zasady { $known }.
error-record-field = Zapis jest uszkodzony: pola „{ $field }” brakuje albo jest błędne.
error-record-line = Zapis jest uszkodzony: nie da się odczytać wiersza { $line } dziennika.
error-record-illegal = Zapis jest błędny: los nie mógł sprawić tego, co podaje wiersz { $line } dziennika.
error-record-refused = Zapis jest błędny: wiersz { $line } dziennika łamie zasadę { $rule }.
error-record-luck = Zapis jest błędny: wiersz { $line } dziennika nie zgadza się z tym, co rozdaje ziarno.
error-record-seed = Zapis jest błędny: ziarno nie pasuje do skrótu pokazanego przed partią.
error-record-content = Zawartość dołączona do zapisu nie zgadza się z jego opcjami albo jest błędna.
error-record-result = Zapis jest błędny: wynik nie zgadza się z dziennikiem.
error-file-read = Nie można odczytać pliku „{ $file }”: { $reason }.
error-file-write = Nie można zapisać pliku „{ $file }”: { $reason }.
error-output = Nie można zapisać wyniku: { $reason }.
error-no-seat-for-bot = { $room ->
    [0] W tej partii jest jedno miejsce i jest twoje.
    [one] Oprócz ciebie jest miejsce dla jednego bota.
   *[other] Oprócz ciebie jest miejsce dla { $room } botów.
}
error-cannot-go-on = Ta partia już się skończyła. Obejrzyj ją: „reverie replay { $file }”.
error-command-unknown = Nie ma polecenia „{ $command }”. Zobacz „reverie --help”.
error-flag-unknown = Nie ma opcji { $flag }. Zobacz „reverie { $command }”.
error-flag-value = Zła wartość opcji { $flag }: { $value }.
error-flag-no-value = Opcja { $flag } wymaga wartości.
error-flag-takes-no-value = Opcja { $flag } nie przyjmuje wartości.
error-argument-missing = Brakuje argumentu { $argument }. Zobacz „reverie { $command }”.
error-argument-extra = „{ $argument }” to o jedno słowo za dużo. Zobacz „reverie { $command }”.
error-content-none = Gra { $game } nie ma zawartości do wymiany.
error-content-unknown = Nie ma zestawu „{ $value }”. Podaj jego plik opcją --content.
error-resume-with-options = Wznowiona partia zachowuje swoje opcje i ziarno; nie podawaj ich.
error-resume-other-game = Plik „{ $file }” to partia gry { $game }.
error-seed = Ziarno to tekst, który ma najwyżej { $longest } znaków.
error-usage = Nie da się zrozumieć tego polecenia. Zobacz „reverie --help”.
error-stale = Przy stole coś się już zmieniło; spójrz jeszcze raz, zanim zagrasz.
error-gesture = Razem można wysłać tylko takie akcje, które dałoby się cofnąć; zatrzymaj się na akcji nr { $number }.
error-not-seated = Nie siedzisz przy tym stole.
error-table-not-full = Partia zacznie się, gdy wszystkie miejsca będą zajęte.
error-match-over = Ta partia jest już skończona.
error-match-not-over = To zobaczysz po zakończeniu partii, a w przypadku snu dnia, gdy skończy się jego dzień.
error-match-begun = Partia już trwa; nie można teraz zwolnić miejsca.
error-bot-plays = Na tym miejscu gra teraz bot.
error-undo-asked = Ktoś już poprosił o cofnięcie.
error-undo-not-asked = Nikt nie prosi cię o zgodę na cofnięcie.
error-silence = Przy tym stole się nie rozmawia: zabraniają tego zasady.
error-seat-unknown = Przy tym stole nie ma miejsca { $seat }.
error-seat-taken = To miejsce jest zajęte.
error-seated-already = Siedzisz już przy tym stole, na miejscu { $seat }.
error-seat-not-away = Osoba na miejscu { $seat } jest nieobecna zbyt krótko, by zastąpił ją bot.
error-seat-not-lent = Nie gra za ciebie żaden bot.
error-seat-empty = Na miejscu { $seat } nie siedzi nikt inny.
error-kept-out = Osoba, która otworzyła ten stół, nie chce, by było tu twoje miejsce.
error-muted = Osoba, która otworzyła ten stół, odebrała ci głos.
error-log-full = Przy tym stole wydarzyło się już tyle, że można go tylko dograć do końca.
error-too-many-sockets = Masz już { $most } połączeń; najpierw zamknij któreś okno.
error-database-away = Baza danych nie odpowiada. Nic nie przepadło; spróbuj ponownie.
error-not-owner = Może to zrobić tylko osoba, która otworzyła stół.
error-table-private = Ten stół jest prywatny; potrzebujesz linku do niego.
error-table-unknown = Nie ma takiego stołu.
error-table-older-rules = Przy tym stole grano według starszych zasad (wersja { $found }, a serwer ma teraz wersję { $known }), więc nie można go już otworzyć.
error-table-unreadable = Zapisu tego stołu nie da się odczytać, więc nie można go już otworzyć.
error-table-busy = Przy tym stole dzieje się zbyt wiele naraz; spróbuj ponownie.
error-table-damaged = Zapis tego stołu jest niespójny.
error-not-signed-in = Najpierw wybierz imię.
error-name = Imię ma od 1 do { $longest } znaków, wyłącznie drukowalnych.
error-too-fast = Za szybko; poczekaj chwilę.
error-too-many-tables = Masz już { $most ->
    [one] { $most } otwarty stół
    [few] { $most } otwarte stoły
    [many] { $most } otwartych stołów
   *[other] { $most } otwartego stołu
}; najpierw dokończ którąś partię.
error-message-too-big = To zbyt długie; limit wynosi { $longest } bajtów.
error-message = Serwer nie rozumie tej wiadomości: { $reason }
error-request = Serwer nie rozumie tego żądania. { $where }: { $reason }
error-nul = Żaden tekst nie może tu zawierać znaku U+0000.
error-origin = Żądania z innej strony nie są przyjmowane.
error-not-found = Niczego tu nie ma.
error-method = Tutaj nie można tego zrobić.
error-mistake = Coś poszło nie tak na serwerze. Nic nie przepadło; spróbuj ponownie.
error-no-analysis = Gra { $game } nie ma jeszcze analizy. Mają ją: { $known }.
error-no-hints-today = We śnie dnia nie ma podpowiedzi, dopóki się nie skończy.
error-not-asked = To nie ty teraz decydujesz.
error-advice-busy = Jedno pytanie naraz: rada jest jeszcze w drodze.
error-match-too-long = W tej partii podjęto ponad { $most } decyzji; jest zbyt długa, by ją tutaj przeglądać.
error-record-late = Sprawdzanie tego zapisu trwało zbyt długo; spróbuj później.
error-advice-late = Nie udało się znaleźć rady na czas.
error-setting = Nie można użyć jednego z ustawień serwera: { $reason }
error-database = „{ $url }” nie oznacza bazy danych; napisz sqlite:///PLIK albo postgresql://UŻYTKOWNIK@HOST/NAZWA.
error-port = Nie ma portu { $port }; najwyższy to { $highest }.
error-port-busy = Port { $port } zajmuje inny program. Zakończ go albo wybierz inny port opcją --port.
error-address = Serwer nie może nasłuchiwać pod adresem { $host }, na porcie { $port }: { $reason }
error-database-closed = Nie można otworzyć bazy danych { $url }: { $reason }
error-database-newer = Bazę danych { $url } utworzyła nowsza wersja Reverie. Zainstaluj tę nowszą.
error-server-missing = Serwer potrzebuje pakietu { $package }. Zainstaluj go: pip install "reverie[server]"
reason-missing = nie ma takiego pliku
reason-folder = to folder
reason-denied = brak uprawnień
reason-other = system podaje „{ $message }”

## Wiersz poleceń

cli-usage = Użycie:{" "}
cli-usage-options = [opcje]
cli-usage-command = polecenie …
cli-options = Opcje
cli-commands = Polecenia
cli-examples = Przykłady
cli-default = { $meaning } [{ $value }]
cli-flag-help = Pokaż tę pomoc i zakończ.
cli-about = Trzy gry planszowe: do grania, analizowania i zgłębiania. Nieoficjalne wydanie fanowskie.
cli-games = Pokaż gry albo jedną grę z jej opcjami.
cli-play = Zagraj w terminalu.
cli-replay = Pokaż zapisaną partię ruch po ruchu.
cli-verify = Sprawdź, czy w zapisie każdy wiersz zgadza się z zasadami, a losowość z ziarnem.
cli-rules = Pokaż zasady gry, punkt po punkcie.
cli-simulate = Niech boty rozegrają wiele partii.
cli-arena = Niech boty zagrają te same rozdania; zobacz, który jest lepszy i jak bardzo to pewne.
cli-version = Pokaż wersję programu i to, czy jest skompilowana.
cli-serve = Uruchom serwer, aby ludzie i boty mogli grać przez sieć.
cli-flag-lang = Język: en, pl albo ko.
cli-flag-version = Pokaż wersję i zakończ.
cli-flag-players = Liczba graczy.
cli-flag-opponents = Które boty grają z tobą: jeden na wszystkich pozostałych miejscach albo kilka, po przecinku, na ostatnich miejscach w tej kolejności.
cli-flag-seed = Ziarno, z którego bierze się cała losowość. To samo ziarno rozdaje te same karty.
cli-flag-options = Opcja gry, jako nazwa=wartość. Można podać kilka razy.
cli-flag-own_content = Graj z kartami z tego pliku z zawartością.
cli-flag-resume = Wróć do zapisanej partii.
cli-flag-save = Zapisuj partię w tym pliku po każdej decyzji.
cli-flag-step = Zatrzymuj się przy każdej decyzji i pokazuj stół.
cli-flag-seat = Czyimi oczami patrzysz: 1, 2, … Bez tej opcji widać wszystko.
cli-flag-bot = Który bot gra za wszystkich; podane po przecinku boty siadają po kolei na każdym miejscu.
cli-flag-games = Liczba partii.
cli-flag-jobs = Ile procesów; „all” to jeden na każdy rdzeń.
cli-flag-cluster = Graj na klastrze Ray: podaj adres, „auto” (klaster tego komputera albo nowy) lub „local” (nowy).
cli-flag-journal = Zapisuj w tym pliku to, co ukończone; przerwany przebieg można z niego wznowić.
cli-flag-record = Rozegraj jeszcze raz partię numer N tej symulacji i zachowaj jej zapis w tym pliku.
cli-flag-bots = Które boty, po przecinku.
cli-flag-deals = Ile rozdań. Każde rozgrywa każdy bot, a tam, gdzie są rywalami, z każdego miejsca.
cli-flag-margin = Skończ, gdy tylko będzie jasne, który z dwóch botów jest lepszy albo że dzieli je mniej niż tyle punktów procentowych.
cli-flag-as_json = Wypisz JSON.
cli-flag-host = Adres, na którym serwer nasłuchuje.
cli-flag-port = Port, na którym serwer nasłuchuje.
cli-flag-db = Baza danych: sqlite:///PLIK albo postgresql://UŻYTKOWNIK@HOST/NAZWA.
cli-flag-client = Katalog z klientem przeglądarkowym do udostępnienia.
cli-flag-browse = Otwórz w przeglądarce.

serve-address = Reverie czeka pod adresem { $address }
serve-address-others = Inne osoby w twojej sieci otwierają { $address }
version = Reverie { $version }, { $build ->
    [compiled] wersja skompilowana
   *[interpreted] wersja interpretowana
}, Python { $python }

games-title = Gry
games-name = Nazwa
games-game = Gra
games-players = Gracze
games-rules = Zasady
games-hint =
    Zagraj: reverie play { $game }
    Zobacz opcje: reverie games { $game }
options-title = Opcje gry { $game }
options-name = Opcja
options-values = Wartości
options-default = Domyślnie
options-rule = Zasada
options-meaning = O czym decyduje

verify-good = Zapis jest poprawny. { $lines ->
    [one] Sprawdzono 1 wiersz
    [few] Sprawdzono { $lines } wiersze
    [many] Sprawdzono { $lines } wierszy
   *[other] Sprawdzono { $lines } wiersza
}: wszystko zgadza się z zasadami, a losowość z ziarnem.
verify-unfinished = Partia jeszcze się nie skończyła.
verify-seed = Ziarno { $seed }, SHA-256 { $hash }

simulate-progress = Partie
simulate-games = Partie
simulate-wins = Wygrane
simulate-share = Odsetek wygranych
simulate-speed = Partie na sekundę
simulate-decisions = Decyzje na sekundę
simulate-mean = Decyzje na partię
simulate-points = Średnie punkty na miejscach
simulate-bot = { $bot }: odsetek wygranych, średnie punkty
simulate-build = Wersja
simulate-seed = Ziarno
simulate-stopped = Przerwano.

arena-progress = Rozdania
arena-played = { $deals ->
    [one] 1 rozdanie
    [few] { $deals } rozdania
    [many] { $deals } rozdań
   *[other] { $deals } rozdania
}, { $matches ->
    [one] 1 partia
    [few] { $matches } partie
    [many] { $matches } partii
   *[other] { $matches } partii
}. Ziarno { $seed }
arena-bot = Bot
arena-share = Odsetek wygranych
arena-interval = Przedział ufności 95%
arena-points = Średnie punkty
arena-time = ms na decyzję
arena-pair = Na tych samych rozdaniach
arena-difference = Różnica w punktach procentowych
arena-verdict-better = Lepszy jest { $bot }. Prawdopodobieństwo pomyłki wynosi najwyżej 5%.
arena-verdict-alike = Różnica między nimi jest mniejsza niż { $margin } p.p. Prawdopodobieństwo pomyłki wynosi najwyżej 5%.
arena-verdict-open = { $deals ->
    [one] Po 1 rozdaniu
   *[other] Po { $deals } rozdaniach
} nic nie jest rozstrzygnięte. Potrzeba więcej rozdań.

## Gra w terminalu

play-seed = Ziarno { $seed }. Jego SHA-256 zaczyna się od { $hash }.
play-secret-seed = SHA-256 ziarna to { $hash }. Samo ziarno zobaczysz na końcu.
play-hint = Wpisz numer albo samą akcję. „help” pokaże, co jeszcze możesz wpisać.
play-help =
    Wpisz numer albo akcję, na przykład „{ $example }”, żeby ją wykonać.
    undo: cofnij swoją ostatnią akcję
    why AKCJA: która zasada jej zabrania
    rule ID: pokaż zasadę, na przykład „rule { $rule }”
    table: pokaż jeszcze raz stół i możliwości
    counts: czego jeszcze nie widać
    log: co się dotąd wydarzyło
    save PLIK: zapisz partię
    quit: zapisz partię i zakończ
play-thinking = gracz { $player } ({ $bot }) myśli …
play-undone = Cofnięto.
play-type-again = Jeśli naprawdę tego chcesz, wpisz to jeszcze raz.
play-allowed = To dozwolone.
play-saved = Zapisano w { $file }. Wróć do partii: reverie play --resume { $file }
play-overwrite = Plik „{ $file }” już istnieje. Wpisz y, żeby go nadpisać; cokolwiek innego zostawi go bez zmian.
play-not-saved = Nie zapisano.
play-hand-over = Kolej na gracza { $player }. Pozostali nie patrzą.
play-press-enter = Naciśnij Enter.
play-no-save-name = Podaj, gdzie zapisać: save PLIK
play-no-rule = Nie ma zasady „{ $rule }”.
play-what = Podaj akcję: why { $example }
play-end-seed = Ziarno tej partii: { $seed }.
play-again = Te same karty jeszcze raz: { $command }
play-wait = Enter: dalej, q: koniec.
player = gracz { $player }
score = gracz { $player }: { $points ->
    [one] 1 punkt
    [few] { $points } punkty
    [many] { $points } punktów
   *[other] { $points } punktu
}
winner = wygrywa gracz { $player }!

## Boty, tak jak nazywają się przy stole; w wierszu poleceń zachowują angielskie nazwy

bot-sleepwalker = lunatyk
bot-apprentice = uczeń
bot-lucid = świadomy śniący
bot-oracle = wyrocznia
