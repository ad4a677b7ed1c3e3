import type { Queries } from '../../db/database.ts';
import type { Answer, Body } from '../../generated/contract.ts';
import { auditedGuids, recordAudit } from '../../lib/audit.ts';
import type { SessionContext } from '../../lib/context.ts';
import { Refusal } from '../../lib/errors.ts';
import { billingOf } from '../billing/repository.ts';
import { effectivePlan } from '../billing/rules.ts';
import { lockForAdmin } from '../member/actions.ts';
import { changeCreators, creatorsOf, saveChannelCreation, standingsOf } from './channelCreationRepository.ts';
import { type ChannelType, type CreationRule, type RulePlan, planRule } from './channelCreationRules.ts';
import { teamOf } from './repository.ts';

type Rules = Record<ChannelType, CreationRule>;
type Change = { type: ChannelType; plan: Extract<RulePlan, { refusal: null }> };

/** What the contract calls channels of a type. */
const WIRE = { open: 'open', closed: 'close' } as const;
const TYPES = ['open', 'closed'] as const;

async function rulesOf(db: Queries, teamId: string): Promise<{ rules: Rules; version: number }> {
  const team = await teamOf(db, teamId);
  const chosen = await creatorsOf(db, teamId);
  return {
    rules: {
      open: { allowedTo: team.openChannelCreation, whiteList: chosen.open },
      closed: { allowedTo: team.closedChannelCreation, whiteList: chosen.closed },
    },
    version: team.channelCreationVersion,
  };
}

/** Who may create channels beside the admins, with those who are chosen by name. */
export async function readChannelCreation(
  db: Queries,
  teamId: string,
): Promise<Answer<'team', 'createGroupPrivilege'>> {
  const { rules, version } = await rulesOf(db, teamId);
  const toWire = ({ allowedTo, whiteList }: CreationRule) => ({ allowedTo, whiteList: [...whiteList] });
  return { open: toWire(rules.open), close: toWire(rules.closed), version };
}

/**
 * Sets who may create channels of the types given.
 *
 * @throws Refusal `actor_not_admin`, `team_not_found`, `stale_version`, `too_many_subjects`, `member_not_found`,
 *   `guest_not_whitelisted`, `nobody_chosen`, `plan_required`; `field` names the type, the list and the place in it
 */
export async function setChannelCreation(context: SessionContext, body: Body<'team', 'setCreateGroupPrivilege'>) {
  const { db, teamId, now, ...cause } = await lockForAdmin(context);
  if (body.to !== teamId) throw new Refusal('team_not_found', { field: 'to' });
  const { rules, version } = await rulesOf(db, teamId);
  if (body.version !== undefined && body.version !== version) throw new Refusal('stale_version', { field: 'version' });
  const given = { open: body.open, closed: body.close };
  const named = TYPES.flatMap((type) => [...rules[type].whiteList, ...(given[type]?.whiteList ?? [])]);
  const people = await standingsOf(db, teamId, named);
  const isRestrictable = effectivePlan(await billingOf(db, teamId), now) !== 'free';
  const changes = TYPES.flatMap((type): Change[] => {
    const change = given[type];
    if (change === undefined) return [];
    const plan = planRule(rules[type], change, people, isRestrictable);
    if (plan.refusal !== null) throw new Refusal(plan.refusal, { field: fieldOf(type, plan) });
    const isSame = plan.allowedTo === rules[type].allowedTo && plan.added.length + plan.removed.length === 0;
    return isSame ? [] : [{ type, plan }];
  });
  await keep({ ...cause, db, teamId, now }, rules, changes);
  return readChannelCreation(db, teamId);
}

/** Which part of the body is refused: a type, its list, or a place in it. */
function fieldOf(type: ChannelType, { refusal, place }: Exclude<RulePlan, { refusal: null }>): string {
  if (refusal === 'plan_required') return WIRE[type];
  return `${WIRE[type]}.whiteList${place === null ? '' : `.${place}`}`;
}

/** Keeps what changes, with an audit entry of just that; nothing where nothing does. */
async function keep(
  cause: Awaited<ReturnType<typeof lockForAdmin>>,
  rules: Rules,
  changes: readonly Change[],
): Promise<void> {
  if (changes.length === 0) return;
  const { db, teamId, actor } = cause;
  for (const { type, plan } of changes) await changeCreators(db, type, plan);
  const changed = Object.fromEntries(changes.map(({ type, plan: { allowedTo } }) => [type, allowedTo]));
  await saveChannelCreation(db, teamId, {
    ...{ open: rules.open.allowedTo, closed: rules.closed.allowedTo },
    ...changed,
  });
  await recordAudit(cause, {
    ...{ teamId, actor, action: 'team.updateChannelCreation', target: `team:${teamId}` },
    before: Object.fromEntries(changes.map(({ type }) => [type, { allowedTo: rules[type].allowedTo }])),
    after: Object.fromEntries(
      changes.map(({ type, plan: { allowedTo, added, removed } }) => [
        type,
        { allowedTo, added: auditedGuids(added), removed: auditedGuids(removed) },
      ]),
    ),
  });
}
