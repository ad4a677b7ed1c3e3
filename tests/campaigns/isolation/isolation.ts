// Fifty people of ten teams ask the same in the same words at the same time, with every cache on. Whoever sees a mark of
// another team than their own has seen another's data.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startGateway } from '@muster/gateway';
import { readConfig } from '@muster/gateway/config';
import { SHARED_STACK } from '@muster/gateway/testSettings';
import type { Campaign, Length } from '../campaign.ts';
import { none } from '../goals.ts';
import { randomNumbers } from '../randomNumbers.ts';
import { startMarkedStub } from './markedStub.ts';
import { type MarkedTeam, markedTeam, marksIn } from './teams.ts';
import { type Visitor, openVisitors, operations } from './visitors.ts';

const TEAMS = 10;
const PEOPLE = 5;
/** Each of the fifty asks twice in a round, as from two windows. */
const ROUNDS: Readonly<Record<Length, number>> = { short: 8, long: 100 };
/** So often somebody signs in anew while all others ask. */
const SIGN_IN_EVERY = 10;
const SEED = 20_261_122;

function itemAt<T>(items: readonly T[], index: number): T {
  const item = items[index % items.length];
  if (item === undefined) throw new RangeError('Nothing to choose from');
  return item;
}

type Counted = { asked: number; crossed: number; untold: number; failed: number };

function judge(counted: Counted, text: string, { mark }: MarkedTeam, isTold: boolean): void {
  const marks = marksIn(text);
  counted.asked += 1;
  if (marks.some((one) => one !== mark)) counted.crossed += 1;
  if (isTold && !marks.includes(mark)) counted.untold += 1;
  // What is said of the ids of another team's people is that there are none, or that they may not be asked for.
  if (isTold && text.includes('"data":null')) counted.failed += 1;
}

type Guest = { readonly visitor: Visitor; readonly team: MarkedTeam };

/** Half of all ask the same, the others whatever comes; each twice at once. */
async function round(guests: readonly Guest[], teams: readonly MarkedTeam[], index: number, counted: Counted) {
  const random = randomNumbers(SEED + index);
  const common = itemAt(operations, index);
  const asking = guests.map(async ({ visitor, team }, at) => {
    const operation = at % 2 === 0 ? common : itemAt(operations, random(operations.length));
    const stranger = itemAt(itemAt(teams, teams.indexOf(team) + 1 + random(TEAMS - 1)).people, random(PEOPLE));
    if (random(SIGN_IN_EVERY) === 0) judge(counted, await visitor.signIn(), team, true);
    const answers = await Promise.all([visitor.ask(operation, stranger), visitor.ask(operation, stranger)]);
    for (const text of answers) judge(counted, text, team, operation.isTold);
  });
  await Promise.all(asking);
}

export const isolation: Campaign = {
  name: 'isolation',
  title: 'Isolation of people and teams',
  async run(length, say) {
    const teams = Array.from({ length: TEAMS }, (_, index) => markedTeam(index, PEOPLE));
    const stub = await startMarkedStub(teams);
    const dataDir = mkdtempSync(join(tmpdir(), 'muster-isolation-'));
    const env = { ...SHARED_STACK, PORT: '0', UPSTREAM_URL: stub.url, DATA_DIR: dataDir, DRAIN_DELAY_MS: '0' };
    const gateway = await startGateway(readConfig({ ...env, NODE_ENV: 'test', LOG_LEVEL: 'silent' }));
    const visitors = openVisitors(gateway.url);
    const counted = { asked: 0, crossed: 0, untold: 0, failed: 0 };
    try {
      const guests: Guest[] = [];
      for (const team of teams)
        for (const [at, person] of team.people.entries())
          guests.push({ team, visitor: await visitors.enter(person, at % 2 === 0 ? 'cookie' : 'bearer') });
      const { visitor } = itemAt(guests, 0); // makes every text known by its hash
      for (const operation of operations) await visitor.ask(operation, visitor.person);
      for (let index = 0; index < ROUNDS[length]; index += 1) await round(guests, teams, index, counted);
      say(`${counted.asked} operations, ${stub.counted.calls} calls of the services`);
    } finally {
      await visitors.close();
      await gateway.close();
      await stub.close();
      rmSync(dataDir, { recursive: true, force: true });
    }
    const { calls, asSomebodyElse, reads, twiceAtOnce } = stub.counted;
    return [
      none('answers with something of another team', counted.crossed, counted.asked),
      none('answers without what was asked of the own team', counted.untold + counted.failed, counted.asked),
      none('calls of a service as somebody else than who asked', asSomebodyElse, calls),
      none('reads of one viewer’s queries that went out twice at once (so joining was on)', twiceAtOnce, reads),
    ];
  },
};
