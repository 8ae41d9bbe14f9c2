# Majlis in a container: docs/deploy.md. What is built is in it, what is kept is in the volume.
FROM node:22-bookworm-slim
ENV NEXT_TELEMETRY_DISABLED=1 MAJLIS_DATA=/data PORT=3000
WORKDIR /majlis
COPY package.json package-lock.json .npmrc ./
COPY scripts/after-install.mjs scripts/kept-bundle.mjs scripts/
RUN npm ci
COPY . .
RUN npm run build && mkdir /data && chown node:node /data
USER node
VOLUME /data
EXPOSE 3000
# The house is told to stop, and tells everybody who plays.
STOPSIGNAL SIGTERM
HEALTHCHECK --interval=10s --timeout=3s --start-period=30s \
  CMD ["node", "-e", "fetch('http://127.0.0.1:' + process.env.PORT + '/health').then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "scripts/start.mjs", "--lan"]
