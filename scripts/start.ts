// `npm start`: builds what is stale, starts upstream and gateway, and says where to go.
import { accessSync, constants, mkdirSync } from 'node:fs';
import { resolve } from 'node:path';
import { startStack } from './stack.ts';
import { turbo } from './turbo.ts';

const setting = (name: string, fallback: string) => process.env[name] ?? fallback;

function port(name: string, fallback: string): number {
  const value = Number(setting(name, fallback));
  if (Number.isInteger(value) && value > 0 && value < 65_536) return value;
  throw new Error(`${name} must be a port between 1 and 65535, not "${setting(name, fallback)}".`);
}

function writable(folder: string): string {
  try {
    mkdirSync(folder, { recursive: true });
    accessSync(folder, constants.W_OK);
    return folder;
  } catch {
    throw new Error(`The data folder ${folder} can't be written. Name another with DATA_DIR.`);
  }
}

function banner(url: string, upstreamUrl: string): string {
  return `
  Muster is running.

    Console      ${url}
    Playground   ${url}/playground
    GraphQL      ${url}/graphql
    Mailbox      ${upstreamUrl}/dev/mailbox   (the PINs arrive here)

  Sign in as   admin@orbit.example     PRO team of 120: the main demo
               member@orbit.example    a member's view
               guest@orbit.example     a guest's view
               admin@seedling.example  a small FREE team
               admin@galaxy.example    6,200 members

  Ctrl-C stops it; the data stays.
`;
}

async function main(): Promise<void> {
  const options = {
    port: port('PORT', '4000'),
    upstreamPort: port('UPSTREAM_PORT', '4001'),
    dataDir: writable(resolve(setting('DATA_DIR', '.data'))),
  };
  if (!turbo(['build', 'build:playground'], { quiet: true })) throw new Error('The build failed: see above.');
  const stack = await startStack(options);
  let stopping = false;
  const stop = async () => {
    if (stopping) return;
    stopping = true;
    console.log('\n  Stopping …');
    await stack.stop();
    process.exit(0);
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => void stop());
  if (process.env['NODE_ENV'] === 'production') console.log(`Muster is running at ${stack.url}`);
  else console.log(banner(stack.url, stack.upstreamUrl));
  const ended = await stack.stopped;
  if (stopping) return;
  console.error(`  The ${ended} ended unexpectedly; see ${options.dataDir}/logs/${ended}.log`);
  await stack.stop();
  process.exit(1);
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
});
