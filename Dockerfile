# App and service in one image, on SQLite: docker build -t proffer . && docker run -p 127.0.0.1:4000:4000 -v proffer:/data -e APP_ACCOUNT=NAME proffer
FROM node:26.10.0-bookworm-slim AS build
WORKDIR /proffer
COPY package.json package-lock.json ./
COPY client/package.json client/
RUN npm ci --no-audit --no-fund
COPY . .
# What is built stays; what only builds and tests goes. The image brings its own Node; other optional packages are parts of
# those that stay, such as the library that reads pictures, which has to load.
RUN npm run build && npm prune --omit=dev --no-audit --no-fund && rm -rf node_modules/node-linux-* \
  && node -e "import('sharp')"

FROM node:26.10.0-bookworm-slim
# pg_dump and pg_restore, for `backup` and `restore` on PostgreSQL 15.
RUN apt-get update && apt-get install -y --no-install-recommends postgresql-client-15 \
  && rm -rf /var/lib/apt/lists/* && mkdir /data && chown node:node /data
WORKDIR /proffer
COPY --from=build /proffer/package.json ./
COPY --from=build /proffer/node_modules node_modules
COPY --from=build /proffer/dist dist
COPY --from=build /proffer/wire wire
COPY --from=build /proffer/pricing pricing
COPY --from=build /proffer/service service
COPY --from=build /proffer/hosts/node hosts/node
COPY --from=build /proffer/src/look src/look
USER node
ENV NODE_ENV=production HOST=0.0.0.0 PORT=4000 DATABASE_URL=file:/data/proffer.db
VOLUME /data
EXPOSE 4000
HEALTHCHECK --interval=10s --timeout=5s --start-period=30s \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/readyz`).then((a) => process.exit(a.ok ? 0 : 1), () => process.exit(1))"]
# Node itself is the process that hears SIGTERM.
ENTRYPOINT ["node", "hosts/node/main.ts"]
CMD ["serve"]
