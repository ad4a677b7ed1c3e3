import type { JobHandlers, JobContext } from '../../../lib/jobs.ts';
import type { CardProvider } from '../../../providers/card/cardProvider.ts';
import { orderOf } from '../../payment/order/repository.ts';
import { charge, plantChargeAgain } from './actions.ts';
import { goOnCharging, reachProvider } from './chargeActions.ts';

/** Charges do not wait for mails and webhooks, nor those for them. */
const LANE = { name: 'charges', workers: 2 } as const;

async function causeFor({ db, now, parentJobId }: JobContext, orderId: string) {
  const order = await orderOf(db, orderId);
  return order && { db, now, parentJobId, teamId: order.teamId, actor: null };
}

/** The work that charges renewals. Where the provider cannot be reached it is asked again, until what happened is known. */
export const chargeJobs = ({ cards }: { cards: CardProvider }): JobHandlers =>
  charge.handledTelling(
    {
      outside: ({ orderId }, { read }) => reachProvider(read, orderId, cards),
      effect: async ({ orderId }, context, reached) => {
        const cause = await causeFor(context, orderId);
        const dueAt = cause && (await goOnCharging(cause, orderId, reached));
        return dueAt === null ? undefined : { payload: { orderId }, dueAt };
      },
      givenUp: ({ orderId }, { db, now }) => plantChargeAgain(db, now, orderId),
    },
    LANE,
  );
