import type { Body } from '../../generated/contract.ts';
import { causeOf } from '../../lib/cause.ts';
import type { SessionContext } from '../../lib/context.ts';
import { demandChannel, demandKnownGroups } from './demandActions.ts';
import { rulesOf } from './ruleRepository.ts';
import { changedRule, isSameRule, noRule } from './rules.ts';
import { countJoining, countLeaving } from './settleRepository.ts';

const FIELDS = { restriction: 'restrictionCriteria', autoJoin: 'autoJoinCriteria' } as const;

/**
 * How many people a channel, or one that is to be, would take in and out by another rule; nobody by the one that it has.
 *
 * @throws Refusal `group_not_found`, `criterion_not_found`
 */
export async function previewChannel(
  context: SessionContext,
  { groupJID, restrictionCriteria: restriction, autoJoinCriteria: autoJoin }: Body<'channel', 'previewGroup'>,
): Promise<{ joining: number; leaving: number }> {
  const cause = causeOf(context);
  const { db, teamId } = cause;
  const [known] = groupJID === undefined ? [] : await rulesOf(db, [await demandChannel(cause, groupJID)]);
  const before = known ?? noRule('');
  const after = changedRule(before, { restriction, autoJoin });
  await demandKnownGroups(cause, before, after, FIELDS);
  if (isSameRule(before, after)) return { joining: 0, leaving: 0 };
  const scope = { teamId, rules: [after] };
  return {
    joining: (await countJoining(db, scope)).get(after.groupJid) ?? 0,
    leaving: known === undefined ? 0 : await countLeaving(db, scope),
  };
}
