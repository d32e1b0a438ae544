### Co ocena mówi o partii i jak się uczy.

## Wiersz poleceń

cli-hint = Pokaż szansę na wygraną po każdym możliwym ruchu w niedokończonej partii.
cli-review = Spójrz wstecz na partię: każda decyzja, ile kosztowała i co było szczęściem.
cli-train = Naucz ocenę gry od nowa: gra sama ze sobą.
cli-flag-svg = Narysuj krzywą szans (SVG) w tym pliku.
cli-flag-matches = Z ilu partii ma się uczyć każdy głos oceny; zaokrągla się w dół do tysięcy.
cli-flag-workers = Ile procesów gra. Wynik nauki od tego nie zależy.
cli-flag-out = Plik na ocenę. Obok leżą zapisy, po jednym na każdy głos, od których rusza przerwana nauka.

error-hint-over = Ta partia już się skończyła; spójrz na nią wstecz: „reverie review { $file }”.
error-review-nothing = W „{ $file }” nikt jeszcze o niczym nie zdecydował.
error-no-training = Gra { $game } nie ma oceny, która mogłaby się uczyć. Mają ją: { $known }.
error-train-extra = Do nauki potrzebne są NumPy i SciPy. Zainstaluj je: pip install "reverie[train]"
error-train-checkpoint = „{ $file }” nie jest zapisem tej nauki. Podaj inny plik przez --out albo usuń ten.

## Podpowiedzi

hint-title = Szansa na wygraną: { $question }
hint-choice = Ruch
hint-meaning = Co znaczy
hint-chance = Szansa
hint-depth = { $draws ->
    [0] Oceniono bez patrzenia naprzód.
    [one] Najlepsze ruchy sprawdzono o jedno dobranie karty naprzód.
    [few] Najlepsze ruchy sprawdzono o { $draws } dobrania kart naprzód.
    [many] Najlepsze ruchy sprawdzono o { $draws } dobrań kart naprzód.
   *[other] Najlepsze ruchy sprawdzono o { $draws } dobrania kart naprzód.
}

## Spojrzenie wstecz

review-title = Szansa na wygraną
review-line = Wiersz
review-choice = Ruch
review-chance = Szansa po nim
review-cost = Koszt
review-luck = Szczęście po nim
review-start = Na początku
review-luck-sum = Szczęście: co zrobiły karty
review-skill-sum = Umiejętności: ile kosztowały ruchy
review-now = Teraz
review-won = Wygrana
review-lost = Przegrana
review-turns = Punkty zwrotne
review-no-turns = Nie było punktów zwrotnych.
review-mistakes = Ruchy, które kosztowały więcej niż 2 punkty procentowe
review-no-mistakes = Żaden ruch nie kosztował więcej niż 2 punkty procentowe.
review-mistake = Wiersz { $line }: { $choice }. Lepiej: { $better } (o { $cost } p.p.).
review-turn = Wiersz { $line }: po ruchu „{ $choice }” los zmienił szansę o { $luck } p.p.
review-axis = Decyzje od pierwszej do ostatniej. Kropki to ruchy, które kosztowały więcej niż 2 p.p.
review-drawn = Krzywa jest w pliku { $file }.

## Nauka

train-progress = Głos { $voice } z { $voices }, partie (wygrane: { $share })
train-trial = Partie próbne, z patrzeniem naprzód
train-resumed = Nauka rusza dalej. Partie dotychczas: { $matches }.
train-done = Koniec nauki. Partie: { $matches }. Ocena jest w pliku { $file }.
