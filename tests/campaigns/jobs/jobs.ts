// The upstream is killed at random moments while it works on bulk jobs and files of people, and started again. Whatever it acknowledged is
// there afterwards, goes on, and happens once.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Campaign, Finding, Length } from '../campaign.ts';
import { atLeast, atMost, none } from '../goals.ts';
import { randomNumbers } from '../randomNumbers.ts';
import { bulkCalls } from './calls.ts';
import { type Ledger, readLedger } from './ledger.ts';
import { livesOn } from './lives.ts';
import { type Stage, type Story, runJob } from './story.ts';
import { addressesOf, membersOf, prepare, withDatabase } from './team.ts';

const KILLS = { short: 2, long: 200 };
/** How many people each job is about, and within how many milliseconds of a process's life its end comes: about as long as it takes. */
const PEOPLE = { short: 600, long: 6_000 };
const WORKING_MS = { short: 600, long: 2_500 };
const RESUMED_MS = 5_000;
const SEED = 20_261_122;

type Say = (line: string) => void;

/** What a file says of everybody, one after the other: each changes them all, but for the first. */
const REGIONS = ['EMEA', 'APAC'];

/** Has a file that edits everybody looked at and worked off; the stories of both. */
async function tellOfFile(stage: Stage, emails: readonly string[], round: number, isAskedTwice: () => boolean) {
  const { calls } = stage;
  const key = `file-${round}`;
  const content = ['email,Region', ...emails.map((email) => `${email},${REGIONS[round % REGIONS.length]}`)].join('\n');
  const sent = await runJob(stage, () => calls.sendFile(content, key), calls.file, isAskedTwice());
  const { jobId } = sent;
  if (jobId === null || sent.isLost) return [sent];
  return [sent, await runJob(stage, () => calls.startFile(jobId, `${key}-start`), calls.file, isAskedTwice())];
}

/** Switches everybody off, takes that back, and edits them by a file, again and again, until there were enough kills. */
async function tell(stage: Stage, emails: readonly string[], length: Length, say: Say): Promise<Story[]> {
  const { calls, lives } = stage;
  const subjects = membersOf(PEOPLE[length]);
  const stories: Story[] = [];
  const isAskedTwice = () => stories.length % 3 === 1 && !stage.isOver();
  let round = 0;
  do {
    round += 1;
    const key = `job-${round}`;
    const first = await runJob(stage, () => calls.startJob('deactivate', subjects, key), calls.job, isAskedTwice());
    stories.push(first);
    const { jobId } = first;
    if (jobId === null || first.isLost) break;
    stories.push(await runJob(stage, () => calls.undoJob(jobId, `${key}-undone`), calls.job, isAskedTwice()));
    stories.push(...(await tellOfFile(stage, emails, round, isAskedTwice)));
    if (stories.at(-1)?.isLost) break;
    say(`${lives.kills()} of ${KILLS[length]} kills, ${stories.length} jobs`);
  } while (!stage.isOver());
  return stories;
}

function judged(length: Length, kills: number, stories: readonly Story[], before: Ledger, after: Ledger): Finding[] {
  const sum = (of: (story: Story) => number) => stories.reduce((total, story) => total + of(story), 0);
  const ids = new Set(stories.map(({ jobId }) => jobId));
  const lost = stories.filter(({ jobId, isLost }) => isLost || jobId === null || !after.jobIds.includes(jobId));
  const resumed = stories.flatMap(({ resumedAfter }) => resumedAfter);
  const changed = [...before.people].filter(([guid, standing]) => after.people.get(guid) !== standing);
  return [
    atLeast('kills at random moments', KILLS[length], kills),
    none('acknowledged jobs that are lost, or never end', lost.length, stories.length),
    none('jobs that nobody knows of', after.jobIds.filter((id) => !ids.has(id)).length, after.jobIds.length),
    none(
      'progress that was told, and less afterwards',
      sum(({ setBack }) => setBack),
      sum(({ told }) => told),
    ),
    none('people of a job who were not changed exactly once', after.notOnce, after.places),
    none('jobs whose counts are not those of their people', after.miscounted, after.jobIds.length),
    none('people who are not as before once all is taken back', changed.length, before.people.size),
    atMost('a process goes on with a job after', RESUMED_MS, resumed.length === 0 ? NaN : Math.max(...resumed), {
      ...{ unit: ' ms', isTimed: true },
    }),
  ];
}

async function run(length: Length, say: Say): Promise<readonly Finding[]> {
  const folder = mkdtempSync(join(tmpdir(), 'muster-campaign-'));
  try {
    const [session, before, emails] = await withDatabase(folder, async (db) => [
      await prepare(folder, db, PEOPLE[length]),
      await readLedger(db),
      await addressesOf(db, membersOf(PEOPLE[length])),
    ]);
    const random = randomNumbers(SEED);
    const lives = await livesOn(folder, random);
    try {
      await lives.start();
      const isOver = () => lives.kills() >= KILLS[length];
      const calls = bulkCalls(lives.url, session);
      const stories = await tell({ lives, calls, random, workingMs: WORKING_MS[length], isOver }, emails, length, say);
      const kills = lives.kills();
      await lives.kill();
      return judged(length, kills, stories, before, await withDatabase(folder, readLedger));
    } finally {
      await lives.kill();
    }
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

export const jobs: Campaign = { name: 'jobs', title: 'Bulk jobs and files that are killed', run };
