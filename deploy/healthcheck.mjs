// Whether what runs in this container is alive: whichever of the two servers it is.
const ports = [process.env.PORT ?? '4000', process.env.UPSTREAM_PORT ?? '4001'];
const isAlive = (port) =>
  fetch(`http://127.0.0.1:${port}/health/live`, { signal: AbortSignal.timeout(4_000) }).then(
    ({ ok }) => ok,
    () => false,
  );
const alive = await Promise.all(ports.map(isAlive));
process.exit(alive.includes(true) ? 0 : 1);
