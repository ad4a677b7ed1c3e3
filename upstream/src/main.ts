import { setTimeout as delay } from 'node:timers/promises';
import { describeError } from './lib/log.ts';
import { StartError, readConfig, startUpstream } from './start.ts';

try {
  const config = readConfig(process.env);
  const upstream = await startUpstream(config);
  const leave = async () => {
    upstream.drain();
    await delay(config.drainDelayMs);
    await upstream.close();
    process.exit(0);
  };
  process.once('SIGTERM', () => void leave());
  process.once('SIGINT', () => void leave());
  // Where another process started this one and is gone, nobody would stop it.
  process.once('disconnect', () => void leave());
} catch (error) {
  const reason = error instanceof StartError ? error.message : JSON.stringify(describeError(error));
  process.stderr.write(`${reason}\n`);
  process.exit(1);
}
