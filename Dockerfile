# One image for every role: the command names it. `docker build -t slipway .`; see docs/runbooks/deploy.md.
FROM node:24.9.0-bookworm-slim AS build
WORKDIR /app
COPY . .
RUN npm install --no-save --include=optional --loglevel=error
RUN node packages/messages/compile.ts
RUN npm run build -w apps/web

FROM node:24.9.0-bookworm-slim
ENV NODE_ENV=production HOST=0.0.0.0 SLIPWAY_DIRECTORY=/data
WORKDIR /app
COPY --from=build --chown=root:root /app /app
# The indexing engine writes a declaration file beside its configuration when it starts.
RUN mkdir /data && chown -R node:node /data apps/indexer/engine
USER node
VOLUME /data
STOPSIGNAL SIGTERM
ENTRYPOINT ["node", "--disable-warning=ExperimentalWarning", "scripts/serve.ts", "--built"]
CMD ["web", "api", "indexer"]
