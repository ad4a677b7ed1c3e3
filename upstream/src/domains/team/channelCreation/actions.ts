import type { Body } from '../../../generated/contract.ts';
import { auditedGuids, note } from '../../../lib/audit.ts';
import type { Cause } from '../../../lib/cause.ts';
import type { SessionContext } from '../../../lib/context.ts';
import { Refusal } from '../../../lib/errors.ts';
import { demandVersion } from '../../../lib/versions.ts';
import { planOf } from '../../billing/planActions.ts';
import { lockForAdmin } from '../../member/lockActions.ts';
import { changeTeam } from '../repository.ts';
import { changeCreators, rulesOf, standingsOf } from './repository.ts';
import { type ChannelType, type CreationRule, type RulePlan, planRule } from './rules.ts';

type Rules = Record<ChannelType, CreationRule>;
type Change = { type: ChannelType; plan: Extract<RulePlan, { refusal: null }> };

/** What the contract calls channels of a type. */
const WIRE = { open: 'open', closed: 'close' } as const;
const TYPES = ['open', 'closed'] as const;

/**
 * Sets who may create channels of the types given.
 *
 * @throws Refusal `actor_not_admin`, `team_not_found`, `stale_version`, `too_many_subjects`, `member_not_found`,
 *   `guest_not_whitelisted`, `nobody_chosen`, `plan_required`; `field` names the type, the list and the place in it
 */
export async function setChannelCreation(
  context: SessionContext,
  body: Body<'team', 'setCreateGroupPrivilege'>,
): Promise<void> {
  const { cause, team } = await lockForAdmin(context);
  const { db, teamId } = cause;
  if (body.to !== teamId) throw new Refusal('team_not_found', { field: 'to' });
  const rules = await rulesOf(db, team);
  demandVersion(body.version, team.channelCreationVersion);
  const given = { open: body.open, closed: body.close };
  const named = TYPES.flatMap((type) => [...rules[type].whiteList, ...(given[type]?.whiteList ?? [])]);
  const people = await standingsOf(db, teamId, named);
  const isRestrictable = (await planOf(cause, teamId)) !== 'free';
  const changes = TYPES.flatMap((type): Change[] => {
    const change = given[type];
    if (change === undefined) return [];
    const plan = planRule(rules[type], change, people, isRestrictable);
    if (plan.refusal !== null) throw new Refusal(plan.refusal, { field: fieldOf(type, plan) });
    const isSame = plan.allowedTo === rules[type].allowedTo && plan.added.length + plan.removed.length === 0;
    return isSame ? [] : [{ type, plan }];
  });
  await keep(cause, rules, changes);
}

/** Which part of the body is refused: a type, its list, or a place in it. */
function fieldOf(type: ChannelType, { refusal, place }: Exclude<RulePlan, { refusal: null }>): string {
  if (refusal === 'plan_required') return WIRE[type];
  return `${WIRE[type]}.whiteList${place === null ? '' : `.${place}`}`;
}

/** Keeps what changes, with an audit entry of just that; nothing where nothing does. */
async function keep(cause: Cause, rules: Rules, changes: readonly Change[]): Promise<void> {
  if (changes.length === 0) return;
  const { db, teamId } = cause;
  for (const { type, plan } of changes) await changeCreators(db, type, plan);
  const changed = new Map(changes.map(({ type, plan: { allowedTo } }) => [type, allowedTo]));
  const columns = {
    openChannelCreation: changed.get('open') ?? rules.open.allowedTo,
    closedChannelCreation: changed.get('closed') ?? rules.closed.allowedTo,
  };
  await changeTeam(db, teamId, columns, 'channelCreationVersion');
  await note(cause, 'team.updateChannelCreation', `team:${teamId}`, {
    before: Object.fromEntries(changes.map(({ type }) => [type, { allowedTo: rules[type].allowedTo }])),
    after: Object.fromEntries(
      changes.map(({ type, plan: { allowedTo, added, removed } }) => [
        type,
        { allowedTo, added: auditedGuids(added), removed: auditedGuids(removed) },
      ]),
    ),
  });
}
