import { parseArgs } from 'node:util';

/** How long and how often to measure. Seconds are per server and operation. */
export type Effort = { rounds: number; warmUpSeconds: number; saturationSeconds: number; halfLoadSeconds: number };

export type Options = {
  json: boolean;
  quick: boolean;
  record: boolean;
  gateway: boolean;
  console: boolean;
  effort: Effort;
};

const full: Effort = { rounds: 5, warmUpSeconds: 3, saturationSeconds: 3, halfLoadSeconds: 3 };
const short: Effort = { rounds: 1, warmUpSeconds: 1, saturationSeconds: 1, halfLoadSeconds: 0.5 };

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
  if (values.only !== undefined && values.only !== 'gateway' && values.only !== 'console')
    throw new Error(`--only takes "gateway" or "console", not "${values.only}".`);
  if (values.record && values.quick) throw new Error('--record keeps figures for good: not with --quick.');
  const effort = values.quick ? short : full;
  const rounds = values.rounds === undefined ? effort.rounds : Number(values.rounds);
  if (!Number.isInteger(rounds) || rounds < 1)
    throw new Error(`--rounds takes a whole number from 1, not "${values.rounds}".`);
  return {
    json: values.json,
    quick: values.quick,
    record: values.record,
    gateway: values.only !== 'console',
    console: values.only !== 'gateway',
    effort: { ...effort, rounds },
  };
}
