### Co serwer pokazuje sam.

server-front = Serwer działa. Nie zainstalowano tu klienta przeglądarkowego.
server-front-programs = Dla programów:
server-verify-title = { $game }: czy los był uczciwy?
server-verify-hash = Pokazany przed partią skrót SHA-256 ziarna: { $hash }
server-verify-seed = Ziarno: { $seed }
server-verify-salt = Ziarno wybrała osoba, która otworzyła stół. Żeby skrót go nie zdradzał, poprzedza je ta sól: { $salt }
server-verify-not-yet = Ziarno zostanie pokazane po zakończeniu partii, a w przypadku snu dnia, gdy skończy się jego dzień.
server-verify-yourself = Sprawdź to samodzielnie, bez nas:
server-verify-record = Zapis partii dla polecenia „reverie verify”
