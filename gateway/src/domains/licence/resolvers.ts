import type { GatewayContext } from '../../context.ts';
import type { BillingLicensedMembersArgs, Resolvers } from '../../generated/resolvers.ts';
import { memberByGuid } from '../member/mapper.ts';
import { peoplePage } from '../member/people.ts';
import { licenceAssign } from './licenceAssign.ts';
import { licenceAutoAssignUpdate } from './licenceAutoAssignUpdate.ts';
import { licenceAutoRenewDisable } from './licenceAutoRenewDisable.ts';
import { licenceCategoryUpdate } from './licenceCategoryUpdate.ts';
import { planActivate } from './planActivate.ts';
import { licenceRest } from './rest.ts';

/** The service names the people; what they are is read with their profiles where it is asked for. */
const licensedMembers = (args: BillingLicensedMembersArgs, { upstream, loaders }: GatewayContext) =>
  peoplePage(args, async (place) => {
    const { teamId } = await loaders.team.team();
    const wire = await licenceRest(upstream).licensedUsers(teamId, place);
    return { rows: wire.licensedUserWithStatusList.map(({ guid }) => memberByGuid(guid)), total: wire.total };
  });

export const licenceResolvers = {
  Billing: { licensedMembers: (_billing, args, context) => licensedMembers(args, context) },
  Mutation: {
    licenceAssign,
    licenceAutoRenewDisable,
    licenceCategoryUpdate,
    licenceAutoAssignUpdate,
    planActivate,
  },
} satisfies Resolvers;
