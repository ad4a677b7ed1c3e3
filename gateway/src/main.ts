import { ConfigError, readConfig } from './config.ts';
import { startGateway } from './start.ts';

/** Somebody wants this process to end: heard from the first on, and acted upon once it has started. */
const leaving = new Promise<void>((leave) => {
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => leave());
  // Where another process started this one and is gone, nobody would stop it.
  process.on('disconnect', () => leave());
});

try {
  const gateway = await startGateway(readConfig());
  await leaving;
  await gateway.close();
  process.exit(0);
} catch (error) {
  console.error(error instanceof ConfigError ? error.message : error);
  process.exit(1);
}
