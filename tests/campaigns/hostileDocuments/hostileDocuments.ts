// How much of a core a document takes that nobody sends in good faith. The load's share of it counts along, as both run in
// this process; what else the machine does, does not.
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import type { Campaign, Finding } from '../campaign.ts';
import { type Target, startTarget } from '../fuzz/target.ts';
import { faultOf } from '../fuzz/verdict.ts';
import { type HostileDocument, hostileDocuments } from './documents.ts';

const LIMIT_MS = 20;
const KEPT_MB = 48;
const ROUNDS = { short: { warm: 1, measured: 1 }, long: { warm: 5, measured: 9 } } as const;
/** The product's own, in place of the target's. */
const LIMITS = { MAX_COST: '5000' };

const medianOf = (numbers: readonly number[]) =>
  numbers.toSorted((one, other) => one - other)[numbers.length >> 1] ?? NaN;

/** What became of a document. */
type Outcome = {
  readonly document: HostileDocument;
  readonly milliseconds: number;
  readonly faults: readonly string[];
};

/** Why an answer is not what a hostile document gets; null where it is. */
function wrongIn(text: string, document: HostileDocument): string | null {
  const isRefused = text.includes('"errors":[');
  if (isRefused !== (document.isHarmless === true)) return null;
  return isRefused ? 'refused' : 'answered';
}

async function cpuOf(work: () => Promise<unknown>): Promise<number> {
  const before = process.cpuUsage();
  await work();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
}

/** Sends a document several times, each time as another one, so that nothing is known of it from before. */
async function outcomeOf(
  document: HostileDocument,
  target: Target,
  rounds: { warm: number; measured: number },
): Promise<Outcome> {
  const { query, variables = 'null' } = document;
  const faults = new Set<string>();
  const times: number[] = [];
  for (let round = 0; round < rounds.warm + rounds.measured; round += 1) {
    const body = `{"query":${JSON.stringify(`${query} #${round}`)},"variables":{"v":${variables}}}`;
    target.stub.clear();
    times.push(
      await cpuOf(async () => {
        const reply = await target.ask({ body });
        const fault = faultOf(reply) ?? wrongIn(reply.text, document);
        if (fault !== null) faults.add(`${document.what}: ${fault}`);
      }),
    );
    const asked = target.stub.names();
    if (!document.isHarmless && asked.length > 0) faults.add(`${document.what}: ${asked.join(', ')} asked`);
  }
  return { document, milliseconds: medianOf(times.slice(rounds.warm)), faults: [...faults] };
}

setFlagsFromString('--expose-gc');
const collectGarbage = runInNewContext('gc') as () => void;

function heapMegabytes(): number {
  collectGarbage();
  return process.memoryUsage().heapUsed / 1024 / 1024;
}

function timeOf(goal: string, outcomes: readonly Outcome[]): Finding {
  const slowest = outcomes.toSorted((one, other) => other.milliseconds - one.milliseconds)[0];
  const milliseconds = slowest?.milliseconds ?? NaN;
  return {
    goal,
    target: `≤ ${LIMIT_MS} ms`,
    figure: `${milliseconds.toFixed(1)} ms (${slowest?.document.what})`,
    isMet: milliseconds <= LIMIT_MS,
    isTimed: true,
  };
}

const untimed = (goal: string, target: string, figure: string, isMet: boolean): Finding => ({
  ...{ goal, target, figure, isMet },
  isTimed: false,
});

async function measureAll(target: Target, length: 'short' | 'long'): Promise<Finding[]> {
  const findings: Finding[] = [];
  const outcomes: Outcome[] = [];
  const before = heapMegabytes();
  for (const [goal, documents] of Object.entries(hostileDocuments)) {
    const ofGroup: Outcome[] = [];
    for (const document of documents) ofGroup.push(await outcomeOf(document, target, ROUNDS[length]));
    findings.push(timeOf(`slowest of ${documents.length}: ${goal}`, ofGroup));
    outcomes.push(...ofGroup);
  }
  const kept = heapMegabytes() - before;
  const faults = outcomes.flatMap((outcome) => outcome.faults);
  const told = faults.length === 0 ? `none of ${outcomes.length}` : `${faults.length}: ${faults[0]}`;
  return [
    ...findings,
    untimed(
      'documents not refused with a code, or asked of a service',
      `none of ${outcomes.length}`,
      told,
      faults.length === 0,
    ),
    untimed('memory kept of them', `≤ ${KEPT_MB} MB`, `${kept.toFixed(1)} MB`, kept <= KEPT_MB),
  ];
}

export const hostileDocumentsCampaign: Campaign = {
  name: 'hostileDocuments',
  title: 'Documents that cost as much as they can, in CPU time of one core',
  async run(length, say) {
    const target = await startTarget(LIMITS);
    try {
      // The first operations of a process are slow, whatever they ask.
      for (let round = 0; round < 20; round += 1) await target.askFor(`{ viewer { id team { name } } } #${round}`);
      const findings = await measureAll(target, length);
      for (const { goal, figure } of findings) say(`${goal}: ${figure}`);
      return findings;
    } finally {
      await target.close();
    }
  },
};
