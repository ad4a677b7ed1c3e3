import type { Finding } from '../campaign.ts';
import { none } from '../goals.ts';

/** A goal that is a number of things, neither more nor fewer. */
export const exactly = (goal: string, expected: number, found: number): Finding => ({
  goal,
  target: expected.toLocaleString('en'),
  figure: found.toLocaleString('en'),
  isMet: found === expected,
  isTimed: false,
});

/** The finding with something that explains its figure. */
export const withRemark = (finding: Finding, remark: string): Finding => ({
  ...finding,
  figure: `${finding.figure}, ${remark}`,
});

export const count = <T>(all: readonly T[], is: (one: T) => boolean) => all.filter(is).length;

/** It is so of none of them. */
export const noneOf = <T>(goal: string, all: readonly T[], is: (one: T) => boolean): Finding =>
  none(goal, count(all, is), all.length);
