import type { GatewayContext } from '../../context.ts';
import type { Resolvers, TeamCustomFieldsArgs } from '../../generated/resolvers.ts';
import { toId } from '../../lib/ids.ts';
import { demandAdmin } from '../identity/facts.ts';
import { memberOf } from '../member/mapper.ts';
import { conditionsEffect, conditionsOf, fieldOf, fieldsOf, valueOf } from './conditions.ts';
import { customFieldCreate } from './customFieldCreate.ts';
import { customFieldDelete } from './customFieldDelete.ts';
import { customFieldReorder } from './customFieldReorder.ts';
import { customFieldUpdate } from './customFieldUpdate.ts';
import {
  type CustomFieldRecord,
  type CustomFieldValueRecord,
  type SettingsRecord,
  type UsageRecord,
  settingsOf,
} from './mapper.ts';
import { canDelete, canEdit, canFill } from './permissions.ts';
import { profileFieldsOf, viewerProfileFields } from './profile.ts';
import { profileFieldsUpdate } from './profileFieldsUpdate.ts';
import { valuesOf } from './values.ts';

/** The team's fields; those that are archived are told to admins alone: whoever asks for them without being one is told so. */
async function customFields({ includesArchived }: Partial<TeamCustomFieldsArgs>, context: GatewayContext) {
  const isComplete = includesArchived ?? false;
  const [{ list }] = await Promise.all([context.loaders.field.fields(), isComplete && demandAdmin(context)]);
  return list.filter(({ isArchived }) => isComplete || !isArchived);
}

/** What a field takes; its values are read where they did not come along with it. */
async function settings(field: CustomFieldRecord, { loaders }: GatewayContext) {
  if (field.hasValues) return settingsOf(field);
  const complete = await loaders.field.field(field.fieldId);
  return complete && settingsOf(complete);
}

/** Who is picked; whoever was removed since has a name still, in the value's text. */
async function contact({ contactGuid }: CustomFieldValueRecord, { loaders }: GatewayContext) {
  const profile = contactGuid === null ? null : await loaders.member.leanProfile.load(contactGuid);
  return profile && memberOf(profile);
}

async function userGroups({ criteria }: UsageRecord, { loaders }: GatewayContext) {
  const groups = await Promise.all(criteria.map((criterionId) => loaders.userGroup.group(criterionId)));
  return groups.filter((group) => group !== null);
}

/** What people have brought in; null for those who are not told. */
const usersValues = ({ field: { userValues } }: SettingsRecord) => userValues && [...userValues];

export const fieldResolvers = {
  Mutation: { customFieldCreate, customFieldUpdate, customFieldReorder, customFieldDelete, profileFieldsUpdate },
  Team: {
    customFields: (_team, args, context) => customFields(args, context),
    customFieldLimits: async (_team, _args, { loaders }) => (await loaders.field.fields()).limits,
  },
  Viewer: { profileFields: (_viewer, _args, context) => viewerProfileFields(context) },
  Member: { profileFields: ({ guid }, _args, context) => profileFieldsOf(guid, context) },
  CustomField: {
    id: ({ fieldId }) => toId('CustomField', fieldId),
    settings: (field, _args, context) => settings(field, context),
    conditions: (field, _args, context) => conditionsOf(field, context),
    usage: async ({ fieldId }, _args, { loaders }) => (await loaders.field.usage()).byField.get(fieldId) ?? null,
    conditionsEffect: (field, { conditions }, context) => conditionsEffect(field, conditions, context),
    viewerCanEdit: (field, _args, context) => canEdit(field, context),
    viewerCanDelete: (field, _args, context) => canDelete(field, context),
  },
  CustomFieldSettings: { __resolveType: ({ __typename }) => __typename },
  SingleSelectSettings: {
    values: (settings, args) => valuesOf(settings, args),
    defaultValue: ({ field }) => field.defaultValue,
  },
  UnrestrictedSettings: {
    values: (settings, args) => valuesOf(settings, args),
    defaultValue: ({ field }) => field.defaultValue,
    ownValues: usersValues,
  },
  ContactPickerSettings: { contacts: usersValues },
  CustomFieldValue: {
    id: ({ valueId }) => toId('CustomFieldValue', valueId),
    contact: (value, _args, context) => contact(value, context),
    childFields: ({ childFieldIds }, _args, context) => fieldsOf(childFieldIds, context),
    membersCount: async ({ valueId }, _args, { loaders }) =>
      (await loaders.field.usage()).byValue.get(valueId)?.membersCount ?? 0,
    othersCount: async ({ valueId }, _args, { loaders }) =>
      (await loaders.field.usage()).byValue.get(valueId)?.othersCount ?? 0,
  },
  CustomFieldCondition: {
    field: (condition, _args, context) => fieldOf(condition, context),
    value: (condition, _args, context) => valueOf(condition, context),
  },
  CustomFieldUsage: {
    userGroups: (usage, _args, context) => userGroups(usage, context),
    childFields: ({ children }, _args, context) => fieldsOf(children, context),
  },
  ProfileField: { viewerCanEdit: (field, _args, context) => canFill(field, context) },
} satisfies Resolvers;

/** The custom field behind an id, if the viewer may see it. */
export const customFieldNode = (key: string, { loaders }: GatewayContext): Promise<CustomFieldRecord | null> =>
  loaders.field.field(key);
