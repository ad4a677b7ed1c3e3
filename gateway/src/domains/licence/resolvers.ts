import type { GatewayContext } from '../../context.ts';
import type { BillingLicensedMembersArgs, Resolvers } from '../../generated/resolvers.ts';
import { pageByOffset, toConnection } from '../../lib/connections.ts';
import { type MemberRecord, memberByGuid } from '../member/mapper.ts';
import { licenceAssign } from './licenceAssign.ts';
import { licenceAutoAssignUpdate } from './licenceAutoAssignUpdate.ts';
import { licenceAutoRenewDisable } from './licenceAutoRenewDisable.ts';
import { licenceCategoryUpdate } from './licenceCategoryUpdate.ts';
import { planActivate } from './planActivate.ts';
import { licenceRest } from './rest.ts';

const guidOf = ({ guid }: MemberRecord) => guid;

/** The service names the people; what they are is read with their profiles where it is asked for. */
async function licensedMembers(args: BillingLicensedMembersArgs, { upstream, loaders }: GatewayContext) {
  const page = await pageByOffset(args, guidOf, async (offset, limit) => {
    const { teamId } = await loaders.team.team();
    const wire = await licenceRest(upstream).licensedUsers(teamId, { offset, limit });
    return { rows: wire.licensedUserWithStatusList.map(({ guid }) => memberByGuid(guid)), total: wire.total };
  });
  return toConnection(page, guidOf);
}

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
