### Zasady gry Onirim, punkt po punkcie.

onirim-rules-components = Elementy gry
rule-O-1 = Gra ma 76 kart: 58 komnat, 8 drzwi i 10 koszmarów. Komnaty i drzwi są w czterech kolorach: czerwonym (obserwatorium), niebieskim (akwarium), zielonym (ogród) i brązowym (biblioteka).
rule-O-2 = Na komnacie widnieje słońce, księżyc albo klucz. Czerwone: 9 słońc, 4 księżyce, 3 klucze. Niebieskie: 8, 4, 3. Zielone: 7, 4, 3. Brązowe: 6, 4, 3.
rule-O-3 = W każdym kolorze jest dwoje drzwi.

onirim-rules-setup = Przygotowanie
rule-O-4 = Potasuj wszystkie 76 kart; to jest talia.
rule-O-5 = Dobierz pięć kart. Drzwi i koszmary odkładaj na bok, do Otchłani, i dobieraj karty w ich miejsce, aż będziesz mieć na ręce pięć komnat.
rule-O-6 = Potem zwróć karty z Otchłani do talii i potasuj ją.
rule-O-7 = W Otchłani leżą karty, które wrócą do talii. Wracają na koniec tury.

onirim-rules-turn = Tura
rule-O-8 = Tura ma trzy fazy: zagraj albo odrzuć; dobierz; potasuj. Tury następują po sobie aż do końca partii.

onirim-rules-play = Faza 1: zagraj…
rule-O-9 = Połóż jedną komnatę z ręki na końcu swojego rzędu. Wcześniejsze karty pozostają widoczne.
rule-O-10 = Złota zasada: karta nie może mieć tego samego symbolu co karta zagrana bezpośrednio przed nią.
rule-O-11 = Pierwsza karta w twoim rzędzie może mieć dowolny symbol.
rule-O-12 = Trzecia z kolei karta w jednym kolorze daje ci drzwi w tym kolorze: weź je z talii, połóż przed sobą i potasuj talię. Karta w innym kolorze pomiędzy nimi przerywa serię.
rule-O-13 = Możesz zostawić te drzwi w talii. Trafiają do ciebie same, chyba że wierzch talii jest znany (szukanie by go przetasowało), byłyby to twoje drugie drzwi w tym kolorze (O-50) albo umówiono się, że gra pyta za każdym razem.
rule-O-14 = Po trzech kartach seria zaczyna się od nowa, z drzwiami czy bez: sześć kart w jednym kolorze to dwoje drzwi, cztery albo pięć to jedne.
rule-O-15 = Odrzucenie karty nie przerywa serii: liczą się tylko karty w rzędzie.
rule-O-16 = Jeśli w talii nie ma już drzwi w tym kolorze, nic nie zdobywasz. Szukanie oznaczałoby tylko tasowanie, więc gra pyta o nie jedynie wtedy, gdy wierzch talii jest znany.

onirim-rules-discard = …albo odrzuć
rule-O-17 = Odrzuć jedną kartę z ręki. Możesz to zrobić, nawet jeśli masz co zagrać.
rule-O-18 = Odrzucenie słońca lub księżyca nie ma dalszych skutków.
rule-O-19 = Odrzucenie klucza daje proroctwo: obejrzyj pięć kart z wierzchu talii, odrzuć jedną z nich, a resztę odłóż na wierzch w dowolnej kolejności.
rule-O-20 = Jeśli w talii jest mniej niż pięć kart, obejrzyj wszystkie; jeśli nie ma żadnej, nic się nie dzieje.
rule-O-21 = Proroctwo daje tylko klucz odrzucony jako akcja w twojej turze; nie ten oddany koszmarowi, użyty do drzwi ani odrzucony razem ze wszystkimi kartami z ręki.
rule-O-22 = Wybrana przez ciebie kolejność obowiązuje, dopóki talia nie zostanie potasowana.
rule-O-23 = W proroctwie możesz odrzucić dowolną z kart, nawet drzwi. Wtedy nie da się już zebrać ośmiorga drzwi i od razu przegrywasz. Można się umówić, że wolno odrzucić drzwi tylko wtedy, gdy nie widać nic innego.

onirim-rules-draw = Faza 2: dobierz
rule-O-24 = Jeśli masz na ręce mniej niż pięć kart, dobierz kartę z wierzchu talii i rozpatrz ją; tak po jednej, aż będziesz mieć pięć.
rule-O-25 = Komnata trafia na rękę.
rule-O-26 = Drzwi: jeśli masz klucz w ich kolorze, możesz go odrzucić, zatrzymać drzwi i położyć je przed sobą. Inaczej drzwi trafiają do Otchłani.
rule-O-27 = Koszmar trzeba rozpatrzyć od razu.
rule-O-28 = Koszmar żąda zapłaty na jeden z czterech sposobów. Wybierasz spośród tych, na które cię stać; sam koszmar leży tymczasem osobno.
rule-O-29 = Zapłata kluczem: odrzuć z ręki dowolny klucz. Nie daje on proroctwa.
rule-O-30 = Zapłata drzwiami: odłóż jedne ze swoich drzwi do Otchłani.
rule-O-31 = Zapłata talią: odkryj pięć kart z jej wierzchu. Drzwi i koszmary trafiają do Otchłani i nie działają, reszta zostaje odrzucona. Jeśli kart jest mniej niż pięć, odkryj tyle, ile jest, chyba że umówiono się inaczej; pustą talią zapłacić nie można.
rule-O-32 = Zapłata kartami z ręki: odrzuć wszystkie karty z ręki i dobierz nowe, tak jak na początku. Dobrane przy tym drzwi i koszmary trafiają do Otchłani i nie działają.
rule-O-33 = Potem koszmar zostaje odrzucony.
rule-O-34 = Po dobraniu nowych kart na rękę faza 2 się kończy; po każdej innej zapłacie trwa dalej.

onirim-rules-shuffle = Faza 3: potasuj
rule-O-35 = Jeśli w Otchłani są karty, zwróć je do talii i potasuj ją. Jeśli ich nie ma, nic się nie dzieje, a to, co wiesz o wierzchu talii, pozostaje aktualne.

onirim-rules-end = Koniec
rule-O-36 = Wygrywasz, gdy tylko masz przed sobą wszystkie drzwi, całe ośmioro.
rule-O-37 = Przegrywasz, gdy musisz dobrać kartę, a talia jest pusta, nawet jeśli w Otchłani są karty. Można się umówić, że wtedy jeden raz wtasowuje się Otchłań z powrotem.
rule-O-38 = Sama pusta talia nie oznacza przegranej.
rule-O-39 = Wielkość talii, karty odrzucone, rząd, Otchłań i drzwi są jawne, podobnie jak to, których kart jeszcze nie widziano.

onirim-rules-coop = Gra we dwoje
rule-O-40 = Przygotowanie: odkrywajcie karty, aż na stole będzie osiem komnat. Drzwi i koszmary trafiają do Otchłani, którą potem wtasowuje się z powrotem.
rule-O-41 = Na przemian bierzcie po jednej z tych ośmiu kart, aż każde z was będzie mieć trzy: to karty prywatne. Ostatnie dwie zostają odkryte: to karty wspólne.
rule-O-42 = Twoja ręka to twoje trzy karty prywatne i dwie wspólne: do zagrywania, odrzucania, kluczy i koszmarów.
rule-O-43 = Płacąc kartami z ręki, odrzucasz swoje karty prywatne i obie wspólne, nigdy karty partnera. Najpierw dobierz prywatne, potem wspólne.
rule-O-44 = Dobierając, uzupełniasz karty prywatne do trzech, a potem wspólne do dwóch.
rule-O-45 = Każde z was ma własny rząd, z własną serią i własnym ostatnim symbolem. Nie możesz zagrywać do rzędu partnera. Talia, karty odrzucone i Otchłań są wspólne.
rule-O-46 = Tuż po odrzuceniu karty jako akcji w swojej turze możesz wymienić jedną ze swoich kart prywatnych na wspólną, ale nie na taką samą; przed proroctwem, jeśli do niego dochodzi, chyba że umówiono się inaczej.
rule-O-47 = Rozgrywacie tury na przemian.
rule-O-48 = Wygrywacie, gdy tylko każde z was ma czworo drzwi, po jednych w każdym kolorze.
rule-O-49 = Jeśli masz już swoje czworo drzwi, grasz dalej.
rule-O-50 = Drugie drzwi w tym samym kolorze nie przybliżają cię do wygranej, a może ich zabraknąć partnerowi; można nimi jednak zapłacić koszmarowi. Wolno ci je wziąć, za klucz albo za serię, a gra zawsze pyta. Można się umówić, że nie są dla ciebie (dobrane trafiają do Otchłani, a klucz zostaje u ciebie) albo że dostaje je partner.
rule-O-51 = Koszmarowi płacisz własnymi drzwiami. Można się umówić, że wystarczą też drzwi partnera.
rule-O-52 = Umówcie się wcześniej, ile sobie mówicie. W ciszy: swoje karty prywatne i proroctwa widzisz tylko ty. W otwarte karty: wszystkie leżą odkryte. Karta, którą oboje już znacie, pozostaje znana, dopóki nie opuści ręki.

onirim-rules-relics = Relikty
rule-O-53 = Karty reliktów należą do rozszerzeń i nie biorą udziału w grze.
