import { setTimeout as delay } from 'node:timers/promises';
import { describeError } from './lib/log.ts';
import { StartError, readConfig, startUpstream } from './start.ts';

/** Somebody wants this process to end: heard from the first on, and acted upon once it has started. */
const leaving = new Promise<void>((leave) => {
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => leave());
  // Where another process started this one and is gone, nobody would stop it.
  process.on('disconnect', () => leave());
});

try {
  const config = readConfig(process.env);
  const upstream = await startUpstream(config);
  await leaving;
  upstream.drain();
  await delay(config.drainDelayMs);
  await upstream.close();
  process.exit(0);
} catch (error) {
  const reason = error instanceof StartError ? error.message : JSON.stringify(describeError(error));
  process.stderr.write(`${reason}\n`);
  process.exit(1);
}
