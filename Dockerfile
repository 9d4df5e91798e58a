# The server and the built web in one image; PostgreSQL is somebody else's (DATABASE_URL).
# docker build -t estratega . && docker run --env-file .env -p 3000:3000 -v estratega-data:/data estratega

FROM node:24-bookworm-slim AS build
WORKDIR /app
COPY . .
# Scripts off: no binary of PostgreSQL, no second Node. What is taught is compiled by name below.
RUN npm ci --ignore-scripts
# A release is built with --build-arg ENGINE_SOURCE=required (docs/operations.md, Before a release).
ARG ENGINE_SOURCE=
RUN npm run --silent lessons && npm run build

FROM node:24-bookworm-slim AS packages
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
COPY packages/domain/package.json packages/domain/
COPY packages/lessons/package.json packages/lessons/
COPY packages/planner/package.json packages/planner/
COPY packages/poker/package.json packages/poker/
COPY packages/own-games/package.json packages/own-games/
COPY apps/server/package.json apps/server/
COPY apps/web/package.json apps/web/
COPY emulators/package.json emulators/
COPY e2e/package.json e2e/
COPY bench/package.json bench/
COPY tools/package.json tools/
COPY workshop/package.json workshop/
RUN npm ci --omit=dev --omit=optional --ignore-scripts --workspace @estratega/server

FROM node:24-bookworm-slim
ENV NODE_ENV=production HOST=0.0.0.0 PORT=3000 DATA_DIR=/data
WORKDIR /app
COPY --from=packages /app/node_modules node_modules
COPY --from=packages /app/package.json /app/package-lock.json ./
COPY packages packages
COPY apps/server apps/server
# For backup, restore and distribute; the emulators are not in the image.
COPY tools tools
COPY --from=build /app/packages/lessons/build packages/lessons/build
COPY --from=build /app/apps/web/build apps/web/build
# The code belongs to root and can only be read; nobody may write where the marks of deleted accounts are kept.
RUN mkdir /data && chown nobody:nogroup /data
VOLUME /data
USER nobody
EXPOSE 3000
HEALTHCHECK --interval=15s --timeout=5s --start-period=60s --retries=3 \
  CMD ["node", "-e", "fetch('http://127.0.0.1:' + process.env.PORT + '/api/salud/lista').then((r) => process.exit(r.ok ? 0 : 1), () => process.exit(1))"]
STOPSIGNAL SIGTERM
CMD ["node", "apps/server/src/main.ts"]
