import type { Cause } from '../../../lib/cause.ts';
import { Refusal } from '../../../lib/errors.ts';
import type { GroupsDomain } from '../../channel/addressRules.ts';
import { addChannel } from '../../channel/createActions.ts';
import { putIn } from '../../channel/placeActions.ts';
import type { TeamRow } from '../../team/repository.ts';
import { type Problem, type RowPlan, problem } from './rowRules.ts';
import { wordOfType } from './rules.ts';
import type { NamedPeople } from './standingRules.ts';

/** What it means for a row that whoever has it done may not create its channel. */
const PROBLEMS: ReadonlyMap<string, 'channel_limit' | 'creation_restricted'> = new Map([
  ['channel_limit', 'channel_limit'],
  ['group_creation_restricted', 'creation_restricted'],
  ['licence_required', 'creation_restricted'],
  ['invalid_token', 'creation_restricted'],
]);

/** Why a channel of a type is not created, by the code of the refusal; null for what says nothing of that. */
export function creationProblem(code: string, type: 'open' | 'closed'): Problem | null {
  const found = PROBLEMS.get(code);
  return found === undefined ? null : problem(found, 'channel_type', wordOfType(type));
}

/**
 * Creates the channel of a row, with those whom it names and nobody else.
 *
 * @param type of the row, which has one
 */
export async function createFromRow(
  cause: Cause,
  team: TeamRow,
  { name, description, type, addRemoveUsersBy, viewMemberListBy }: RowPlan,
  { admins, members }: NamedPeople,
  groupsDomain: GroupsDomain,
): Promise<'created' | Problem> {
  const privileges = {
    ...{ post: 'member' as const, editProfile: 'member' as const },
    ...{ addRemoveUsers: addRemoveUsersBy ?? 'member', viewMemberList: viewMemberListBy ?? 'member' },
  };
  const wanted = {
    profile: { name, description: description ?? '' },
    config: { type: type ?? 'closed', privileges: { groupAffiliate: privileges } },
    moderators: [...admins],
  };
  try {
    const row = await addChannel(cause, team, wanted, { groupsDomain, joinsCreator: false });
    await putIn(cause, [row], members);
    return 'created';
  } catch (error) {
    const found = error instanceof Refusal ? creationProblem(error.code, wanted.config.type) : null;
    if (found === null) throw error;
    return found;
  }
}
