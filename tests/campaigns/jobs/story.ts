// One job from its start to its end, through as many deaths of the upstream as its moments bring.
import { setTimeout as delay } from 'node:timers/promises';
import type { Answer, BulkCalls } from './calls.ts';
import type { Lives } from './lives.ts';

export type Stage = {
  readonly lives: Lives;
  readonly calls: BulkCalls;
  readonly random: (below: number) => number;
  /** Within how many milliseconds of a life its end comes. */
  readonly workingMs: number;
  /** Whether there were enough kills: from then on everybody lives. */
  readonly isOver: () => boolean;
};

export type Story = {
  /** Null where the start was never acknowledged. */
  readonly jobId: string | null;
  /** It was acknowledged, and is not there, is another one, or never ends. */
  readonly isLost: boolean;
  /** How often it was told how far the job is, and how often that was less than had been told before. */
  readonly told: number;
  readonly setBack: number;
  /** Of each process that went on with it: after how many milliseconds of its life somebody more was done. */
  readonly resumedAfter: readonly number[];
};

/** A start takes about so long. */
const ASKING_MS = 250;
const LOOK_MS = 10;
/** By then a job that nobody disturbs has ended. */
const PATIENCE_MS = 120_000;

/** Kills within the time that some work takes. */
async function killDuring<T>({ lives, random }: Stage, withinMs: number, work: () => Promise<T>): Promise<T> {
  const isDone = new AbortController();
  const dying = delay(random(withinMs), undefined, { signal: isDone.signal }).then(
    () => lives.kill(),
    () => undefined,
  );
  try {
    return await work();
  } finally {
    isDone.abort();
    await dying;
  }
}

const idOf = (answer: Answer) => (typeof answer === 'string' ? null : answer.jobId);

/** Asks how far something is. */
type Look = () => Promise<Answer>;

type Outcome = 'done' | 'cut' | 'lost';
type Heard = { done: number; told: number; setBack: number; resumedAfter: number[] };

/**
 * Asks how far a job is until it is done or nobody answers.
 *
 * @param isAnew whether the process was started since the job was
 */
async function follow({ lives }: Stage, look: Look, isAnew: boolean, heard: Heard): Promise<Outcome> {
  const end = performance.now() + PATIENCE_MS;
  let first: number | undefined;
  let isResuming = isAnew;
  while (performance.now() < end) {
    const job = await look();
    if (job === 'cut') return 'cut';
    if (job === 'refused') return 'lost';
    const done = job.done + job.failed;
    heard.told += 1;
    if (done < heard.done) heard.setBack += 1;
    heard.done = Math.max(heard.done, done);
    first ??= done;
    if (done > first && isResuming) {
      isResuming = false;
      heard.resumedAfter.push(lives.age());
    }
    if (job.state === 'done') return 'done';
    await delay(LOOK_MS);
  }
  return 'lost';
}

/** Has one process after the other work on a job, until it is done; false where it is lost. */
async function outlive(stage: Stage, look: Look, heard: Heard): Promise<boolean> {
  const { lives, workingMs } = stage;
  let outcome: Outcome = 'cut';
  while (outcome === 'cut') {
    const isAnew = await lives.start();
    const kills = lives.kills();
    const following = () => follow(stage, look, isAnew, heard);
    outcome = stage.isOver() ? await following() : await killDuring(stage, workingMs, following);
    // It ended, and nobody killed it.
    if (outcome === 'cut' && lives.kills() === kills) outcome = 'lost';
  }
  return outcome === 'done';
}

/**
 * Has a job started and done, or a file looked at.
 *
 * @param ask starts it, under the same key each time; it is asked once more when the job is done
 * @param look asks how far it is
 * @param isCut whether a kill comes while it is asked for: then it is asked for again
 */
export async function runJob(
  stage: Stage,
  ask: () => Promise<Answer>,
  look: (jobId: string) => Promise<Answer>,
  isCut: boolean,
): Promise<Story> {
  const first = isCut ? await killDuring(stage, ASKING_MS, ask) : 'cut';
  await stage.lives.start();
  const jobId = idOf(await ask());
  const heard: Heard = { done: 0, told: 0, setBack: 0, resumedAfter: [] };
  const isDone = jobId !== null && (await outlive(stage, () => look(jobId), heard));
  await stage.lives.start();
  const again = idOf(await ask());
  const isLost = !isDone || again !== jobId || (idOf(first) ?? jobId) !== jobId;
  const { told, setBack, resumedAfter } = heard;
  return { jobId, isLost, told, setBack, resumedAfter };
}
