import { DAY_MS, MINUTE_MS } from '../../lib/durations.ts';
import type { Plan } from '../billing/rules.ts';

/** How long a video call goes on at most on the free plan. */
const FREE_CALL_MS = 20 * MINUTE_MS;

/** How many people a call of PRO has at most. */
const CALL_PEOPLE_MAX = 20;

/** More people make a group of a call. */
export const PAIR = 2;

/** How many people a call may have on a plan. */
const peopleLimit = (plan: Plan) => (plan === 'free' ? PAIR : CALL_PEOPLE_MAX);

/** Why a call may not begin, or null: no plan gives more than 20 people, the free plan gives two. */
export function callRefusal(plan: Plan, participantsCount: number): 'call_too_large' | 'plan_required' | null {
  if (participantsCount > CALL_PEOPLE_MAX) return 'call_too_large';
  return participantsCount > peopleLimit(plan) ? 'plan_required' : null;
}

/** When a call that begins now ends by itself; null where it may go on. A plan that comes later changes nothing of it. */
export const limitEndOf = (plan: Plan, now: number): number | null => (plan === 'free' ? now + FREE_CALL_MS : null);

/** When a call is over that somebody ends now: it may have ended by itself before. */
export const endOf = ({ limitEndsAt }: { limitEndsAt: number | null }, now: number): number =>
  limitEndsAt === null ? now : Math.min(now, limitEndsAt);

/** From when on calls count that the limit has ended. */
export const hitsSince = (now: number): number => now - 90 * DAY_MS;

/** How many such calls a free team has before it hears of them; null where calls have no limit. */
export const hitsLimit = (plan: Plan): number | null => (plan === 'free' ? 10 : null);
