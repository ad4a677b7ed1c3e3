import type { Answer } from '../../../generated/contract.ts';
import type { SessionContext } from '../../../lib/context.ts';
import { teamOf } from '../repository.ts';
import { rulesOf } from './repository.ts';
import type { CreationRule } from './rules.ts';

/** Who may create channels beside the admins, with those who are chosen by name. */
export async function createGroupPrivilege({
  db,
  actor,
}: SessionContext): Promise<Answer<'team', 'createGroupPrivilege'>> {
  const team = await teamOf(db, actor.teamId);
  const { open, closed } = await rulesOf(db, team);
  return { open: toRule(open), close: toRule(closed), version: team.channelCreationVersion };
}

const toRule = ({ allowedTo, whiteList }: CreationRule) => ({ allowedTo, whiteList: [...whiteList] });
