// The stand-in of the payment providers, a process of its own: no number of a card is ever in the product's.
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod';
import { buildStandIn, portOf } from './standIn/standIn.ts';
import { STAND_IN } from './standInKeys.ts';

const settings = z.object({
  PROVIDER_PORT: z.coerce
    .number()
    .int()
    .min(0)
    .max(65_535)
    .default(Number(new URL(STAND_IN.url).port)),
  PROVIDER_EVENTS_TO: z.url().default('http://127.0.0.1:4001/payment/provider-events'),
  PROVIDER_PUBLIC_URL: z.url().optional(),
  PROVIDER_CONSOLE_URL: z.url().optional(),
  DATA_DIR: z.string().min(1).optional(),
});

/** Somebody wants this process to end: where another process started this one and is gone, nobody would stop it. */
const leaving = new Promise<void>((leave) => {
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => leave());
  process.on('disconnect', () => leave());
});

async function start() {
  const given = Object.fromEntries(Object.entries(process.env).filter(([, value]) => value !== ''));
  const read = settings.safeParse(given);
  if (!read.success)
    throw new Error(read.error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`).join('\n'));
  const { PROVIDER_PORT, PROVIDER_EVENTS_TO, PROVIDER_PUBLIC_URL, PROVIDER_CONSOLE_URL, DATA_DIR } = read.data;
  if (DATA_DIR !== undefined) mkdirSync(DATA_DIR, { recursive: true });
  const app = await buildStandIn({
    file: DATA_DIR === undefined ? null : join(DATA_DIR, 'payment-stand-in.jsonl'),
    eventsTo: PROVIDER_EVENTS_TO,
    ...(PROVIDER_PUBLIC_URL === undefined ? {} : { publicUrl: PROVIDER_PUBLIC_URL }),
    ...(PROVIDER_CONSOLE_URL === undefined ? {} : { consoleUrl: PROVIDER_CONSOLE_URL }),
  });
  await app.listen({ port: PROVIDER_PORT, host: '127.0.0.1' });
  console.log(`Payment stand-in: http://localhost:${portOf(app)}`);
  return app;
}

try {
  const app = await start();
  await leaving;
  await app.close();
  process.exit(0);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
