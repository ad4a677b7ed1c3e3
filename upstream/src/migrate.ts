// What of the migrations the configured database has, and what is to be done about it: docs/upgrading.md.
import { parseArgs } from 'node:util';
import { readDatabasePlace } from './config.ts';
import { type MigrationState, demandKnown, readState } from './db/history.ts';
import { knownMigrations } from './db/migrations.ts';
import { reportOf, wayTo } from './db/migrationReport.ts';
import { openDatabase, withHistory } from './db/open.ts';
import { createLog } from './lib/log.ts';
import { StartError } from './lib/startError.ts';

const USAGE = `npm run migrate                        what the database has, and what is missing
npm run migrate -- --json              the same as JSON
npm run migrate -- apply               applies what is missing: all of it or nothing
npm run migrate -- apply --to NAME     the same up to that one
npm run migrate -- back --to NAME      what has to be done for a build whose last migration is NAME

The database is that of DATABASE_URL, or the embedded one in DATA_DIR, while nothing else has it open.`;

const place = readDatabasePlace(process.env);
const known = knownMigrations();

async function stateNow() {
  const state = await withHistory(place, (queries) => readState(queries, known));
  return state ?? { known, applied: [], pending: known, unknown: [], changed: [] };
}

function named(name: string | undefined): string | undefined {
  if (name !== undefined && !known.some((one) => one.name === name))
    throw new StartError(`There is no migration ${name}. There are: ${known.map((one) => one.name).join(', ')}.`);
  return name;
}

/** @throws StartError where a part alone cannot be applied, or lies behind what has been */
function demandAhead(state: MigrationState, upTo: string): void {
  const { applied } = state;
  if (place.databaseUrl === null && applied.length === 0)
    throw new StartError('There is no database yet: what makes it applies all that this build has.');
  if (applied.some(({ name }) => name === upTo) && applied.at(-1)?.name !== upTo)
    throw new StartError(wayTo(state, upTo));
}

async function apply(upTo: string | undefined): Promise<string> {
  const before = await stateNow();
  demandKnown(before);
  if (upTo !== undefined) demandAhead(before, upTo);
  // As a start does it: a folder is made where there is none, and copied before it is changed.
  await (await openDatabase({ ...place, upTo }, createLog('silent'))).close();
  return reportOf(await stateNow());
}

async function answer(): Promise<string> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { to: { type: 'string' }, json: { type: 'boolean', default: false }, help: { type: 'boolean' } },
  });
  const [command = 'status', ...rest] = positionals;
  const to = named(values.to);
  if (values.help || rest.length > 0) return USAGE;
  if (command === 'apply') return apply(to);
  if (command === 'back' && to !== undefined) return wayTo(await stateNow(), to);
  if (command !== 'status') throw new StartError(USAGE);
  const state = await stateNow();
  return values.json ? JSON.stringify(toJson(state), null, 2) : reportOf(state);
}

function toJson({ applied, pending, unknown, changed }: Awaited<ReturnType<typeof stateNow>>) {
  const names = (some: readonly { name: string }[]) => some.map(({ name }) => name);
  return { applied: names(applied), pending: names(pending), unknown: names(unknown), changed: names(changed) };
}

try {
  process.stdout.write(`${await answer()}\n`);
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
}
