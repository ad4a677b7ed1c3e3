import { randomUUID } from 'node:crypto';
import { USER_GROUPS_VALUES_MAX } from '@muster/schema/formats/userGroup';
import type { Body } from '../../generated/contract.ts';
import { note } from '../../lib/audit.ts';
import type { Cause } from '../../lib/cause.ts';
import type { SessionContext } from '../../lib/context.ts';
import { Refusal } from '../../lib/errors.ts';
import { demandVersion } from '../../lib/versions.ts';
import { demandPro } from '../billing/planActions.ts';
import { settleNaming } from '../channel/settleActions.ts';
import { dropUnusedValues } from '../field/person/ownValueRepository.ts';
import { lockForAdmin } from '../member/lockActions.ts';
import { demandConstraints, demandUserGroup } from './demandActions.ts';
import {
  type UserGroup,
  addUserGroup,
  channelsNaming,
  countNamedByOthers,
  countUserGroups,
  hasSameConstraints,
  isNameTaken,
  removeUserGroup,
  saveUserGroup,
} from './repository.ts';
import {
  type Constraint,
  MAX_USER_GROUPS,
  type Texts,
  changedOf,
  constraintsKeyOf,
  countNamed,
  fixedByDirectory,
  nameKeyOf,
  readTexts,
} from './rules.ts';

type Options = { refusesSameConstraints: boolean };

/** @throws Refusal `invalid_request` with the text at fault */
function demandTexts(given: Partial<Texts>, before?: Texts): Texts {
  const texts = readTexts(given, before);
  if ('refusal' in texts) throw new Refusal(texts.refusal, { field: texts.field });
  return texts;
}

/** @throws Refusal `criteria_name_already_exists` */
async function demandFreeName({ db, teamId }: Cause, { id, nameKey }: UserGroup): Promise<void> {
  if (await isNameTaken(db, teamId, nameKey, id)) throw new Refusal('criteria_name_already_exists', { field: 'name' });
}

/**
 * A change to fewer values is taken from a team that is above the limit.
 *
 * @throws Refusal `criteria_limit` where the team's user groups would name too many values together
 */
async function demandFewNamed({ db, teamId }: Cause, { id, constraints }: UserGroup, before: readonly Constraint[]) {
  const named = countNamed(constraints);
  if (named > countNamed(before) && named + (await countNamedByOthers(db, teamId, id)) > USER_GROUPS_VALUES_MAX)
    throw new Refusal('criteria_limit', { field: 'constraints' });
}

/** @throws Refusal `CRITERIA_ALREADY_EXIST` where that is wanted, and what is wrong with the constraints */
async function demandNewConstraints({ db, teamId }: Cause, group: UserGroup, { refusesSameConstraints }: Options) {
  const { id, constraints, constraintsKey } = group;
  await demandConstraints(db, teamId, constraints);
  if (refusesSameConstraints && (await hasSameConstraints(db, teamId, constraintsKey, id)))
    throw new Refusal('CRITERIA_ALREADY_EXIST', { field: 'constraints' });
}

/**
 * Adds a user group. The team is locked: of two of one name that are added at once, one is refused.
 *
 * @throws Refusal `actor_not_admin`, `plan_required`, `criteria_limit`, `invalid_request`, `criteria_name_already_exists`,
 *   `CRITERIA_ALREADY_EXIST`, `constraint_empty`, `duplicate_values`, `too_many_values`, `field_not_found`, `value_not_found`
 */
export async function addGroup(
  context: SessionContext,
  { visibleTo, constraints, ...texts }: Body<'userGroup', 'addCriteria'>,
  options: Options,
): Promise<UserGroup> {
  const { cause } = await lockForAdmin(context);
  const { db, teamId, now } = cause;
  await demandPro(cause);
  if ((await countUserGroups(db, teamId)) >= MAX_USER_GROUPS) throw new Refusal('criteria_limit');
  const { name, description } = demandTexts(texts);
  const group: UserGroup = {
    ...{ id: randomUUID(), teamId, name, nameKey: nameKeyOf(name), description, visibleTo, constraints },
    ...{ source: 'fields', externalId: null },
    ...{ constraintsKey: constraintsKeyOf(constraints), createdAt: now, version: 1 },
  };
  await demandFreeName(cause, group);
  await demandNewConstraints(cause, group, options);
  await demandFewNamed(cause, group, []);
  await addUserGroup(db, group);
  await note(cause, 'userGroup.create', `userGroup:${group.id}`, { after: auditedOf(group) });
  return group;
}

/**
 * Changes what is given and differs of a user group. Channels that name it are settled from then on: whom they take in and out
 * by that follows.
 *
 * @throws Refusal as `addGroup`, but for the limit; `criterion_not_found`, `stale_version`, `directory_group`
 */
export async function updateGroup(
  context: SessionContext,
  { id, version, ...given }: Body<'userGroup', 'updateCriterion'>,
  options: Options,
): Promise<UserGroup> {
  const { cause } = await lockForAdmin(context);
  const { db, teamId } = cause;
  const before = await demandUserGroup(db, teamId, id);
  demandVersion(version, before.version);
  await demandPro(cause);
  const { name, description } = demandTexts(given, before);
  const { visibleTo = before.visibleTo, constraints = before.constraints } = given;
  const isAsBefore = before.source === 'directory' && constraints.length === 0;
  const after: UserGroup = {
    ...{ ...before, name, nameKey: nameKeyOf(name), description, visibleTo, constraints },
    constraintsKey: isAsBefore ? before.constraintsKey : constraintsKeyOf(constraints),
    version: before.version + 1,
  };
  const changed = changedOf(before, after);
  const fixed = fixedByDirectory(before, changed);
  if (fixed !== null) throw new Refusal('directory_group', { field: fixed });
  if (changed.has('name')) await demandFreeName(cause, after);
  if (changed.has('constraints')) {
    await demandNewConstraints(cause, after, options);
    await demandFewNamed(cause, after, before.constraints);
  }
  if (changed.size === 0) return before;
  await saveUserGroup(db, after, changed.has('constraints'));
  if (changed.has('constraints')) await dropUnusedValues(db, valuesOf(before));
  await note(cause, 'userGroup.update', `userGroup:${id}`, {
    before: auditedOf(before, changed),
    after: auditedOf(after, changed),
  });
  if (changed.has('constraints')) await settleNaming(cause, [id]);
  return after;
}

/**
 * Removes a user group.
 *
 * @throws Refusal `actor_not_admin`, `criterion_not_found`, `criterion_in_use` while a channel names it
 */
export async function removeGroup(context: SessionContext, id: string): Promise<void> {
  const { cause } = await lockForAdmin(context);
  const { db, teamId } = cause;
  const group = await demandUserGroup(db, teamId, id);
  const channels = await channelsNaming(db, [id]);
  if (channels.length > 0) throw new Refusal('criterion_in_use', { field: 'id' });
  await removeUserGroup(db, id);
  await dropUnusedValues(db, valuesOf(group));
  await note(cause, 'userGroup.delete', `userGroup:${id}`, { before: auditedOf(group) });
}

/** What a user group names: a text that somebody brought in, and that nobody has any more, is kept for its sake alone. */
const valuesOf = ({ constraints }: UserGroup) => constraints.flatMap(({ values }) => values);

/** What an entry says of a user group: all of it, or what has changed; of the values how many they are, as they may be thousands. */
function auditedOf({ name, description, visibleTo, constraints }: UserGroup, changed?: ReadonlySet<string>) {
  const counts = constraints.map(({ fieldId, values }) => ({ fieldId, values: values.length }));
  const all = Object.entries({ name, description, visibleTo, constraints: counts });
  return Object.fromEntries(changed ? all.filter(([key]) => changed.has(key)) : all);
}
