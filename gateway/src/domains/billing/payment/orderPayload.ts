import type { GatewayContext } from '../../../context.ts';
import type { UserError } from '../../../generated/resolvers.ts';
import type { Limiter } from '../../../lib/limiter.ts';
import { userError } from '../../../lib/userErrors.ts';
import { type ErrorOf, written } from '../../../mutation.ts';
import { forgetReads } from '../../../scope.ts';
import { TEAM, type TeamRef } from '../../team/mapper.ts';
import { type OrderRecord, type WireOrder, toOrder } from './orderMapper.ts';

/** A payload of what orders and pays. */
export type OrderPayload = {
  readonly order: OrderRecord | null;
  readonly team: TeamRef | null;
  readonly userErrors: UserError[];
};

/** Nothing was ordered or paid. */
export const unpaid = (...userErrors: readonly UserError[]): OrderPayload => ({
  order: null,
  team: null,
  userErrors: [...userErrors],
});

/** The point that an attempt takes of a team's limit; null, or what says until when to wait. */
export async function overLimit(limit: Limiter, teamId: string): Promise<UserError | null> {
  const wait = await limit.take(teamId);
  return wait === null ? null : userError('LIMIT_REACHED', null, 'The team has tried this too often.', wait);
}

/** The order as a write leaves it, and the team read afresh. */
export async function writtenOrder(
  context: GatewayContext,
  write: () => Promise<WireOrder>,
  errorOf: ErrorOf,
): Promise<OrderPayload> {
  const outcome = await written(write, errorOf);
  if ('error' in outcome) return unpaid(outcome.error);
  forgetReads(context);
  return { order: toOrder(outcome.answer, context.log), team: TEAM, userErrors: [] };
}
