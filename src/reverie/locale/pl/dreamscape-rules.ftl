### Zasady gry Pracownia Snów, punkt po punkcie.

dreamscape-rules-setup = Przygotowanie
rule-D-1 = Gra dla dwóch do czterech osób. Na środku leży Kraina Snów: sześć Zakątków o numerach od 1 do 6 i połączenia między nimi. W każdym jest rząd pięciu pól na Okruchy; pierwsze z lewej to pole z kluczem.
rule-D-2 = Rozlosujcie tyle żetonów kolejności, ilu jest graczy. Strona kolorowa znaczy, że w tej rundzie możesz jeszcze użyć Mocy Zakątka.
rule-D-3 = Budzik stoi na pierwszej z sześciu rund. Można umówić się na inną liczbę rund.
rule-D-4 = Wylosujcie 4 z 16 żetonów Sennych Marzeń; reszta wraca do pudełka. Żeton o Okruchach Koszmaru bierze udział tylko w grze z Panem Koszmarem.
rule-D-5 = Po jednym Okruchu Wody, Ziemi, Łąki i Skały trafia losowo na żetony z okrągłym polem i wyznacza ich kolor. Te Okruchy nie biorą udziału w grze; niepotrzebne wracają do woreczka.
rule-D-6 = Podzielcie karty według poziomu na trzy stosy i potasujcie je. Zgodnie z kolejnością każdy ogląda tyle kart ze stosu I, ile wskazuje jego żeton, jedną zatrzymuje odkrytą, a resztę wsuwa pod stos.
rule-D-7 = Każdy ma 0 punktów, Podróżnika w Zakątku o numerze swojego żetonu kolejności, Pracownię pięć na pięć pól i obok niej Marzyciela. Środkowe pole najniższego rzędu to pole wejściowe.
rule-D-8 = W zasobach jest 6, 9 albo 12 Drzew, dla dwóch, trzech albo czterech osób.
rule-D-9 = W woreczku jest 28 Okruchów Wody, 23 Ziemi, 20 Łąki, 23 Skały i 15 Ruchu. W każdym Zakątku losowo zapełnijcie pola, na których kropek jest nie więcej niż graczy: pierwsze 3, 4 albo 5 pól dla dwóch, trzech albo czterech osób.
rule-D-10 = Czerwone Okruchy i Pan Koszmar występują tylko w wariancie „Walka z Koszmarem”.

dreamscape-rules-round = Runda
rule-D-11 = Runda ma trzy fazy: Zasypianie, od drugiej rundy; Wędrowanie, po kolei, każdy do końca; Kreowanie Snu, gdy wszyscy już wędrowali, znów po kolei. Wygrywa ten, kto ma najwięcej punktów Drzemki.
rule-D-12 = Można umówić się na jednoczesne Kreowanie Snu (zobacz D-59).

dreamscape-rules-asleep = Faza 1: Zasypianie
rule-D-13 = Budzik idzie o pole dalej. Po ostatniej rundzie gra się kończy (zobacz D-60).
rule-D-14 = Uzupełnijcie puste pola, na których kropek jest nie więcej niż graczy: od Zakątka 1 do 6, od lewej do prawej. Okruchy, które tam leżą, zostają. Gdy woreczek jest pusty, nic już nie przybywa.
rule-D-15 = Wszystkie Okruchy z twoich odkrytych kart i z wierzchu stosu zrealizowanych kart wracają do Dłoni.
rule-D-16 = Nowa kolejność: najpierw ten, kto jest w Zakątku o najniższym numerze. W jednym Zakątku pierwszy jest ten, kto leży na wierzchu, czyli zasnął ostatni. Podróżnicy wstają, a Moce Zakątków są znów do użycia.

dreamscape-rules-wander = Faza 2: Wędrowanie
rule-D-17 = Masz 4 punkty akcji. Za jeden zbierasz Okruch albo przechodzisz do sąsiedniego Zakątka. Niewykorzystane przepadają. Moce nic nie kosztują.
rule-D-18 = Zbierasz tylko w swoim Zakątku, po jednym, zawsze skrajny prawy Okruch. Trafia on do Dłoni.
rule-D-19 = W Dłoniach zmieści się dowolnie wiele Okruchów. Nie możesz jednak zebrać w Zakątku koloru, którego masz już dwa lub więcej. Nie dotyczy to Okruchów z woreczka, z Pracowni ani z kart.
rule-D-20 = Poruszasz się tylko połączeniami między Zakątkami, nigdy na skos.
rule-D-21 = Kluczowy ruch: do sąsiedniego Zakątka przechodzisz za darmo, jeśli masz w Dłoniach Okruch w kolorze tego, który leży na polu z kluczem, albo jeśli Zakątek jest pusty. Okruch zostaje w Dłoniach. Może mieć każdy kolor.
rule-D-22 = Kluczowe ruchy są możliwe, dopóki został ci choć jeden punkt akcji. Ich liczba jest dowolna, także tam i z powrotem. Jednak po sześciu z rzędu, między którymi nie zdarzyło się nic innego, następny kosztuje punkt akcji, bo tura musi się kiedyś skończyć.
rule-D-23 = Raz podczas swojego Wędrowania możesz użyć Mocy Zakątka, w którym jesteś, kiedy zechcesz, także bez punktów akcji. Odwróć wtedy żeton kolejności.
rule-D-24 = Mocy swoich kart możesz używać w dowolnej chwili swojego Wędrowania i Kreowania (zobacz D-50).
rule-D-25 = Możesz skończyć, kiedy zechcesz. Podróżnik zasypia tam, gdzie jest, na wierzchu tych, którzy już tam śpią.

dreamscape-rules-create = Faza 3: Kreowanie Snu
rule-D-26 = Przenieś z Dłoni do Pracowni dowolnie wiele Okruchów, po jednym. Z powrotem nie wracają. Wszystko w tej fazie możesz robić w dowolnej kolejności.
rule-D-27 = Pierwszy Okruch kładziesz na polu wejściowym; tak samo następny, ilekroć Pracownia jest pusta.
rule-D-28 = Każdy inny kładziesz na pustym polu, które styka się bokiem z polem, gdzie leży Okruch, albo na wierzchu Okruchu, na którym nic nie ma. Niczego nie wsuwa się pod spód.
rule-D-29 = Okruchy Ruchu układa się tak jak inne, choć żadna karta ich nie wymaga. Można się umówić, że układać ich nie wolno.
rule-D-30 = Marzyciel może wejść w dowolnej chwili twojego Kreowania, za darmo, na Okruch na wierzchu pola wejściowego. Liczy się to jak wejście na ten Okruch. Jeśli stoi tam Drzewo, Marzyciel musi móc pójść dalej. Raz wprowadzony, już nie wychodzi.
rule-D-31 = Możesz odrzucać Okruchy do woreczka. Dwa jednego koloru, nie czerwone: wybierz z woreczka jeden w innym kolorze, nawet czerwony, chyba że umówiono się inaczej. Okruch Łąki: zasadź Drzewo z zasobów na Okruchu, na którym nic nie ma, i zdobądź tyle punktów, ile masz teraz Drzew. Okruch Ruchu: Marzyciel przechodzi na sąsiedni Okruch.
rule-D-32 = Marzyciel może przechodzić przez Drzewa, ale zatrzymuje się tylko na Okruchu, na którym nic nie ma; na Drzewo wchodzi więc tylko wtedy, gdy może dojść dalej. Okruchy działają na niego także wtedy, gdy przez nie przechodzi, z Drzewem czy bez. Różnice wysokości nie mają znaczenia.
rule-D-33 = Darmowe ruchy mogą następować jeden po drugim. Ich liczba jest dowolna, także tam i z powrotem. Jednak po 25 z rzędu, między którymi nie zdarzyło się nic innego, następny kosztuje Okruch Ruchu, bo tura musi się kiedyś skończyć.
rule-D-34 = Gdy skończysz, wszystkie Okruchy, które zostały w Dłoniach, idą do woreczka. Jeśli chcesz któryś zachować, połóż go na karcie.
rule-D-35 = Wtedy twoja tura się kończy i kreuje następna osoba.
rule-D-36 = Gdy przy jednoczesnym Kreowaniu brakuje Drzew, rozdziela się je według kolejności.

dreamscape-rules-shards = Co robią Okruchy
rule-D-37 = Woda: 1 punkt za każdym razem, gdy Marzyciel na nią wchodzi.
rule-D-38 = Ziemia: gdy Marzyciel na nią wejdzie, jego następny ruch jest darmowy, jeśli wykonasz go od razu.
rule-D-39 = Łąka: służy do budowy albo można ją odrzucić, by zasadzić Drzewo. Drzewa nie można zachować na później.
rule-D-40 = Skała: co najmniej dwie, jedna bezpośrednio na drugiej, czynią ze stosu Górę, cokolwiek leży pod nimi i nad nimi. Gdy Marzyciel wejdzie na jej szczyt, zdobywasz 2 punkty, raz w rundzie za każdą Górę; przy ostatnim układaniu (zobacz D-60) każda punktuje jeszcze raz. Stos jest najwyżej jedną Górą. Pozostaje tą samą, gdy się ją przesunie, a także gdy Wieża zabierze Skałę i położysz ją z powrotem, chyba że zniknął cały stos.
rule-D-41 = Ruch: porusza Marzyciela.
rule-D-42 = Drzewa: przy Sennych Marzeniach każde liczy się na koniec jako jeszcze jeden Okruch w kolorze tego, na którym stoi.
rule-D-43 = Gdy Golem przenosi Marzyciela, to nie jest jego ruch: nie ma punktów, strat ani darmowego ruchu.

dreamscape-rules-cards = Karty
rule-D-44 = Krajobraz jest gotowy, gdy wszystko, co pokazuje karta, leży na swoim miejscu i w swojej kolejności, nic więcej nie leży na tym ani pod tym, a Marzyciel stoi tam, gdzie powinien. Może leżeć gdziekolwiek i być obrócony w dowolną stronę, ale nie odbity, chyba że się tak umówiono. Pola puste na karcie i całe otoczenie nie mają znaczenia.
rule-D-45 = Kartę realizujesz, gdy tylko powstanie jej krajobraz, cokolwiek się dzieje. Przerywa to Moc Wieży albo Golema i jej reszta przepada, chyba że umówiono się inaczej; darmowy ruch (zobacz D-38) zostaje. Przejście nie wystarcza: Marzyciel musi się zatrzymać. Jeśli gotowych jest kilka, kolejność wybierasz ty. Nowa karta, której krajobraz jest już zbudowany, jest zrealizowana od razu.
rule-D-46 = Zdobywasz za nią punkty i kładziesz ją rewersem do góry na stosie swoich zrealizowanych kart. Okruch, który na niej leży, idzie z nią; Okruch, który już leżał na stosie, zostaje na jego wierzchu. Jeśli są dwa, wybierz jeden; drugi wraca do woreczka.
rule-D-47 = Wszystko zostaje w Pracowni.
rule-D-48 = Potem możesz dociągnąć z jednego stosu tyle kart, ile wynosi numer Zakątka twojego Podróżnika. Zatrzymaj jedną z nich, odkrytą, albo nie zatrzymuj żadnej; resztę wsuń pod stos w kolejności dociągania. Widzisz je tylko ty. Jeśli kart jest mniej, dociągnij tyle, ile jest.
rule-D-49 = Możesz mieć dowolnie wiele odkrytych kart; więcej niż jedną daje tylko Władca Snów. Każda niezrealizowana kosztuje na koniec 5 punktów.
rule-D-50 = Karta przed tobą albo na wierzchu stosu zrealizowanych kart ma pole Mocy. Póki jest wolne, połóż na nim z Dłoni Okruch, byle nie czerwony, i od razu użyj Mocy albo zrezygnuj z niej i tylko go tam przechowaj.
rule-D-51 = Karty można używać od chwili, gdy ją masz. Okruch płacisz, zanim Moc zadziała.

dreamscape-rules-powers = Moce
rule-D-52 = Archiwum Oniryczne: wylosuj Okruch z woreczka i włóż go do Dłoni.
rule-D-53 = Zbieracz Snów: wylosuj dwa Okruchy z woreczka, a potem dołóż każdy na prawo od ostatniego Okruchu w jakimś Zakątku, na dowolnym z pięciu pól, bez względu na kropki. Okruch, dla którego nie ma miejsca, wraca do woreczka.
rule-D-54 = Jezioro Wiecznego Lata: wybierz Zakątek i ułóż jego Okruchy w dowolnej kolejności, bez przerw. Klucz może się zmienić.
rule-D-55 = Wieża Wędrówki: zabierz z Pracowni do Dłoni jeden albo dwa Okruchy, pojedynczo. Nic nie może na nich leżeć ani stać. Czerwone także, chyba że umówiono się inaczej.
rule-D-56 = Mechaniczny Golem: maksymalnie 3 razy przesuń dowolny Okruch w Pracowni o jedno pole, ze wszystkim, co na nim leży i stoi: na Okruch, na którym nic nie ma, albo na puste pole stykające się bokiem z Okruchem, którego nie przesuwasz. Reszta może się rozpaść na części.
rule-D-57 = Władca Snów: obejrzyj sześć kart z wierzchu jednego stosu, zatrzymaj jedną albo nie zatrzymuj żadnej, a resztę wsuń pod stos. Z karty tak samo, chyba że umówiono się na numer twojego Zakątka.
rule-D-58 = Mocy Zakątków używa się tylko podczas Wędrowania, raz w rundzie; Mocy kart także podczas Kreowania. Mocy, która nic by nie zrobiła, nie używa się.

dreamscape-rules-together = Jednoczesne Kreowanie
rule-D-59 = Jeśli kreujecie wszyscy naraz, kart ze Zbieraczem Snów i Jeziorem Wiecznego Lata można użyć tylko podczas Wędrowania.

dreamscape-rules-end = Koniec
rule-D-60 = Po ostatniej rundzie jeszcze raz odzyskajcie Okruchy z kart i ustalcie kolejność. Każdy po kolei może je ułożyć albo odrzucić w zamian za korzyści. Mocy już się nie używa ani nie dociąga kart, ale krajobrazy można jeszcze realizować.
rule-D-61 = Potem policzcie Senne Marzenia i odejmijcie po 5 punktów za każdą odkrytą kartę. Wygrywa ten, kto ma najwięcej punktów; remis rozstrzyga większa liczba zrealizowanych kart; jeśli nadal jest remis, wygrywacie wspólnie.

dreamscape-rules-tokens = Senne Marzenia
rule-D-62 = Punkty dostaje każdy, kto spełnia warunek żetonu, także przy remisie. Dla „najwięcej” (kart, stosów dwóch Okruchów, wszystkich Okruchów, Okruchów koloru, pól z jednym Okruchem), „najdłuższej ścieżki” i „Marzyciela najdalej” zero nie wystarcza, chyba że umówiono się, że wystarcza, gdy nikt nie ma więcej. „Najmniej pustych pól” punktuje zawsze, nawet gdy puste są wszystkie 25. Marzyciel obok Pracowni nie stoi nigdzie.
rule-D-63 = Drzewo to jeszcze jeden Okruch w kolorze tego, na którym stoi: w liczbach, ścieżkach i grupach. Podwyższa też stos, chyba że umówiono się inaczej: jeden Okruch z Drzewem to stos dwóch Okruchów.
rule-D-64 = „Najwięcej Okruchów” liczy wszystkie kolory, także biały i czerwony.
rule-D-65 = Ścieżka prowadzi przez Okruchy na wierzchu, pole przy polu, bez rozgałęzień i bez powrotów. Można się umówić, że liczy się cała grupa.
rule-D-66 = Okruchy przy Marzycielu: wszystkie na wierzchu, we wskazanym kolorze, w grupach, które obejmują jego pole albo się z nim stykają. Na Górze liczą się podwójnie.
rule-D-67 = Odległość Marzyciela od pola wejściowego liczy się w krokach, nie na skos.
rule-D-68 = Pole jest puste, chyba że leży na nim Okruch inny niż czerwony.
rule-D-69 = Okruchy danego koloru liczą się w każdym miejscu stosu, chyba że żeton mówi „na wierzchu”. Pojedynczy Okruch to taki, który leży na swoim polu sam.

dreamscape-rules-nightmare = Koszmar
rule-D-70 = Pan Koszmar zaczyna w Zakątku 6. Na każdym połączeniu tego Zakątka z innymi leży czerwony Okruch, trzy są w woreczku, a pozostałych 20 tworzy pulę.
rule-D-71 = Po Wędrowaniu każdego gracza następuje jego faza Koszmaru, a potem wędruje następna osoba.
rule-D-72 = Jeśli przechodzisz przez połączenie z czerwonym Okruchem, także kluczowym ruchem, musisz go za darmo zabrać, chyba że masz już dwa czerwone lub więcej.
rule-D-73 = Czerwone Okruchy w Zakątkach zbiera się jak inne i mogą być kluczem. Może je dać także Archiwum.
rule-D-74 = Faza Koszmaru: Pan Koszmar przychodzi do Zakątka, w którym zasypiasz. Jeśli jest tam połączenie bez czerwonego Okruchu, połóż na nim jeden z puli; wybierasz, na którym.
rule-D-75 = Mocy Zakątka, w którym stoi Pan Koszmar, nie można użyć. Mocy kart można.
rule-D-76 = Czerwony Okruch nigdy na niczym nie leży i nic nie leży na nim: ani Okruch, ani Drzewo. Stać na nim może tylko Marzyciel.
rule-D-77 = Gdy Marzyciel wchodzi na czerwony Okruch, tracisz 1 punkt.
rule-D-78 = Czerwonego Okruchu nie można położyć na karcie ani wymienić w parze. Podczas Kreowania możesz jednak odrzucić trzy czerwone i wybrać z woreczka jeden w innym kolorze.
rule-D-79 = Na koniec twojego Kreowania wszystkie czerwone Okruchy z Dłoni muszą trafić do Pracowni. Jeśli nie ma wolnego pola, opróżnij jedno: z pojedynczym Okruchem, na którym nic nie ma, a jeśli takiego brak, dowolne nieczerwone. Jego Okruchy idą do woreczka, Drzewo do zasobów, a Marzyciel obok Pracowni.
rule-D-80 = Na koniec każdy czerwony Okruch w Pracowni kosztuje 3 punkty. Remis rozstrzyga mniejsza liczba czerwonych Okruchów, potem większa liczba zrealizowanych kart; jeśli nadal jest remis, wygrywacie wspólnie.
