import { randomUUID } from 'node:crypto';
import { inChunks } from '../../db/arrays.ts';
import { auditedGuids, note } from '../../lib/audit.ts';
import type { Cause } from '../../lib/cause.ts';
import { Refusal } from '../../lib/errors.ts';
import { demandPro } from '../billing/planActions.ts';
import { meantFor, settlePeople } from '../channel/settleActions.ts';
import { directoryMembersOf, knownPeople, putInto, takeFrom } from './directoryRepository.ts';
import {
  type UserGroupRow,
  addUserGroup,
  channelsNaming,
  countUserGroups,
  isNameTaken,
  removeUserGroup,
  saveUserGroup,
} from './repository.ts';
import { MAX_USER_GROUPS, directoryKeyOf, nameKeyOf, readTexts } from './rules.ts';

/** What a directory says of a user group of its own. */
export type DirectoryGroup = {
  readonly name: string;
  readonly externalId: string | null;
  /** The guids of those who are in it. */
  readonly members: readonly string[];
};

/** As many people are looked at at once. */
const PEOPLE_AT_ONCE = 900;

/** @throws Refusal `value_invalid`, `resource_taken` */
async function demandName({ db, teamId }: Cause, name: string, before?: UserGroupRow): Promise<string> {
  const texts = readTexts({ name }, { name: before?.name ?? '', description: '' });
  if ('refusal' in texts) throw new Refusal('value_invalid', { field: 'displayName' });
  if (await isNameTaken(db, teamId, nameKeyOf(texts.name), before?.id ?? ''))
    throw new Refusal('resource_taken', { field: 'displayName' });
  return texts.name;
}

/** @throws Refusal `value_invalid` for somebody whom the team does not have */
async function demandKnown({ db, teamId }: Cause, guids: readonly string[]): Promise<void> {
  const known = await knownPeople(db, teamId, guids);
  if (guids.some((guid) => !known.has(guid))) throw new Refusal('value_invalid', { field: 'members' });
}

/** Does something to what people belong to, and brings them to the channels that go by it. */
async function settling(cause: Cause, guids: readonly string[], work: () => Promise<void>): Promise<void> {
  const chunks = inChunks(guids, PEOPLE_AT_ONCE);
  const meant = [];
  for (const chunk of chunks) meant.push(await meantFor(cause, chunk));
  await work();
  for (const [nth, chunk] of chunks.entries()) await settlePeople(cause, chunk, meant[nth]);
}

/**
 * Adds a user group for a directory, visible to admins until they say otherwise. With the team locked.
 *
 * @throws Refusal `plan_required`, `criteria_limit`, `value_invalid`, `resource_taken`
 */
export async function addDirectoryGroup(cause: Cause, given: DirectoryGroup): Promise<string> {
  const { db, teamId, now } = cause;
  await demandPro(cause);
  if ((await countUserGroups(db, teamId)) >= MAX_USER_GROUPS) throw new Refusal('criteria_limit');
  const name = await demandName(cause, given.name);
  const members = [...new Set(given.members)];
  await demandKnown(cause, members);
  const id = randomUUID();
  await addUserGroup(db, {
    ...{ id, teamId, name, nameKey: nameKeyOf(name), description: '', visibleTo: 'admin', constraints: [] },
    ...{ source: 'directory', externalId: given.externalId, constraintsKey: directoryKeyOf(id) },
    ...{ createdAt: now, version: 1 },
  });
  // No channel can name it yet.
  await putInto(db, id, members);
  await note(cause, 'scim.addGroup', `userGroup:${id}`, { after: { name, added: auditedGuids(members) } });
  return id;
}

/**
 * Gives a user group that comes from the directory another name and other members. Nothing is written where nothing changes.
 * With the team locked.
 *
 * @throws Refusal `plan_required`, `value_invalid`, `resource_taken`
 */
export async function updateDirectoryGroup(cause: Cause, before: UserGroupRow, given: DirectoryGroup): Promise<void> {
  const { db } = cause;
  const name = given.name === before.name ? before.name : await demandName(cause, given.name, before);
  const wanted = new Set(given.members);
  const present = new Set((await directoryMembersOf(db, [before.id])).map(({ guid }) => guid));
  const added = [...wanted].filter((guid) => !present.has(guid));
  const removed = [...present].filter((guid) => !wanted.has(guid));
  const isRenamed = name !== before.name || given.externalId !== before.externalId;
  if (!isRenamed && added.length + removed.length === 0) return;
  await demandPro(cause);
  await demandKnown(cause, added);
  const after = {
    ...before,
    name,
    nameKey: nameKeyOf(name),
    externalId: given.externalId,
    version: before.version + 1,
  };
  await saveUserGroup(db, { ...after, constraints: [] }, false);
  await settling(cause, [...added, ...removed], async () => {
    await putInto(db, before.id, added);
    await takeFrom(db, before.id, removed);
  });
  await note(cause, 'scim.updateGroup', `userGroup:${before.id}`, {
    before: { name: before.name },
    after: { name, added: auditedGuids(added), removed: auditedGuids(removed) },
  });
}

/**
 * Removes a user group that comes from the directory, on any plan. With the team locked.
 *
 * @throws Refusal `criterion_in_use` while a channel names it
 */
export async function removeDirectoryGroup(cause: Cause, { id, name }: UserGroupRow): Promise<void> {
  const channels = await channelsNaming(cause.db, [id]);
  if (channels.length > 0) throw new Refusal('criterion_in_use');
  await removeUserGroup(cause.db, id);
  await note(cause, 'scim.deleteGroup', `userGroup:${id}`, { before: { name } });
}
