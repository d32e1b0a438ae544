### Zasady gry Labyrinth, punkt po punkcie.

labyrinth-rules-aim = Cel gry
rule-L-1 = Gra dla dwóch do sześciu osób, każda prowadzi jedną postać. Wygrywa najwyżej jedna.
rule-L-2 = Wygrywasz, gdy w twojej kolejce twoja postać ma klucz i jako jedyna postać stoi na polu centralnym. Sprawdza się to na początku twojej kolejki, po każdej eksploracji i po każdym efekcie. Golem nie jest postacią: nie przeszkadza w zwycięstwie, ale najpierw trzeba zdać test Golema. Oszołomiona postać może wygrać.
rule-L-3 = Z pola klucza przy twoim polu startowym nie możesz wziąć klucza, chyba że upuściła go tam inna postać (zobacz L-52). Każdy inny klucz się nada, także z pola, przy którym nikt nie zaczynał.
rule-L-4 = Jest tylko tyle elementów, ile leży w pudełku, z wyjątkiem żetonów oszołomienia (zobacz L-130).

labyrinth-rules-setup = Przygotowanie
rule-L-5 = Ramka to sześciokąt z sześcioma polami startowymi, po jednym w każdym rogu. W środku mieści się 37 kafelków.
rule-L-6 = Na środku leży pole centralne, a przed każdym polem startowym kafelek pola klucza, zwrócony do niego drzwiami. Na polu centralnym stoi Golem.
rule-L-7 = Na każdym z sześciu pól klucza leży klucz, niezależnie od liczby graczy.
rule-L-8 = Potasujcie 30 zwykłych kafelków i ułóżcie w zakryty stos: to pula Labiryntu.
rule-L-9 = Pomieszajcie 60 zakrytych pułapek: to pula pułapek.
rule-L-10 = Pomieszajcie 15 zakrytych przedmiotów: to pula przedmiotów.
rule-L-11 = Potasujcie 12 kart ruchu Golema i ułóżcie w zakryty stos.
rule-L-12 = Potasujcie karty zdarzeń i ułóżcie w zakryty stos, z Unicestwieniem na samym spodzie (zobacz L-84).
rule-L-13 = Postacie się losuje albo, jeśli tak ustalicie, wybiera po kolei. Każdy ma inną. Weź żetony zdolności swojej postaci.
rule-L-14 = Masz 4 życia i 1 Kryształ Losu, aktywną stroną do góry.
rule-L-15 = Twój pionek stoi na twoim polu startowym; których pól się używa, zależy od liczby graczy (zobacz L-132).
rule-L-16 = Żetony oszołomienia tworzą wspólną pulę.
rule-L-17 = Działanie pułapek, przedmiotów, zdarzeń i zdolności jest jawne.
rule-L-18 = Każdy rzuca 2 kostkami. Zaczyna ten, kto ma najwięcej; przy remisie na pierwszym miejscu remisujący rzucają jeszcze raz. Dalej gra się zgodnie z ruchem wskazówek zegara.
rule-L-19 = Dla dwóch osób przygotowanie wygląda inaczej (zobacz L-134).

labyrinth-rules-turn = Kolejka
rule-L-20 = W swojej kolejce masz 2 akcje, które wydajesz na działania. Działanie kosztuje 0, 1 lub 2 akcje.
rule-L-21 = Niewydane akcje przepadają, a działania za 2 akcje nie można rozłożyć na dwie kolejki. Kolejkę możesz skończyć wcześniej.
rule-L-22 = Akcje wydaje tylko gracz, którego kolejka trwa.
rule-L-23 = Za 1 akcję: budowa, ruch, ryzykowny skok, odpoczynek, atak, zastawienie pułapki, ruch Golemem (raz na kolejkę), wywołanie zdarzenia (raz na kolejkę).
rule-L-24 = Za 2 akcje: bezpieczny skok, aktywacja Kryształu Losu.
rule-L-25 = Bez akcji: użycie Kryształu Losu, podnoszenie, wymiana przedmiotu, darmowa walka.
rule-L-26 = Na polu startowym, tak na początku gry, jak i po powrocie na nie, twoim pierwszym działaniem musi być wyjście na pole klucza. Wcześniej nie używasz zdolności ani przedmiotów; możesz tylko odpoczywać, gdy masz żetony oszołomienia, ruszyć Golema, gdy zagradza drogę (zobacz L-46), albo skończyć kolejkę.
rule-L-27 = Zdolność może kosztować akcje, życia, Kryształ Losu lub żetony, zgodnie ze swoim opisem.

labyrinth-rules-build = Budowa
rule-L-28 = Budowa: weź wierzchni kafelek z puli, obejrzyj go i połóż odkryty na dowolnym pustym miejscu planszy, dowolnie obrócony. Nie ma znaczenia, gdzie stoi twój pionek. Po obejrzeniu kafelka akcja jest wydana.
rule-L-29 = Kafelek musi przylegać krawędzią do kafelka, który już leży. Korytarze nie muszą się przez tę krawędź łączyć.
rule-L-30 = Kafelek nie może zamknąć ostatniej drogi do pola centralnego.
rule-L-31 = Kafelek nie może zamknąć ostatniej drogi do pola klucza.
rule-L-32 = Drogi prowadzą korytarzami, przez mosty i pod nimi oraz przez miejsca jeszcze puste: po budowie pole centralne i wszystkie pola klucza nadal muszą być tak połączone. Możecie umówić się, że liczą się tylko krawędzie samych tych pól. Kafelek, który nigdzie nie pasuje, idzie na spód puli, a ty bierzesz następny. Jeśli nie pasuje żaden, nic nie powstaje, a bez kafelków nie można budować. Możecie umówić się, że obracasz wtedy zamiast tego jeden zwykły kafelek bez pionków.
rule-L-33 = Za każdy symbol pułapki na nowym kafelku kładzie się na jego korytarzu wylosowaną pułapkę, zakrytą, bez oglądania; za każdą skrzynię przedmiot, odkryty. Z pustej puli nic nie przybywa.
rule-L-34 = Są cztery rodzaje pól: centralne, startowe, klucza i zwykłe.
rule-L-35 = Nic nie może przesunąć, obrócić ani usunąć kafelka innego niż zwykły.
rule-L-36 = Usunięty kafelek idzie na spód puli. Leżące na nim przedmioty i pułapki wracają do swoich pul, żetony zdolności do właścicieli. Nie można usunąć kafelka, na którym leży klucz albo stoi pionek, ani obrócić lub przesunąć takiego, na którym stoi pionek. To, co leży na obracanym lub przesuwanym kafelku, zostaje na swoim korytarzu i obowiązują L-30 do L-32.

labyrinth-rules-move = Ruch
rule-L-37 = Ruch: przejdź ze swojego korytarza na sąsiedni korytarz kafelka obok i eksploruj go.
rule-L-38 = Korytarz to cała część kafelka połączona drogami. Kafelek ma ich od jednego do trzech.
rule-L-39 = Korytarze sąsiadują, jeśli ich drogi spotykają się tam, gdzie stykają się ich kafelki.
rule-L-40 = Korytarze tego samego kafelka nigdy nie sąsiadują, z mostem czy bez.
rule-L-41 = Z pola startowego przechodzisz na pole klucza przed nim.
rule-L-42 = Przy tym ruchu pułapka na polu klucza na ciebie nie działa. Wszystko inne tak.
rule-L-43 = Nigdy nie wchodzisz na cudze ani nieużywane pole startowe; na swoje możesz wrócić. Nikt nie może cię tam atakować ani zmuszać do testów, nie leżą tam też pułapki.
rule-L-44 = Zakryty kafelek odkrywa się, gdy ktoś na niego wchodzi (zobacz L-127).
rule-L-45 = Na jednym korytarzu może stać dowolnie wiele postaci.
rule-L-46 = Jeśli na polu klucza przed tobą stoi Golem, nie opuścisz pola startowego, dopóki go nie odsuniesz. Możesz próbować, póki masz akcje, nawet kilka razy w kolejce.

labyrinth-rules-explore = Eksploracja
rule-L-47 = Po pierwsze, działają żetony zdolności na korytarzu, w kolejności wybranej przez gracza, którego kolejka trwa.
rule-L-48 = Po drugie, jeśli stoi tam Golem: test Golema (zobacz L-80).
rule-L-49 = Po trzecie, odkrywa się pułapkę i wykonuje jej test.
rule-L-50 = Po czwarte, darmowe walki z postaciami, które tam stoją (zobacz L-69).
rule-L-51 = Po piąte, można podnieść klucze i przedmioty. Eksploracja kończy się od razu, jeśli w jej trakcie opuścisz korytarz; tam, dokąd trafisz, zaczynasz ją od nowa, chyba że to pole startowe. Postać przeniesiona przez kogoś innego też eksploruje, a decyduje jej gracz, poza kolejnością żetonów (zobacz L-47). Jedna pułapka lub jeden żeton działa na daną postać najwyżej raz w jednym działaniu.
rule-L-52 = Z pola klucza przy swoim polu startowym możesz wziąć klucz tylko wtedy, gdy upuściła go tam inna postać.

labyrinth-rules-jump = Skoki
rule-L-53 = Możesz skakać tam, gdzie twój korytarz prowadzi przez most albo pod mostem.
rule-L-54 = Ryzykowny skok, 1 akcja: rzuć 2 kostkami. Udaje się przy 8 lub więcej.
rule-L-55 = W dół, udany: jesteś na korytarzu pod mostem i eksplorujesz go.
rule-L-56 = W dół, nieudany: też tam jesteś, ale tracisz 2 życia i bierzesz 1 żeton oszołomienia. Jeśli żyjesz, eksplorujesz.
rule-L-57 = W górę, udany: jesteś na moście i eksplorujesz go.
rule-L-58 = W górę, nieudany: zostajesz, tracisz 2 życia i bierzesz 1 żeton oszołomienia. Jeśli żyjesz, eksplorujesz swój korytarz jeszcze raz, razem z pułapką.
rule-L-59 = Bezpieczny skok, 2 akcje: w górę albo w dół, bez testu. Potem eksplorujesz.

labyrinth-rules-daze = Oszołomienie i odpoczynek
rule-L-60 = Postać może mieć dowolnie wiele żetonów oszołomienia.
rule-L-61 = Dopóki masz choć jeden, wolno ci tylko odpoczywać: żadnych działań darmowych, żadnego Kryształu, żadnej zdolności wymagającej użycia. Testy, do których coś cię zmusza, wykonujesz zwyczajnie, a stałe premie działają.
rule-L-62 = Oszołomiona postać przegrywa każdą walkę bez rzutu. Kto zostaje oszołomiony w trakcie walki, przegrywa ją bez względu na wynik rzutów.
rule-L-63 = Odpoczynek: odrzuć 1 żeton oszołomienia. Bez żetonu nie ma po czym odpoczywać.

labyrinth-rules-fight = Walka
rule-L-64 = Atak: wskaż postać na swoim korytarzu i stocz z nią walkę. W walce biorą udział zawsze dwie postacie. Możesz atakować, póki masz akcje.
rule-L-65 = Test walki: atakujący rzuca 2 kostkami, potem obrońca. Wygrywa wyższa suma. Przy remisie rzucacie znowu, aż ktoś wygra; premie zostają.
rule-L-66 = Przegrany traci 1 życie. Kto straci ostatnie, ginie.
rule-L-67 = Po obu rzutach strony na zmianę mogą używać Kryształów i zdolności, zaczynając od tej, która przegrywa, przy remisie od atakującego, aż obie zrezygnują. To, za co się zapłaciło, liczy się tylko w tej parze rzutów.
rule-L-68 = Walka na polu centralnym dodatkowo wypycha z niego przegranego, na sąsiedni korytarz wybrany przez zwycięzcę. Przegrany eksploruje go, ale niczego nie podnosi. Jeśli takiego korytarza nie ma, zostaje. Jeśli ginie, obowiązują zamiast tego L-101 i L-102.
rule-L-69 = Darmowe walki: po wejściu na korytarz możesz kolejno walczyć z dowolnymi postaciami, które tam stoją. Potem mogą cię zaatakować te, z którymi nie było walki, w wylosowanej kolejności. Każda para walczy najwyżej raz na ruch. Jeśli giniesz albo coś cię wypycha, reszta przepada.

labyrinth-rules-golem = Golem
rule-L-70 = Ruch Golemem kosztuje 1 akcję.
rule-L-71 = Możesz go wykonać raz w swojej kolejce.
rule-L-72 = Odkryj wierzchnią kartę ruchu Golema, wykonaj ją i odrzuć. Gdy talia się skończy, potasuj odrzucone karty.
rule-L-73 = Karta przesuwa Golema o 1, 2 lub 3 korytarze, dokąd chcesz, albo wcale, albo stawia go na polu centralnym.
rule-L-74 = Golem porusza się jak postacie, ale musi wykonać wszystkie kroki, nigdy nie skacze, nie wchodzi na pola startowe i nie zważa na pułapki ani żetony.
rule-L-75 = Nie może wrócić na korytarz, z którego przyszedł w kolejce poprzedniego gracza, ani zawrócić w drodze. Tylko w ślepym korytarzu odbija się z powrotem. Jeśli nie ma dokąd iść, stoi.
rule-L-76 = Liczy się tylko kolejka tuż przed twoją: jeśli nikt w niej Golemem nie ruszył albo trafił on na pole centralne, może iść wszędzie.
rule-L-77 = Gdziekolwiek Golem trafi po drodze, każda postać na tym korytarzu wykonuje test Golema, zgodnie z ruchem wskazówek zegara od gracza, którego kolejka trwa. Kto go zda, nie powtarza go, dopóki jedno z nich się nie ruszy.
rule-L-78 = Kto wchodzi na korytarz Golema, wykonuje test w czasie eksploracji.
rule-L-79 = Z Golemem nie można walczyć.
rule-L-80 = Test Golema: rzuć 2 kostkami. Udaje się przy 12 lub więcej. Inaczej twój pionek od razu trafia na twoje pole startowe; zachowujesz wszystko, co masz, a kolejka trwa dalej.

labyrinth-rules-event = Zdarzenia
rule-L-81 = Wywołanie zdarzenia kosztuje 1 akcję i jest możliwe raz w kolejce: bierzesz wierzchnią kartę zdarzenia.
rule-L-82 = Zasadę jednorazową karty od razu wykonuje gracz, którego kolejka trwa.
rule-L-83 = Zasada trwająca obowiązuje wszystkich, dopóki nie zastąpi jej następne zdarzenie.
rule-L-84 = Ostatnim zdarzeniem jest Unicestwienie. Trwa do końca gry i po nim nie ma już zdarzeń.
rule-L-85 = Terror: kto go wywołuje, wskazuje postać, która traci 1 życie. Dopóki trwa, nie można używać zdolności, które coś kosztują albo wymagają decyzji, ani tych, których używa się raz na kolejkę; stałe premie i leżące już żetony działają dalej.

labyrinth-rules-crystal = Kryształ Losu
rule-L-86 = Aktywacja kosztuje 2 akcje: odwróć nieaktywny Kryształ na stronę aktywną.
rule-L-87 = Użycie nie kosztuje akcji i jest możliwe w każdej chwili: odwróć Kryształ na stronę nieaktywną, aby powtórzyć własny test albo zapłacić za zdolność.
rule-L-88 = Liczy się tylko nowy wynik.
rule-L-89 = Powtórzenie testu pułapki to wszystkie jego rzuty od nowa, także udane.
rule-L-90 = Własne testy to testy skoku, walki, Golema, pułapek i zdolności, ale nie rzut o to, kto zaczyna. Można użyć kilku Kryształów po kolei.

labyrinth-rules-pick = Podnoszenie
rule-L-91 = Podnosisz tylko w swojej kolejce i tylko ze swojego korytarza, ile zechcesz.
rule-L-92 = Robisz to na koniec eksploracji albo później w swojej kolejce, między działaniami.
rule-L-93 = Gdy coś cię przeniesie na korytarz: pułapka, żeton, zdolność, zdarzenie lub wypchnięcie, niczego tam nie podnosisz, dopóki nie wykonasz własnego ruchu albo nie wydasz akcji na inne działanie.
rule-L-94 = To, co niesiesz, jest jawne.
rule-L-95 = Możesz nieść dowolnie wiele kluczy i 2 przedmioty.
rule-L-96 = Tego, co niesiesz, nie odkładasz z własnej woli.
rule-L-97 = Mając 2 przedmioty, możesz przy podnoszeniu wymienić jeden z nich: zostaje na twoim korytarzu. Każdy posiadany przedmiot można wymienić raz na kolejkę.
rule-L-98 = Z innymi postaciami się nie wymieniasz.
rule-L-99 = Niczego nie musisz podnosić.

labyrinth-rules-death = Życie i śmierć
rule-L-100 = Masz 4 życia. Tracąc i lecząc je, odwracasz żetony; nigdy nie masz więcej niż 4.
rule-L-101 = Tracąc ostatnie życie, od razu upuszczasz na swój korytarz klucz; bez klucza – wybrany przedmiot; bez jednego i drugiego – nic. Gdy stoisz na polu startowym, spada to na pole klucza przed nim.
rule-L-102 = Potem twój pionek wraca na twoje pole startowe, ze wszystkimi życiami.
rule-L-103 = Kryształu ani się nie upuszcza, ani nie aktywuje. Żetony oszołomienia, pozostałe klucze i przedmioty zostają przy tobie. Strat ponad ostatnie życie się nie liczy. Jeśli to twoja kolejka, trwa dalej.

labyrinth-rules-trap = Zastawianie pułapek
rule-L-104 = Zastawienie pułapki: wylosuj jedną i połóż zakrytą, bez oglądania, na dowolnym korytarzu, blisko czy daleko.
rule-L-105 = Nie tam, gdzie stoi inna postać. Na swoim korytarzu możesz; działa tylko na tych, którzy wchodzą.
rule-L-106 = Nie na polu centralnym ani na polach startowych. Na polach klucza można.
rule-L-107 = Najwyżej jedna pułapka na korytarzu; na kafelku może ich więc leżeć tyle, ile ma korytarzy.
rule-L-108 = Korytarz, który przechodzi pod mostem, to jeden korytarz.
rule-L-109 = Pułapka zostaje do końca gry i działa na każdego, także na tego, kto ją zastawił. Znika tylko z usuniętym kafelkiem albo gdy mówi tak zdolność.
rule-L-110 = Dotyczy tylko swojego korytarza.

labyrinth-rules-trap-test = Testy pułapek
rule-L-111 = Odkryj pułapkę i rzuć 2 kostkami tyle razy, ile każe. Udany jest każdy rzut równy trudności pułapki lub wyższy.
rule-L-112 = Niektóre pułapki wymagają więcej niż jednego rzutu.
rule-L-113 = Za każdy nieudany rzut efekt następuje raz, po ostatnim rzucie i po decyzji, czy je powtarzasz. Pułapka zostaje na miejscu, odkryta.

labyrinth-rules-change = Zmiana postaci
rule-L-114 = Życia, Kryształ i żetony oszołomienia się nie zmieniają.
rule-L-115 = Klucze i przedmioty zostają przy tobie.
rule-L-116 = Żetony i efekty dawnej postaci zostają w grze i działają; nowa nic z nich nie ma.
rule-L-117 = Weź żetony nowej postaci, oprócz tych, które leżą jeszcze na planszy.
rule-L-118 = Postać zmienia się wskutek zdarzenia lub przedmiotu, który tak stanowi, na losową spośród tych, którymi nikt nie gra, i tylko jeśli jej gracz tego chce. Jeśli niesiesz wtedy za dużo, ma to znaczenie dopiero przy następnym podnoszeniu.

labyrinth-rules-example = Dwie walki jako przykłady
rule-L-119 = Siostra Wojny wchodzi na korytarz, gdzie stoją Mistrz Miecza i Czarnoksiężnik. Do darmowej walki wybiera Mistrza Miecza.
rule-L-120 = Rzuca pierwsza: 6 i 2, razem 8. Potem Mistrz Miecza wyrzuca 6.
rule-L-121 = Biegłość dodaje do tego 3: 9 do 8.
rule-L-122 = Siostra płaci 1 życie za Furię i dodaje 2: jest 10 do 9.
rule-L-123 = Mistrz Miecza miałby stracić 1 życie; przez Rozszarpanie traci wszystkie 4. Upuszcza na ten korytarz klucz i wraca na pole startowe z 4 życiami.
rule-L-124 = Siostra zostawia Czarnoksiężnika w spokoju, on też nie atakuje, więc Siostra podnosi klucz.
rule-L-125 = Paladyn z kluczem wchodzi na pole centralne, gdzie stoi Pani Golemów: 9 do 8 i 1 za Dominację to remis. Rzucają znowu: 12 do 11.
rule-L-126 = Pani traci 1 życie, zostaje wypchnięta na korytarz wybrany przez Paladyna i wykonuje tam test pułapki. Paladyn, sam z kluczem w swojej kolejce, wygrywa.

labyrinth-rules-other = Inne zasady
rule-L-127 = Zakryty kafelek jest otwarty ze wszystkich stron. Gdy wchodzi na niego pionek, kafelek się odkrywa, a obraca go Iluzjonista, który go położył; jeśli nikt nie jest już Iluzjonistą, obraca go ten, kto wchodzi albo wprowadza Golema. O ile się da, musi łączyć się z korytarzem, z którego się przychodzi, i spełniać L-30 do L-32. Jeśli nie może się z nim połączyć, pionek zostaje tam, gdzie był, a ruch przepada. Jeśli nie może spełnić tych zasad, idzie na spód puli. Jego symbole uzupełnia się przed eksploracją.
rule-L-128 = Przedmioty leżą w skrzyniach, a każdy działa zgodnie z opisem na korzyść tego, kto go niesie.
rule-L-129 = Gdy jakiegoś elementu zabraknie, więcej go nie ma.
rule-L-130 = Jednak żetonów oszołomienia nigdy nie brakuje, talię Golema tasuje się na nowo, a pułapki i kafelki, które schodzą z planszy, wracają do swoich pul: pułapki się miesza, kafelki idą na spód.
rule-L-131 = Pionki to postacie i Golem. Golem nie jest postacią.
rule-L-132 = Pola startowe mają numery od 1 do 6, zgodnie z ruchem wskazówek zegara, od góry. Trzy osoby używają 1, 3 i 5, cztery 1, 2, 4 i 5, pięć od 1 do 5, sześć wszystkich.
rule-L-133 = Gra dla dwóch osób to wariant. A gdzie zasadę można rozumieć na więcej niż jeden sposób, wybór jest opcją partii.

labyrinth-rules-two = Dwie osoby
rule-L-134 = Pani Golemów i Arcykapłanka nie biorą udziału.
rule-L-135 = Pole centralne jest przesunięte ku ramce, tak samo daleko od obu graczy.
rule-L-136 = Gracze zaczynają naprzeciw siebie, na polach startowych 3 i 6.

labyrinth-rules-end = Koniec
rule-L-137 = Partia, która trwa już umówioną liczbę rund, kończy się bez zwycięzcy.
rule-L-138 = Walka, która dwanaście razy z rzędu kończy się remisem, pozostaje bez przegranego. Jeśli tak dzieje się z rzutem o to, kto zaczyna, zaczyna pierwszy z remisujących, zgodnie z ruchem wskazówek zegara od pola startowego 1.

labyrinth-rules-handicap = Wyrównany start
rule-L-139 = Jeśli tak umówiono, pierwsza kolejka w partii ma jedną akcję zamiast dwóch, bo zaczynanie daje przewagę.
