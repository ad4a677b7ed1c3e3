import { sql } from 'drizzle-orm';
import type { Database, Queries } from '../db/database.ts';
import { type Clock, systemClock } from './clock.ts';
import { Fault } from './errors.ts';
import type { Log } from './log.ts';
import { seldom } from './seldom.ts';

const EVERY_MS = 60_000;
/** Differences below this may be the way to the database and back. */
const TOLERANCE_MS = 1_000;
/** From this difference on whoever runs this is told. */
const TELLING_MS = 5_000;
const TOLD_EVERY_MS = 600_000;

/** How the clock of this machine is to that of the database server, which all processes of an installation have in common. */
export type ClockWatch = {
  /** By how much this one is ahead; 0 where they agree, and on the embedded database. */
  aheadMs(): number;
  /** Compares them now; otherwise it is done every minute. */
  compare(): Promise<void>;
  close(): void;
};

/** Compares the clocks, at once and every minute, and says so where they differ. */
export async function watchClock(
  { db, log }: { db: Database; log: Log },
  machine: Clock = systemClock,
): Promise<ClockWatch> {
  let ahead = 0;
  const tell = seldom(
    () =>
      log.warn({ aheadMs: ahead }, 'the clock of this machine and that of the database server differ: set both by NTP'),
    TOLD_EVERY_MS,
  );
  const compare = async () => {
    const asked = machine.now();
    const there = await db.read(timeOf);
    const heard = machine.now();
    // It was moved meanwhile, or the answer took so long that it says nothing.
    if (heard < asked || heard - asked > TOLERANCE_MS) return;
    const difference = Math.round((asked + heard) / 2 - there);
    ahead = Math.abs(difference) > TOLERANCE_MS ? difference : 0;
    if (Math.abs(ahead) > TELLING_MS) tell();
  };
  if (db.kind === 'embedded') return { aheadMs: () => 0, compare: () => Promise.resolve(), close: () => undefined };
  await compare();
  // A database that is away is told of by whoever needs it.
  const timer = setInterval(() => void compare().catch(() => undefined), EVERY_MS).unref();
  return { aheadMs: () => ahead, compare, close: () => clearInterval(timer) };
}

async function timeOf(queries: Queries): Promise<number> {
  const [row] = await queries
    .select({ now: sql<number>`(extract(epoch from clock_timestamp()) * 1000)::float8` })
    .from(sql`(select 1) as one`);
  if (!row) throw new Fault('The database does not tell the time.');
  return row.now;
}
