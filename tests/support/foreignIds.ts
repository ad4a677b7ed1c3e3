// Every mutation that takes an id, with ids of somebody else's objects in all places that take one.
import {
  type GraphQLInputField,
  type GraphQLSchema,
  getNamedType,
  isEnumType,
  isInputObjectType,
  isListType,
  isNonNullType,
  isRequiredInputField,
} from 'graphql';
import { mutationInputs } from './mutationInputs.ts';

/** What an input's field of ids is about, by its name without a final s. */
const typesByField: Readonly<Record<string, string>> = {
  memberId: 'Member',
  exceptId: 'Member',
  contactId: 'Member',
  channelId: 'Channel',
  restrictedToId: 'UserGroup',
  autoJoinGroupId: 'UserGroup',
  moderatorId: 'Member',
  posterId: 'Member',
  customFieldId: 'CustomField',
  valueId: 'CustomFieldValue',
  userGroupId: 'UserGroup',
  jobId: 'BulkJob',
  uploadId: 'MemberUpload',
  importId: 'Import',
  sessionId: 'Session',
  templateId: 'ChannelTemplate',
  membershipId: 'TeamMembership',
  webhookId: 'Webhook',
  deliveryId: 'WebhookDelivery',
  recordingId: 'Recording',
  chatExportId: 'ChatExport',
};

/** The same where the field of another mutation is called alike, by the mutation. */
const typesByMutation: Readonly<Record<string, string>> = {
  channelUploadProcess: 'ChannelUpload',
  channelUploadCancel: 'ChannelUpload',
  channelUploadReport: 'ChannelUpload',
};

/** Ids that services give, which are plain text: what they are about. */
const plainIds: Readonly<Record<string, string>> = {
  orderId: 'Order',
  cardId: 'Card',
  billId: 'Bill',
  setupId: 'Setup',
};

type IdOf = (type: string) => string;

const plain: Readonly<Record<string, unknown>> = { Int: 1, Float: 1, Boolean: true };

function holdsIds({ name, type }: Pick<GraphQLInputField, 'name' | 'type'>): boolean {
  const named = getNamedType(type);
  return (
    named.name === 'ID' ||
    Object.hasOwn(plainIds, name) ||
    (isInputObjectType(named) && Object.values(named.getFields()).some((one) => holdsIds(one)))
  );
}

/** A value of a field, with ids wherever there may be one and as little as is allowed of the rest. */
function valueOf({ name, type }: Pick<GraphQLInputField, 'name' | 'type'>, idOf: IdOf): unknown {
  if (isNonNullType(type)) return valueOf({ name, type: type.ofType }, idOf);
  if (isListType(type)) return [valueOf({ name, type: type.ofType }, idOf)];
  const plainId = plainIds[name];
  if (plainId !== undefined) return idOf(plainId);
  if (type.name === 'ID') return idOf(typesByField[name.replace(/s$/, '')] ?? name);
  if (isEnumType(type)) return type.getValues()[0]?.name;
  if (!isInputObjectType(type)) return plain[type.name] ?? 'example';
  const wanted = Object.values(type.getFields()).filter((one) => isRequiredInputField(one) || holdsIds(one));
  return Object.fromEntries(wanted.map((one) => [one.name, valueOf(one, idOf)]));
}

/** The mutations that take ids, each with its example input and foreign ids in the place of its own. */
export function foreignIdInputs(schema: GraphQLSchema, idOf: IdOf) {
  const examples = new Map<string, object>(Object.entries(mutationInputs));
  return Object.values(schema.getMutationType()?.getFields() ?? {}).flatMap(({ name, args }) => {
    const type = args[0]?.type;
    const input = type === undefined ? undefined : getNamedType(type);
    if (!isInputObjectType(input) || !Object.values(input.getFields()).some((field) => holdsIds(field))) return [];
    const foreign = Object.values(input.getFields())
      .filter((field) => holdsIds(field))
      .map((field) => [field.name, valueOf(field, (held) => idOf(typesByMutation[name] ?? held))] as const);
    return [
      {
        query: `mutation ($input: ${String(type)}) { ${name}(input: $input) { userErrors { code field } } }`,
        variables: { input: { ...examples.get(name), ...Object.fromEntries(foreign) } },
      },
    ];
  });
}
