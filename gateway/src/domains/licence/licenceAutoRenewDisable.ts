import { ENDED_RENEWALS_MAX } from '@muster/schema/formats/subjects';
import { openIds } from '../../lib/idLists.ts';
import type { Mutation } from '../../mutation.ts';
import { readAgain } from '../member/facts.ts';
import { licenceRest } from './rest.ts';
import { actOnLicences } from './results.ts';

/** Lets licences run out; the people are read afresh. */
export const licenceAutoRenewDisable: Mutation<'licenceAutoRenewDisable'> = async (_root, { input }, context, info) => {
  const opened = openIds('Member', ['memberIds'], input.memberIds, { max: ENDED_RENEWALS_MAX });
  if (opened.keys.length === 0) return { members: [], userErrors: [...opened.errors] };
  const { teamId } = await context.loaders.team.team();
  const { guids, userErrors } = await actOnLicences(opened, (members) =>
    licenceRest(context.upstream).disableAutoRenewal(teamId, members, input.idempotencyKey),
  );
  return { members: await readAgain(context, guids, info), userErrors };
};
