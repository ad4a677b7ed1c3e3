/** How long a campaign runs: `short` within seconds, for every run of the tests; `long` as the goals are worded. */
export type Length = 'short' | 'long';

/** One goal with what a run found. */
export type Finding = {
  /** What is promised, as a clause. */
  readonly goal: string;
  /** What the figure has to be, such as `≤ 1,100 ms`. */
  readonly target: string;
  /** What it was. */
  readonly figure: string;
  readonly isMet: boolean;
  /** Whether it depends on how quick and how quiet the machine is: such a goal is told, and fails no test. */
  readonly isTimed: boolean;
};

/** A promise of the gateway's, put to the test by what breaks it: load, faults, attack. */
export type Campaign = {
  readonly name: string;
  readonly title: string;
  /** What it needs and this machine does not have; null where nothing is missing. */
  readonly lacks?: () => string | null;
  readonly run: (length: Length, say: (line: string) => void) => Promise<readonly Finding[]>;
};
