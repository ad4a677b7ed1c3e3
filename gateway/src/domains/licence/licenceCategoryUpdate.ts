import type { GatewayContext } from '../../context.ts';
import type { LicenceCategoryUpdateInput } from '../../generated/resolvers.ts';
import type { Answer } from '../../generated/upstream/contract.ts';
import { openIds } from '../../lib/idLists.ts';
import type { Mutation } from '../../mutation.ts';
import { readAgain } from '../member/facts.ts';
import type { LeanProfile } from '../member/mapper.ts';
import { TEAM } from '../team/mapper.ts';
import { licenceRest } from './rest.ts';
import { type LicenceResult, actOnLicences } from './results.ts';

const categories = { PRO: 'pro', FREE: 'free' } as const;

type WireUpdated = Answer<'licence', 'updateUserCategory'>['updatedUsers'][number];

/** The guid is what stands before the `@`. */
const guidOf = ({ userJID }: WireUpdated) => userJID.slice(0, userJID.indexOf('@'));

/** Why the service passed people over, which it does not say: guests hold no licences, others are not there. */
async function passedOver(guids: readonly string[], { loaders }: GatewayContext) {
  const profiles = await loaders.member.leanProfile.loadMany(guids);
  return guids.map((guid, index) => ({ guid, result: reasonOf(profiles[index] ?? null) }));
}

/** Whoever could not be read is not told to be gone. */
function reasonOf(profile: LeanProfile | null | Error): LicenceResult {
  if (profile instanceof Error) return 'unknown';
  return profile?.standing.role === 'GUEST' ? 'not_licensable' : 'not_found';
}

async function setCategory(guids: string[], input: LicenceCategoryUpdateInput, context: GatewayContext) {
  const { accountId } = await context.loaders.team.team();
  const category = categories[input.category];
  const rest = licenceRest(context.upstream);
  const answer = await rest.setCategory(accountId, guids, category, input.idempotencyKey);
  const updated = new Set(answer.updatedUsers.map(guidOf));
  const done = guids.filter((guid) => updated.has(guid)).map((guid) => ({ guid, result: 'done' as const }));
  const others = guids.filter((guid) => !updated.has(guid));
  return { results: [...done, ...(await passedOver(others, context))] };
}

/** Takes licences for all, or for nobody when too few are left, or gives them back; people and licences are read afresh. */
export const licenceCategoryUpdate: Mutation<'licenceCategoryUpdate'> = async (_root, { input }, context, info) => {
  const opened = openIds('Member', ['memberIds'], input.memberIds);
  if (opened.keys.length === 0) return { members: [], team: null, userErrors: [...opened.errors] };
  const { guids, userErrors } = await actOnLicences(opened, (members) => setCategory(members, input, context));
  return { members: await readAgain(context, guids, info), team: TEAM, userErrors };
};
