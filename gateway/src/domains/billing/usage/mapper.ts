import type { UsageFigure } from '../../../generated/resolvers.ts';

/** What the team uses, whose figures are each read when they are asked for. */
export type TeamUsageRef = { readonly __typename: 'TeamUsage' };
export const TEAM_USAGE: TeamUsageRef = { __typename: 'TeamUsage' };

const isAbove = (used: number, bound: number | null) => bound !== null && used > bound;

/** A figure beside what the free plan gives; with one bound it is noticed and too much at once. */
export const toFigure = (used: number, noticeAbove: number | null, limit = noticeAbove): UsageFigure => ({
  used,
  noticeAbove,
  limit,
  isNoticed: isAbove(used, noticeAbove),
  isOverLimit: isAbove(used, limit),
});

type WireFigure = { readonly total: number; readonly lowerLimit: number | null; readonly upperLimit: number | null };

/** A figure as a service counts it with its bounds. */
export const fromWire = ({ total, lowerLimit, upperLimit }: WireFigure): UsageFigure =>
  toFigure(total, lowerLimit, upperLimit);
