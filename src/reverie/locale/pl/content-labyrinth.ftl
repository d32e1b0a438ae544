### Co mówi się o plikach z zawartością gry Labyrinth; to, co wspólne wszystkim grom, jest w content.ftl.

content-good-labyrinth = Plik { $file } jest poprawny. Zestaw „{ $name }”: kafelki: { $tiles }, pułapki: { $traps } (rodzaje: { $kinds }), przedmioty: { $items }, zdarzenia: { $events }, postacie: { $characters }.
content-no-advice = Dla tej gry są tylko prawa, bez rad.

content-count = W polu „{ $field }” jest { $found }, a musi być co najmniej { $least } i najwyżej { $most }.
content-unknown = „{ $value }” nie pasuje do pola „{ $field }”. Możliwe: { $known }.
content-centre-corner = Pole centralne nie może leżeć na { $cell }: to pole klucza.
content-seats = Układ dla { $players } graczy potrzebuje tylu różnych pól startowych, w rosnącej kolejności.
content-corridor = „{ $value }” to nie korytarz: podaj krawędzie, do których prowadzi, każdą raz, od 0 do 5, potem t przy pułapce i c przy skrzyni.
content-edge-shared = „{ $value }” prowadzi do krawędzi, która należy do innego korytarza tego kafelka.
content-bridge-idle = Jest most, ale dwa pierwsze korytarze się nie krzyżują.
content-bridge-missing = Dwa korytarze się tu krzyżują. Wolno to tylko dwóm pierwszym, a wtedy potrzebne jest "bridge": true.
content-last-event = Dokładnie jedno zdarzenie musi być ostatnie ("last": true), a nie { $found }.
content-effect-place = Efekt „{ $effect }” nie może tu stać.
content-token-missing = Ta zdolność potrzebuje żetonów, a postać ich nie ma.
content-characters-few = Postaci do gry dla { $players } graczy jest tylko { $found }; musi być co najmniej o jedną więcej niż graczy.
