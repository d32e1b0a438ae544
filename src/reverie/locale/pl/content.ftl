### Co mówimy o plikach z zawartością, czyli o tym, co leży w pudełku z grą.

## Wiersz poleceń

cli-content = Zajmij się plikami z zawartością: tym, co leży w pudełku z grą.
cli-check = Sprawdź plik z zawartością. Bez podania FILE: ten dołączony do Reverie.
cli-flag-advice = Powiedz też, gdzie plik odbiega od rad, których trzyma się nasz zestaw.

error-content = { $faults ->
    [one] W pliku jest 1 błąd. Gdy go poprawisz, będzie można grać.
    [few] W pliku są { $faults } błędy. Gdy je poprawisz, będzie można grać.
    [many] W pliku jest { $faults } błędów. Gdy je poprawisz, będzie można grać.
   *[other] W pliku jest { $faults } błędu. Gdy je poprawisz, będzie można grać.
}
error-content-game = Gra „{ $game }” nie ma plików z zawartością. Mają je: { $known }.

content-good-dreamscape = Plik { $file } jest poprawny. Zestaw „{ $name }”: krajobrazy: { $cards } (poziom I: { $first }, poziom II: { $second }, poziom III: { $third }), żetony Sennych Marzeń: { $tokens }, Okruchy Snu: { $shards }, Okruchy Koszmaru: { $red }.
content-as-advised = Zestaw trzyma się też wszystkich rad.
content-advice = { $text } (to tylko rada)

## Prawa: forma

content-utf8 = Tekst nie jest zapisany w UTF-8.
content-too-big = Plik jest za duży jak na plik z zawartością.
content-json-value = To nie JSON: brakuje tu wartości.
content-json-text = To nie JSON: tekst musi się kończyć w tym samym wierszu, a przed cudzysłowem lub ukośnikiem wstecznym w środku musi stać ukośnik wsteczny.
content-json-next = To nie JSON: brakuje tu przecinka albo nawiasu zamykającego.
content-json-colon = To nie JSON: po nazwie pola musi stać dwukropek.
content-json-name = To nie JSON: brakuje tu nazwy pola w cudzysłowie albo jest o jeden przecinek za dużo.
content-json-rest = To nie JSON: plik powinien był skończyć się wcześniej.
content-json-end = To nie JSON: plik kończy się, zanim zamknięto wszystkie nawiasy.
content-json-deep = Za dużo nawiasów w nawiasach.
content-root = Plik musi być jednym obiektem w nawiasach klamrowych.
content-field-repeated = Pole „{ $field }” występuje tu po raz drugi.
content-field-unknown = Nie ma tu pola „{ $field }”. Możliwe: { $known }.
content-field-missing = Brakuje pola „{ $field }”.
content-form = { $form ->
    [object] „{ $field }” musi być obiektem w nawiasach klamrowych.
    [list] „{ $field }” musi być listą w nawiasach kwadratowych.
    [text] „{ $field }” musi być tekstem w cudzysłowie.
    [number] „{ $field }” musi być liczbą całkowitą.
   *[flag] „{ $field }” musi mieć wartość true albo false.
}
content-range = „{ $field }” musi być liczbą całkowitą od { $least } do { $most }.
content-word = „{ $value }” nie nadaje się na { $field }: użyj najwyżej 40 małych liter od a do z, cyfr i łączników.
content-pair = „{ $field }” to muszą być dwie liczby.
content-format = Format musi brzmieć „{ $wanted }”.
content-version = Plik ma wersję { $found }, a ten program czyta wersję { $known }.
content-id-place = Identyfikatorem musi tu być „{ $wanted }”, a nie „{ $id }”: nazwy wynikają z miejsca na liście.

## Prawa: Kraina Snów, Pracownia i zasoby

content-powers-count = Liczba Zakątków to { $wanted }, więc tyle samo musi być Mocy, a jest { $found }.
content-power-unknown = „{ $value }” to nie Moc. Możliwe: { $known }.
content-power-repeated = Dwa Zakątki mają Moc „{ $power }”.
content-edge-loop = To połączenie prowadzi z Zakątka { $locale } do niego samego.
content-edge-repeated = Połączenie między { $one } a { $other } podano dwa razy.
content-edge-missing = Brakuje połączenia między { $one } a { $other }: tam zaczyna się Koszmar.
content-board-split = Z Zakątka 1 nie da się dojść do: { $locales }.
content-dots-count = Liczba pól na Okruchy w Zakątku to { $wanted }, a nie { $found }.
content-dots-order = Kropek nie może ubywać od lewej do prawej, bo zostawałyby luki.
content-dots-first = Pole z kluczem musi mieć 2 kropki: jest zapełniane w każdej grze.
content-shards-few = Okruchów jest za mało na grę we czworo: { $found }, a potrzeba { $least }.

## Prawa: krajobrazy

content-cards-few = Za mało kart poziomu { $level }: jest { $found }, a potrzeba co najmniej { $least }.
content-cards-many = Za dużo kart: jest { $found }, a może być najwyżej { $most }.
content-name-missing = Brakuje nazwy. Podaj ją w co najmniej jednym z języków: { $known }.
content-name = „{ $value }” nie może być nazwą: napisz od 1 do { $most } widocznych znaków, bez spacji na początku i na końcu.
content-row-length = Liczba pól w tym rzędzie to { $found }, a w pierwszym { $wanted }. Pole spoza karty oznacz kropką.
content-pattern-empty = Krajobraz jest pusty.
content-cell = Nie da się odczytać „{ $cell }”. Zapisz Okruchy od dołu do góry, na przykład RRW, a potem +T dla Drzewa albo +D dla Marzyciela.
content-cell-colour = „{ $cell }”: krajobraz składa się tylko z { $known }.
content-cell-high = Stos jest za wysoki: liczba Okruchów to { $found }, a może być najwyżej { $most }.
content-dreamer-tree = „{ $cell }”: Marzyciel nie może stać tam, gdzie rośnie Drzewo.
content-dreamers = { $found ->
    [0] Brakuje Marzyciela: oznacz pole, na którym ma stanąć, dopisując +D.
   *[other] Marzyciel jest tylko jeden, a liczba pól z +D to { $found }.
}
content-pattern-big = Krajobraz { $rows } × { $columns } nie zmieści się w Pracowni.
content-pattern-shards = Krajobraz wymaga więcej Okruchów { $colour }, niż jest w pudełku: { $needed } zamiast najwyżej { $there }.
content-pattern-trees = Krajobraz wymaga więcej Drzew, niż bywa w zasobach: { $needed } zamiast najwyżej { $there }.

## Prawa: żetony

content-tokens-few = Do gry bez Koszmaru losuje się { $least } żetony, a do wyboru jest { $found }.
content-tokens-many = Za dużo żetonów: może ich być najwyżej { $most }.
content-kind-unknown = „{ $value }” to nie rodzaj żetonu. Możliwe: { $known }.
content-slot-missing = Żeton „{ $kind }” potrzebuje koloru: dopisz "colour_slot": true.
content-slot-extra = Żeton „{ $kind }” nie ma koloru: usuń „colour_slot”.
content-nightmare-only = Żeton „{ $kind }” ma sens tylko w wariancie „Walka z Koszmarem”: dopisz "nightmare_only": true.
content-scale-empty = Skala jest pusta.
content-scale-count = „{ $value }” to nie liczba Okruchów od 1 do { $most }.
content-scale-order = Skala musi rosnąć: { $count } stoi po większej liczbie Okruchów albo drugi raz.
content-scale-falling = Za więcej Okruchów nie może być mniej punktów: po { $last } stoi { $points }.

## Rady

content-advice-level-count = Kart poziomu { $level } jest { $found }, a w naszym zestawie { $wanted }.
content-advice-quota = Kart z Mocą „{ $power }” jest { $found }, a w naszym zestawie { $wanted }.
content-advice-level-quota = Kart z Mocą „{ $power }” na poziomie { $level } jest { $found }; lepiej, żeby było co najmniej { $least }.
content-advice-demand = { $colour } to { $asked }% Okruchów na kartach, ale { $there }% w woreczku.
content-advice-kind-count = Żetonów „{ $kind }” jest { $found }, a w naszym zestawie { $wanted }.
content-advice-entry-middle = Pole wejściowe to zwykle środkowe pole najniższego rzędu.
content-advice-box = Krajobraz zajmuje { $rows } × { $columns } pól; powinno wystarczyć { $most } × { $most }.
content-advice-split = Krajobraz nie jest w jednym kawałku.
content-advice-twin = To krajobraz karty { $other }, obrócony albo odbity.
content-advice-cells = Liczba pól krajobrazu to { $found }; na poziomie { $level } stosujemy od { $least } do { $most }.
content-advice-size = Okruchów i Drzew jest razem { $found }; na poziomie { $level } stosujemy od { $least } do { $most }.
content-advice-height = Wysokość stosu to { $found }; na poziomie { $level } nie przekraczamy { $most }.
content-advice-trees = Liczba Drzew to { $found }; na poziomie { $level } nie przekraczamy { $most }.
content-advice-points = Karta jest warta { $found } pkt, a na oko, po jej wielkości, około { $wanted }.
content-advice-points-rise = Karta jest warta { $found } pkt, nie więcej niż karta poziomu { $level } ({ $highest }).
content-advice-language = Karta nie ma nazwy w tym języku: { $language }.
content-advice-same-name = Tak samo nazywa się karta { $other }.
