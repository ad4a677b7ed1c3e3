# One image for gateway and reference upstream: the command says which. See docs/deployment.md.
#   docker build -t muster . && docker run muster gateway
FROM node:24-bookworm-slim AS manifests
WORKDIR /build
COPY package.json package-lock.json .npmrc ./
COPY schema/package.json schema/
COPY locales/package.json locales/
COPY upstream/package.json upstream/
COPY gateway/package.json gateway/
COPY web/package.json web/
COPY tests/package.json tests/
COPY e2e/package.json e2e/

FROM manifests AS build
RUN npm ci
COPY . .
RUN npm run build

# What runs: the dependencies of the two servers alone, exactly as locked. The image brings Node itself.
FROM manifests AS dependencies
RUN npm ci --omit=dev --omit=optional --workspace upstream --workspace gateway --workspace schema

FROM node:24-bookworm-slim
ENV NODE_ENV=production HOST=0.0.0.0 UPSTREAM_HOST=0.0.0.0 DATA_DIR=/data
WORKDIR /app
COPY --from=dependencies /build/node_modules node_modules
COPY --from=build /build/package.json ./
COPY --from=build /build/schema schema
COPY --from=build /build/locales locales
COPY --from=build /build/upstream upstream
COPY --from=build /build/gateway gateway
COPY --from=build /build/web/dist web/dist
COPY deploy/muster deploy/healthcheck.mjs deploy/
RUN mkdir /data && chown node:node /data
USER node
VOLUME /data
EXPOSE 4000 4001
HEALTHCHECK --interval=10s --timeout=5s --start-period=60s CMD ["node", "/app/deploy/healthcheck.mjs"]
ENTRYPOINT ["/app/deploy/muster"]
CMD ["gateway"]
