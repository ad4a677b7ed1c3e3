import { createHash } from 'node:crypto';
import { type CardProvider, ProviderRefused, ProviderUnreachable } from '../../providers/card/cardProvider.ts';
import type { NetBankingProvider } from '../../providers/netBanking/netBankingProvider.ts';
import { Refusal } from '../../lib/errors.ts';
import type { Seals } from '../../lib/seals.ts';
import type { ReachingContext } from '../../lib/routes.ts';
import type { PlanTerms } from '../billing/offerRules.ts';
import { peopleByGuid } from '../member/repository.ts';
import { teamOf } from '../team/repository.ts';
import { customerOf, keepCustomer } from './customer/repository.ts';

/** Who takes money for teams. */
export type PaymentProviders = {
  readonly cards: CardProvider;
  /** Whether the installation has anybody who takes cards. */
  readonly takesCards: boolean;
  readonly netBanking: NetBankingProvider;
  /** Whether it has anybody through whom banks are paid at. */
  readonly takesNetBanking: boolean;
};

/** What paying needs besides what each call brings along. */
export type PaymentDeps = {
  readonly providers: PaymentProviders;
  readonly planTerms: PlanTerms;
  /** How many licences a team that may not have Lite people has to buy at most. */
  readonly defaultTeamSize: number;
  readonly paymentEnvironment: 'prod' | 'preprod' | 'internal';
  /** Seal what the browser pays with, where it has to be kept. */
  readonly seals: Seals;
};

/**
 * Asks a provider. What it has done is not known where it gives no answer: asked again with the same key it does nothing twice.
 *
 * @throws Refusal `provider_unavailable`
 */
export async function asked<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof ProviderUnreachable || error instanceof ProviderRefused) {
      throw new Refusal('provider_unavailable');
    }
    throw error;
  }
}

/** The same key with another name or address would be refused. */
export const customerKey = ({ teamId, name, email }: { teamId: string; name: string; email: string | null }): string =>
  `customer:${teamId}:${createHash('sha256')
    .update(JSON.stringify([name, email]))
    .digest('base64url')}`;

/**
 * What the card provider knows the team by, who is made known to it at first.
 *
 * @throws Refusal `cards_not_offered`, `provider_unavailable`
 */
export async function customerFor(
  { actor, step }: Pick<ReachingContext, 'actor' | 'step'>,
  { cards, takesCards }: Pick<PaymentProviders, 'cards' | 'takesCards'>,
): Promise<string> {
  if (!takesCards) throw new Refusal('cards_not_offered');
  const { teamId, guid } = actor;
  const known = await step(async ({ db }) => {
    const { name } = await teamOf(db, teamId);
    const [self] = await peopleByGuid(db, teamId, [guid], false);
    return { customerId: await customerOf(db, teamId), name, email: self?.email ?? null };
  });
  if (known.customerId !== null) return known.customerId;
  const { name, email } = known;
  const of = { teamId, name, email };
  const made = await asked(() => cards.createCustomer(of, customerKey(of)));
  return step(async ({ db }) => {
    await keepCustomer(db, teamId, made);
    return (await customerOf(db, teamId)) ?? made;
  });
}
