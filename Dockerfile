# The server and the web client, with SQLite in a volume. Built in steps, so that Node and the compiler stay behind.
FROM node:24-slim AS client
COPY web /reverie/web
COPY src/reverie/locale /reverie/src/reverie/locale
COPY src/reverie/games /reverie/src/reverie/games
RUN cd /reverie/web && npm ci --no-audit --no-fund && npm run build

FROM python:3.12-slim AS build
RUN apt-get update && apt-get install -y --no-install-recommends gcc libc6-dev
COPY . /reverie
COPY --from=client /reverie/web/dist /reverie/src/reverie/server/web
RUN pip wheel --no-cache-dir --constraint /reverie/constraints.txt --wheel-dir /wheels "/reverie[server]"

FROM python:3.12-slim
COPY --from=build /wheels /wheels
RUN pip install --no-cache-dir --no-index --find-links /wheels "reverie[server]" \
    && rm -r /wheels \
    && useradd --system --create-home --home-dir /var/lib/reverie reverie
USER reverie
VOLUME /var/lib/reverie
EXPOSE 8000
ENV REVERIE_SERVER_DB=sqlite:////var/lib/reverie/reverie.db
HEALTHCHECK CMD ["python", "-c", "import urllib.request as r; r.urlopen('http://127.0.0.1:8000/healthz')"]
CMD ["reverie", "serve", "--host", "0.0.0.0"]
