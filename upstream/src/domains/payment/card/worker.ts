import { type CardProvider, ProviderRefused } from '../../../providers/card/cardProvider.ts';
import type { JobHandlers } from '../../../lib/jobs.ts';
import { lastDayOf } from '../../billing/periodRules.ts';
import { billingOf } from '../../billing/repository.ts';
import { tellAdmins } from '../mail/actions.ts';
import { detaching } from './detachActions.ts';
import { cardCheck, nextMonth } from './expiryActions.ts';
import { cardsExpiring } from './repository.ts';
import { renewsByCard } from './rules.ts';

/**
 * The work that takes cards from the provider, where what it does not have any more is no failure, and the work that tells of
 * cards that are good for this month alone, which teams pay with.
 */
export const cardJobs = ({ cards }: { cards: Pick<CardProvider, 'detachCard'> }): JobHandlers => ({
  ...detaching.handledBy({
    outside: async ({ cardId, providerCardId }) => {
      try {
        await cards.detachCard(providerCardId, `detach:${cardId}`);
      } catch (error) {
        if (!(error instanceof ProviderRefused)) throw error;
      }
    },
    effect: () => Promise.resolve(undefined),
  }),
  ...cardCheck.handledBy({
    effect: async (payload, { db, now }) => {
      const over = nextMonth(now);
      for (const { teamId, lastFour } of await cardsExpiring(db, new Date(now))) {
        if (!renewsByCard(await billingOf(db, teamId))) continue;
        await tellAdmins(db, now, teamId, { kind: 'expires', lastFour, lastDay: lastDayOf({ renewsAt: over }) });
      }
      return { payload, dueAt: over };
    },
  }),
});
