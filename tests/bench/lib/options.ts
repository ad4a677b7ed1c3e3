import { parseArgs } from 'node:util';

/** How long and how often to measure. Seconds are per server and operation. */
export type Effort = { rounds: number; warmUpSeconds: number; saturationSeconds: number; halfLoadSeconds: number };

/** What to trace in a browser: beside the demo's team one of so many people, where one is wanted. */
export type BrowserEffort = { largeTeam: number | undefined; scrollSeconds: number };

/** How often each call is made, in a team of how many people; without a number in the demo's largest. */
export type MembershipEffort = { rounds: number; callsPerRound: number; largeTeam: number | undefined };

const parts = ['gateway', 'console', 'browser', 'membership'] as const;

export type Options = Record<(typeof parts)[number], boolean> & {
  json: boolean;
  quick: boolean;
  record: boolean;
  effort: Effort;
  browserEffort: BrowserEffort;
  membershipEffort: MembershipEffort;
};

const full: Effort = { rounds: 5, warmUpSeconds: 3, saturationSeconds: 3, halfLoadSeconds: 3 };
const short: Effort = { rounds: 1, warmUpSeconds: 1, saturationSeconds: 1, halfLoadSeconds: 0.5 };

const fullBrowser: BrowserEffort = { largeTeam: 50_000, scrollSeconds: 8 };
const shortBrowser: BrowserEffort = { largeTeam: undefined, scrollSeconds: 2 };

const fullMembership = { callsPerRound: 5, largeTeam: 50_000 };
const shortMembership = { callsPerRound: 3, largeTeam: undefined };

/** Reads the command line. Throws with a message of one line on an unknown option or a bad number of rounds. */
export function readOptions(args: string[]): Options {
  const { values } = parseArgs({
    args,
    options: {
      json: { type: 'boolean', default: false },
      quick: { type: 'boolean', default: false },
      record: { type: 'boolean', default: false },
      only: { type: 'string' },
      rounds: { type: 'string' },
    },
  });
  const { only } = values;
  if (only !== undefined && !parts.some((part) => part === only))
    throw new Error(`--only takes one of ${parts.join(', ')}, not "${only}".`);
  if (values.record && values.quick) throw new Error('--record keeps figures for good: not with --quick.');
  const effort = values.quick ? short : full;
  const rounds = values.rounds === undefined ? effort.rounds : Number(values.rounds);
  if (!Number.isInteger(rounds) || rounds < 1)
    throw new Error(`--rounds takes a whole number from 1, not "${values.rounds}".`);
  const isWanted = (part: (typeof parts)[number]) => only === undefined || only === part;
  return {
    json: values.json,
    quick: values.quick,
    record: values.record,
    gateway: isWanted('gateway'),
    console: isWanted('console'),
    browser: isWanted('browser'),
    membership: isWanted('membership'),
    effort: { ...effort, rounds },
    browserEffort: values.quick ? shortBrowser : fullBrowser,
    membershipEffort: { ...(values.quick ? shortMembership : fullMembership), rounds },
  };
}
