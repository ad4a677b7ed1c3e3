// Adds a team of any size to the configured database: npm run scale-team -- --members 50000
import { parseArgs } from 'node:util';
import * as z from 'zod';
import { readConfig } from '../config.ts';
import type { Queries } from '../db/database.ts';
import { openDatabase } from '../db/open.ts';
import { vacuum } from '../db/plans.ts';
import { teamOfDomain } from '../domains/team/repository.ts';
import { createLog } from '../lib/log.ts';
import { StartError } from '../lib/startError.ts';
import { scaleFields, scaleUserGroups } from './fieldSpecs.ts';
import { addDemoTeam, refreshStatistics } from './load.ts';
import { subscribed } from './billing.ts';
import type { DemoTeam } from './teams.ts';

const DOMAIN = 'universe.example';
const SEED = 99;

/** A PRO team of this many active people, all but a few of them licensed. */
const scaleTeam = (members: number): DemoTeam => ({
  domain: DOMAIN,
  name: 'Universe',
  people: { active: members, admins: Math.min(10, members - 2), guests: Math.max(1, Math.floor(members / 100)) },
  licensed: Math.floor(members * 0.9),
  fields: scaleFields,
  userGroups: scaleUserGroups,
  billing: (now) => ({
    plan: 'pro',
    type: 'SUBSCRIPTION',
    interval: 'ANNUAL',
    monthlyRate: 300,
    paymentMethod: 'CARD',
    isProPlanInitialized: true,
    batches: [subscribed(now, 200, { category: 'ANNUAL', monthlyRate: 300, count: members })],
  }),
});

/** @throws StartError when the team is there already */
export async function addScaleTeam(db: Queries, members: number, now: number): Promise<void> {
  if (await teamOfDomain(db, DOMAIN)) throw new StartError(`The team ${DOMAIN} is there already.`);
  await addDemoTeam(db, scaleTeam(members), SEED, now);
  await refreshStatistics(db);
}

async function main(args: string[]): Promise<void> {
  const { values } = parseArgs({ args, options: { members: { type: 'string', default: '50000' } } });
  const members = z.coerce.number().int().min(3).max(1_000_000).safeParse(values.members);
  if (!members.success) throw new StartError('--members: a whole number from 3 to 1000000 is needed.');
  const config = readConfig(process.env);
  const db = await openDatabase(config, createLog('error'));
  try {
    await db.transaction((queries) => addScaleTeam(queries, members.data, Date.now()));
    if (db.kind === 'embedded') await db.read(vacuum);
    process.stdout.write(`${DOMAIN} has ${members.data} members. Sign in as admin@${DOMAIN}.\n`);
  } finally {
    await db.close();
  }
}

if (import.meta.main) {
  await main(process.argv.slice(2)).catch((error: unknown) => {
    if (!(error instanceof StartError)) throw error;
    process.stderr.write(`${error.message}\n`);
    process.exitCode = 1;
  });
}
