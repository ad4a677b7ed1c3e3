import { openIds } from '../../lib/idLists.ts';
import type { Mutation } from '../../mutation.ts';
import { readAgain } from '../member/facts.ts';
import { TEAM } from '../team/mapper.ts';
import { licenceRest } from './rest.ts';
import { actOnLicences } from './results.ts';

/** Gives licences to all, or to nobody when too few are left; people, plan and licences are read afresh. */
export const licenceAssign: Mutation<'licenceAssign'> = async (_root, { input }, context, info) => {
  const opened = openIds('Member', ['memberIds'], input.memberIds);
  if (opened.keys.length === 0) return { members: [], team: null, userErrors: [...opened.errors] };
  const { teamId } = await context.loaders.team.team();
  const { guids, userErrors } = await actOnLicences(opened, (members) =>
    licenceRest(context.upstream).assign(teamId, members, input.idempotencyKey),
  );
  // The team also where nobody got one: how many are left is what the person has to know next.
  return { members: await readAgain(context, guids, info), team: TEAM, userErrors };
};
