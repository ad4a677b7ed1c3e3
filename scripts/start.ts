// `npm start`: builds what is stale, starts upstream and gateway, and the stand-in of the payment providers unless both are named,
// and says where to go.
import { accessSync, constants, mkdirSync } from 'node:fs';
import { resolve } from 'node:path';
import { isPortFree, startStack } from './stack.ts';
import { providersToStandInFor } from './standIn.ts';
import { turbo } from './turbo.ts';

const setting = (name: string, fallback: string) => process.env[name] ?? fallback;

async function port(name: string, fallback: string): Promise<number> {
  const text = setting(name, fallback);
  const value = Number(text);
  if (!Number.isInteger(value) || value < 1 || value > 65_535)
    throw new Error(`${name} must be a port between 1 and 65535, not "${text}".`);
  if (!(await isPortFree(value))) throw new Error(`Port ${text} is taken. Stop what listens there, or set ${name}.`);
  return value;
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
               admin@sandbox.example   to try things out in; the playground puts it back

  Ctrl-C stops it; the data stays.
`;
}

async function main(): Promise<void> {
  const isProduction = process.env['NODE_ENV'] === 'production';
  const providers = providersToStandInFor(process.env);
  const options = {
    port: await port('PORT', '4000'),
    upstreamPort: await port('UPSTREAM_PORT', '4001'),
    ...(providers.length === 0 ? {} : { standIn: { port: await port('PROVIDER_PORT', '4002'), providers } }),
    dataDir: writable(resolve(setting('DATA_DIR', '.data'))),
    // Somebody to turn to, for the demo teams.
    ...(isProduction ? {} : { env: { SUPPORT_EMAIL: setting('SUPPORT_EMAIL', 'support@muster.example') } }),
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
  if (isProduction) console.log(`Muster is running at ${stack.url}`);
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
