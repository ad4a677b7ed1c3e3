import type { Body } from '../../generated/contract.ts';
import type { CallContext } from '../../lib/context.ts';
import { Fault, Refusal } from '../../lib/errors.ts';
import type { Mailer } from '../../lib/mail.ts';
import type { PersonRow } from '../member/repository.ts';
import {
  type DirectoryGroup,
  addDirectoryGroup,
  removeDirectoryGroup,
  updateDirectoryGroup,
} from '../userGroup/directoryActions.ts';
import { directoryGroupsOf } from '../userGroup/directoryRepository.ts';
import type { UserGroupRow } from '../userGroup/repository.ts';
import { type Reading, admitDirectory, lockForDirectory } from './accessActions.ts';
import { groupsOf } from './group/answers.ts';
import { listGroups } from './group/listActions.ts';
import { readGroup } from './group/rules.ts';
import { type PatchFault, patched, replaced } from './language/patchRules.ts';
import { type Projection, isTold, projected } from './language/projectionRules.ts';
import type { Json } from './language/valueRules.ts';
import { type Kept, type Page, pageOf } from './rules.ts';
import { GROUP_TYPE, type ResourceType, USER_TYPE } from './schemaRules.ts';
import { addUser, removeUser, updateUser } from './user/actions.ts';
import { usersOf } from './user/answers.ts';
import { listUsers } from './user/listActions.ts';
import { visiblePerson } from './user/repository.ts';

/** A resource that is there, with the row that it is made of. */
type Found = { readonly version: string } & (
  | { readonly type: 'User'; readonly row: PersonRow }
  | { readonly type: 'Group'; readonly row: UserGroupRow }
);
type Named = { readonly type: 'User' | 'Group'; readonly id: string };

const typeOf = (type: 'User' | 'Group'): ResourceType => (type === 'User' ? USER_TYPE : GROUP_TYPE);

/** @throws Refusal `resource_not_found` */
async function demandFound({ db, teamId }: Reading, { type, id }: Named): Promise<Found> {
  if (type === 'User') {
    const row = await visiblePerson(db, teamId, id);
    if (row) return { type, row, version: String(row.version) };
  } else {
    const [row] = await directoryGroupsOf(db, teamId, { ids: [id] });
    if (row) return { type, row, version: String(row.version) };
  }
  throw new Refusal('resource_not_found');
}

async function resourceOf(reading: Reading, base: string, found: Found, withMembers = true): Promise<Json> {
  const [resource] =
    found.type === 'User'
      ? await usersOf(reading, base, [found.row])
      : await groupsOf(reading, base, [found.row], withMembers);
  if (!resource) throw new Fault('A resource that is there and is not told.');
  return resource;
}

/** A resource as it is at present, as far as it is asked for. */
async function toldOf(reading: Reading, named: Named, asked: Projection & { readonly base: string }): Promise<Kept> {
  const found = await demandFound(reading, named);
  const withMembers = isTold(GROUP_TYPE, 'members', asked);
  const resource = await resourceOf(reading, asked.base, found, withMembers);
  return { id: named.id, version: found.version, resource: { ...projected(typeOf(named.type), resource, asked) } };
}

/** @throws Refusal `stale_version` where others are asked for than the present one */
function demandVersions({ version }: Found, wanted: readonly string[] | undefined): void {
  if (wanted !== undefined && !wanted.includes(version)) throw new Refusal('stale_version');
}

/** @throws Refusal what is wrong with a change */
function demandFit(changed: { resource: Json } | PatchFault): Json {
  if ('refusal' in changed)
    throw new Refusal(changed.refusal, changed.field === undefined ? {} : { field: changed.field });
  return changed.resource;
}

/** @throws Refusal `value_invalid` */
function demandGroup(resource: Json): DirectoryGroup {
  const group = readGroup(resource);
  if ('refusal' in group) throw new Refusal(group.refusal, { field: group.field });
  return group;
}

/** @throws Refusal as the contract says of `list` */
export async function listResources(context: CallContext, body: Body<'scim', 'list'>): Promise<Page> {
  const reading = await admitDirectory(context, body.secret);
  const { startIndex, limit } = pageOf(body);
  const { startIndex: _from, count: _count, secret: _secret, type, ...asked } = body;
  const listing = { ...asked, startIndex, limit };
  const { total, resources } = await (type === 'User' ? listUsers : listGroups)(reading, listing);
  const told = resources.map((resource) => ({ ...projected(typeOf(type), resource, body) }));
  return { totalResults: total, startIndex, resources: told };
}

/** @throws Refusal as the contract says of `read` */
export async function readResource(context: CallContext, body: Body<'scim', 'read'>): Promise<Kept> {
  return toldOf(await admitDirectory(context, body.secret), body, body);
}

/** @throws Refusal as the contract says of `add` */
export async function addResource(context: CallContext, mailer: Mailer, body: Body<'scim', 'add'>): Promise<Kept> {
  const { cause, team } = await lockForDirectory(context, body.secret);
  const { type } = body;
  const resource = demandFit(replaced(typeOf(type), {}, body.resource));
  const id =
    type === 'User'
      ? await addUser(cause, team, mailer, resource)
      : await addDirectoryGroup(cause, demandGroup(resource));
  return toldOf(cause, { type, id }, body);
}

type Changing = Pick<Body<'scim', 'replace'>, 'secret' | 'base' | 'type' | 'id' | 'versions'> & Projection;

/** Changes a resource to what `change` makes of it. */
async function changeTo(
  context: CallContext,
  body: Changing,
  change: (type: ResourceType, before: Json) => { resource: Json } | PatchFault,
): Promise<Kept> {
  const { cause } = await lockForDirectory(context, body.secret);
  const found = await demandFound(cause, body);
  demandVersions(found, body.versions);
  const before = await resourceOf(cause, body.base, found);
  const after = demandFit(change(typeOf(body.type), before));
  if (found.type === 'User') await updateUser(cause, found.row, { before, after });
  else await updateDirectoryGroup(cause, found.row, demandGroup(after));
  return toldOf(cause, body, body);
}

/** @throws Refusal as the contract says of `replace` */
export const replaceResource = (context: CallContext, body: Body<'scim', 'replace'>): Promise<Kept> =>
  changeTo(context, body, (type, before) => replaced(type, before, body.resource));

/** @throws Refusal as the contract says of `change` */
export const changeResource = (context: CallContext, body: Body<'scim', 'change'>): Promise<Kept> =>
  changeTo(context, body, (type, before) => patched(type, before, body.operations));

/** @throws Refusal as the contract says of `remove` */
export async function removeResource(context: CallContext, body: Body<'scim', 'remove'>): Promise<void> {
  const { cause } = await lockForDirectory(context, body.secret);
  const found = await demandFound(cause, body);
  demandVersions(found, body.versions);
  await (found.type === 'User' ? removeUser(cause, found.row) : removeDirectoryGroup(cause, found.row));
}
