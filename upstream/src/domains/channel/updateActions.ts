import type { Body } from '../../generated/contract.ts';
import { note } from '../../lib/audit.ts';
import type { Cause } from '../../lib/cause.ts';
import type { SessionContext } from '../../lib/context.ts';
import { Fault } from '../../lib/errors.ts';
import { demandVersion } from '../../lib/versions.ts';
import { lockForAdmin } from '../member/lockActions.ts';
import { type Choices, type Standing, changedRow, differing } from './changeRules.ts';
import { demandChannelInUse, demandModerators, demandPosters, demandRule, demandTexts } from './demandActions.ts';
import { moderatorsOf, postersOf, saveModerators, savePosters } from './moderatorRepository.ts';
import { type ChannelRow, saveChannel } from './repository.ts';
import { rulesOf, saveNamed } from './ruleRepository.ts';
import { type WantedRule, changedRule, isSameRule } from './rules.ts';
import { settle, settleOut } from './settleActions.ts';

/** What is asked of a channel; what is left out stays. */
export type ChannelChange = WantedRule & {
  readonly [Key in keyof Choices]?: Choices[Key] | undefined;
} & {
  name?: string | undefined;
  description?: string | undefined;
  moderators?: readonly string[] | undefined;
  posters?: readonly string[] | undefined;
};

const FIELDS = { restriction: 'restrictionCriteria', autoJoin: 'config.autoJoinCriteria' } as const;

async function standingOf({ db }: Cause, row: ChannelRow): Promise<Standing<ChannelRow>> {
  const [rule] = await rulesOf(db, [row]);
  if (!rule) throw new Fault('A channel without its rule.');
  const guidsOf = (people: Awaited<ReturnType<typeof moderatorsOf>>) => people.map(({ user }) => user.guid);
  return {
    ...{ row, rule, moderators: guidsOf(await moderatorsOf(db, [row.groupJid])) },
    posters: guidsOf(await postersOf(db, [row.groupJid])),
  };
}

/** Who writes in it beside its moderators: where others may as well, and of those who moderate it from now on, nobody. */
async function plannedPosters(
  cause: Cause,
  before: Standing<ChannelRow>,
  asked: readonly string[] | undefined,
  after: Omit<Standing<ChannelRow>, 'posters'>,
): Promise<readonly string[]> {
  const { rule, moderators } = after;
  const { postBy } = after.row;
  if (asked !== undefined) return demandPosters(cause, asked, { postBy, rule, moderators, kept: before.posters });
  return postBy === 'moderator' ? before.posters.filter((guid) => !moderators.includes(guid)) : [];
}

/** What is to be, once all of it may be. */
async function planned(
  cause: Cause,
  before: Standing<ChannelRow>,
  change: ChannelChange,
): Promise<Standing<ChannelRow>> {
  const { name, description, moderators, posters, ...asked } = change;
  const row = changedRow(before.row, demandTexts({ name, description }, before.row), asked);
  const rule = changedRule(before.rule, asked);
  const isOtherRule = !isSameRule(before.rule, rule);
  if (isOtherRule) await demandRule(cause, before.rule, rule, FIELDS);
  const after = {
    // What is written of a locked channel says nothing of its rule, and stays.
    ...{ row: isOtherRule ? { ...row, isAutoJoin: rule.isAutoJoin } : row, rule },
    moderators: moderators === undefined ? before.moderators : await demandModerators(cause, moderators),
  };
  return { ...after, posters: await plannedPosters(cause, before, posters, after) };
}

/**
 * Changes what is given and differs of a channel, and settles who is in it: by another rule everybody, otherwise those who moderate
 * it no more. With the team locked, for an admin.
 *
 * @throws Refusal `invalid_request`, `group_locked`, `plan_required`, `channel_limit`, `criterion_not_found`, `nobody_chosen`,
 *   `member_not_found`, `group_restricted`
 */
export async function changeChannel(cause: Cause, row: ChannelRow, change: ChannelChange): Promise<ChannelRow> {
  const { db } = cause;
  const { groupJid } = row;
  const before = await standingOf(cause, row);
  const after = await planned(cause, before, change);
  const differences = differing(before, after);
  if (differences === null) return row;
  const saved = { ...after.row, version: row.version + 1 };
  await saveChannel(db, groupJid, saved);
  const isOtherRule = !isSameRule(before.rule, after.rule);
  if (isOtherRule) await saveNamed(db, after.rule);
  if (differences.keys.has('moderators')) await saveModerators(db, groupJid, after.moderators);
  if (differences.keys.has('posters')) await savePosters(db, groupJid, after.posters);
  const { added, removed } = isOtherRule
    ? await settle(cause, groupJid)
    : await settleOut(cause, after.rule, before.moderators);
  await note(cause, 'channel.update', `channel:${groupJid}`, {
    before: differences.before,
    after: { ...differences.after, ...(added + removed > 0 ? { added, removed } : {}) },
  });
  return saved;
}

/**
 * Changes what is given of a channel, for the admin who is signed in. Its privileges stay.
 *
 * @throws Refusal `actor_not_admin`, `group_not_found`, `group_archived`, `stale_version`, and as `changeChannel`
 */
export async function updateChannel(
  context: SessionContext,
  groupJid: string,
  { version, profile = {}, config = {}, restrictionCriteria, moderators, posters }: Body<'channel', 'updateGroupInfo'>,
): Promise<ChannelRow> {
  const { cause } = await lockForAdmin(context);
  const row = await demandChannelInUse(cause, groupJid);
  demandVersion(version, row.version);
  const { canLeave, canMute, autoJoinCriteria: autoJoin } = config;
  const { name, description } = profile;
  return changeChannel(cause, row, {
    ...{ name, description, restriction: restrictionCriteria, autoJoin, canLeave, canMute },
    ...{ moderators, posters },
  });
}
