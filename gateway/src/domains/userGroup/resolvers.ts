import type { GatewayContext } from '../../context.ts';
import type { Resolvers } from '../../generated/resolvers.ts';
import { toId } from '../../lib/ids.ts';
import { userGroupPreview, userGroups, userGroupsOf, viewerUserGroups } from './lists.ts';
import type { ConstraintRecord, UserGroupRecord } from './mapper.ts';
import { canDelete, canEdit } from './permissions.ts';
import { userGroupCreate } from './userGroupCreate.ts';
import { userGroupDelete } from './userGroupDelete.ts';
import { userGroupUpdate } from './userGroupUpdate.ts';

/** What a user group names of the fields that the team has. */
async function constraintsOf({ constraints }: UserGroupRecord, { loaders }: GatewayContext) {
  if (constraints.length === 0) return [];
  const { byId } = await loaders.field.fields();
  return constraints.filter(({ fieldId }) => byId.has(fieldId));
}

async function fieldOf({ fieldId }: ConstraintRecord, { loaders }: GatewayContext) {
  const field = await loaders.field.field(fieldId);
  if (!field) throw new Error('A user group names a field that the team does not have');
  return field;
}

/** Without those that the team does not have, or that the viewer is not told of. */
async function valuesOf({ valueIds }: ConstraintRecord, { loaders }: GatewayContext) {
  const values = await Promise.all(valueIds.map((valueId) => loaders.field.value(valueId)));
  return values.filter((value) => value !== null);
}

/** One that is gone by now has neither members nor channels. */
const usageOf = ({ criterionId }: UserGroupRecord, { loaders }: GatewayContext) =>
  loaders.userGroup.usage.load(criterionId);

const list = <T>(items: readonly T[] | null | undefined): T[] | null => (items ? [...items] : null);

export const userGroupResolvers = {
  Mutation: { userGroupCreate, userGroupUpdate, userGroupDelete },
  Team: {
    userGroups: (_team, args, context) => userGroups(args, context),
    userGroupLimit: async (_team, _args, { loaders }) => (await loaders.userGroup.groups()).limit,
    userGroupPreview: (_team, args, context) => userGroupPreview(args, context),
  },
  Viewer: { userGroups: async (_viewer, _args, context) => list(await viewerUserGroups(context)) },
  MemberDetails: { userGroups: async (details, _args, context) => list(await userGroupsOf(details, context)) },
  UserGroup: {
    id: ({ criterionId }) => toId('UserGroup', criterionId),
    constraints: (group, _args, context) => constraintsOf(group, context),
    membersCount: async (group, _args, context) => (await usageOf(group, context))?.membersCount ?? null,
    members: ({ criterionId }, args, { loaders }) => loaders.userGroup.members.page(criterionId, args),
    channels: async (group, _args, context) => list((await usageOf(group, context))?.channels),
    viewerCanEdit: (_group, _args, context) => canEdit(context),
    viewerCanDelete: (_group, _args, context) => canDelete(context),
  },
  UserGroupConstraint: {
    field: (constraint, _args, context) => fieldOf(constraint, context),
    values: (constraint, _args, context) => valuesOf(constraint, context),
  },
} satisfies Resolvers;

/** The user group behind an id, if the viewer may know of it. */
export const userGroupNode = (key: string, { loaders }: GatewayContext): Promise<UserGroupRecord | null> =>
  loaders.userGroup.group(key);
