import { parseArgs } from 'node:util';

/** How long and how often to measure. Seconds are per server and operation. */
export type Effort = { rounds: number; warmUpSeconds: number; saturationSeconds: number; halfLoadSeconds: number };

/** What to trace in a browser: beside the demo's team one of so many people, where one is wanted. */
export type BrowserEffort = { largeTeam: number | undefined; scrollSeconds: number };

/** How often each call is made, in a team of how many people; without a number in the demo's largest. */
export type MembershipEffort = { rounds: number; callsPerRound: number; largeTeam: number | undefined };

/** How large an archive is sent, and how often. */
export type UploadsEffort = { bytes: number; rounds: number };

/** How many rows a file of people has, and how often it is sent. */
export type MemberFilesEffort = { rows: number; rounds: number };

/** How many requests the soak sends, and how often it looks at the heap meanwhile. */
export type SoakEffort = { requests: number; points: number };

const parts = ['gateway', 'console', 'browser', 'membership', 'memberFiles', 'uploads', 'soak'] as const;

export type Options = Record<(typeof parts)[number], boolean> & {
  json: boolean;
  quick: boolean;
  record: boolean;
  /** Whether the gateway is compared with the servers that are installed for that alone. */
  peers: boolean;
  effort: Effort;
  browserEffort: BrowserEffort;
  membershipEffort: MembershipEffort;
  memberFilesEffort: MemberFilesEffort;
  uploadsEffort: UploadsEffort;
  soakEffort: SoakEffort;
};

const full: Effort = { rounds: 5, warmUpSeconds: 3, saturationSeconds: 3, halfLoadSeconds: 3 };
const short: Effort = { rounds: 1, warmUpSeconds: 1, saturationSeconds: 1, halfLoadSeconds: 0.5 };

const fullBrowser: BrowserEffort = { largeTeam: 50_000, scrollSeconds: 8 };
const shortBrowser: BrowserEffort = { largeTeam: undefined, scrollSeconds: 2 };

const fullMembership = { callsPerRound: 5, largeTeam: 50_000 };
const shortMembership = { callsPerRound: 3, largeTeam: undefined };

const fullMemberFiles = { rows: 100_000 };
const shortMemberFiles = { rows: 5_000 };

const fullUploads = { bytes: 2 * 1024 ** 3 };
const shortUploads = { bytes: 64 * 1024 ** 2 };

const fullSoak: SoakEffort = { requests: 1_000_000, points: 10 };
const shortSoak: SoakEffort = { requests: 20_000, points: 5 };

/** The seconds of every measurement where they are given; otherwise as usual. */
function effortOf(usual: Effort, rounds: string | undefined, seconds: string | undefined): Effort {
  const count = rounds === undefined ? usual.rounds : Number(rounds);
  if (!Number.isInteger(count) || count < 1) throw new Error(`--rounds takes a whole number from 1, not "${rounds}".`);
  if (seconds === undefined) return { ...usual, rounds: count };
  const long = Number(seconds);
  if (!(long > 0)) throw new Error(`--seconds takes a number above 0, not "${seconds}".`);
  return { rounds: count, warmUpSeconds: long, saturationSeconds: long, halfLoadSeconds: long };
}

/** Reads the command line. Throws with a message of one line on an unknown option or a bad number. */
export function readOptions(args: string[]): Options {
  const { values } = parseArgs({
    args,
    allowNegative: true,
    options: {
      json: { type: 'boolean', default: false },
      quick: { type: 'boolean', default: false },
      record: { type: 'boolean', default: false },
      only: { type: 'string' },
      rounds: { type: 'string' },
      seconds: { type: 'string' },
      peers: { type: 'boolean' },
    },
  });
  const { only } = values;
  if (only !== undefined && !parts.some((part) => part === only))
    throw new Error(`--only takes one of ${parts.join(', ')}, not "${only}".`);
  if (values.record && values.quick) throw new Error('--record keeps figures for good: not with --quick.');
  const effort = effortOf(values.quick ? short : full, values.rounds, values.seconds);
  const isWanted = (part: (typeof parts)[number]) => only === undefined || only === part;
  return {
    json: values.json,
    quick: values.quick,
    record: values.record,
    gateway: isWanted('gateway'),
    console: isWanted('console'),
    browser: isWanted('browser'),
    membership: isWanted('membership'),
    memberFiles: isWanted('memberFiles'),
    uploads: isWanted('uploads'),
    soak: isWanted('soak'),
    peers: values.peers ?? !values.quick,
    effort,
    browserEffort: values.quick ? shortBrowser : fullBrowser,
    membershipEffort: { ...(values.quick ? shortMembership : fullMembership), rounds: effort.rounds },
    memberFilesEffort: { ...(values.quick ? shortMemberFiles : fullMemberFiles), rounds: effort.rounds },
    uploadsEffort: { ...(values.quick ? shortUploads : fullUploads), rounds: effort.rounds },
    soakEffort: values.quick ? shortSoak : fullSoak,
  };
}
