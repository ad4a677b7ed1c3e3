import type { Resolvers } from '../../generated/resolvers.ts';
import { languageTag } from '../../lib/locales.ts';
import { formatMoney } from '../../lib/money.ts';

export const billingResolvers = {
  Team: { billing: (_team, _args, { loaders }) => loaders.billing.billing() },
  Money: {
    formatted: async (amount, _args, { loaders }) =>
      formatMoney(amount, languageTag((await loaders.identity.profile()).locale)),
  },
} satisfies Resolvers;
