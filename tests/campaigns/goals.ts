import type { Finding } from './campaign.ts';

const shown = (value: number) => value.toLocaleString('en', { maximumFractionDigits: Math.abs(value) < 10 ? 2 : 0 });

/** Whether it depends on the pace of the machine. */
type Kind = { readonly unit?: string; readonly isTimed?: boolean };

const withUnit = (value: number, unit = '') => `${Number.isNaN(value) ? '–' : shown(value)}${unit}`;

/** The figure is at most so high. */
export const atMost = (goal: string, most: number, value: number, { unit, isTimed = false }: Kind = {}): Finding => ({
  ...{ goal, isTimed },
  target: `≤ ${withUnit(most, unit)}`,
  figure: withUnit(value, unit),
  isMet: value <= most,
});

/** The figure is at least so high. */
export const atLeast = (goal: string, least: number, value: number, { unit, isTimed = false }: Kind = {}): Finding => ({
  ...{ goal, isTimed },
  target: `≥ ${withUnit(least, unit)}`,
  figure: withUnit(value, unit),
  isMet: value >= least,
});

/** There are none of it. `of` is out of how many: none of nothing proves nothing. */
export const none = (goal: string, count: number, of: number): Finding => ({
  ...{ goal, isTimed: false },
  target: '0',
  figure: `${shown(count)} of ${shown(of)}`,
  isMet: count === 0 && of > 0,
});
