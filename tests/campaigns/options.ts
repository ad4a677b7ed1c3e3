import { parseArgs } from 'node:util';
import type { Length } from './campaign.ts';

export type Options = {
  readonly length: Length;
  /** The campaign that is wanted; undefined for all. */
  readonly only: string | undefined;
  readonly json: boolean;
  readonly record: boolean;
};

/** Reads the command line. Throws with a message of one line on an unknown option or campaign. */
export function readOptions(args: string[], names: readonly string[]): Options {
  const { values } = parseArgs({
    args,
    options: {
      short: { type: 'boolean', default: false },
      only: { type: 'string' },
      json: { type: 'boolean', default: false },
      record: { type: 'boolean', default: false },
    },
  });
  const { short, only, json, record } = values;
  if (only !== undefined && !names.includes(only))
    throw new Error(`--only takes one of ${names.join(', ')}, not "${only}".`);
  if (record && short) throw new Error('--record keeps figures for good: not with --short.');
  return { length: short ? 'short' : 'long', only, json, record };
}
