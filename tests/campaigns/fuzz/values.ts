// Values of the schema's input types: good ones, and such with hostile places.
import {
  type GraphQLInputType,
  getNullableType,
  isEnumType,
  isInputObjectType,
  isListType,
  isNonNullType,
} from 'graphql';
import { idOf } from '../../support/mutationInputs.ts';
import { type Draw, happens, oneOf, upTo } from './choice.ts';
import { edgeNumbers, naughtyText } from './naughty.ts';

/** How hostile a value is: the share of its places, in percent, whose content is, and whose type is another. */
export type Hostility = { readonly content: number; readonly type: number };

/** Things of the stub's team, by the name of the field that asks for them. */
const ids: Readonly<Record<string, string>> = {
  memberId: idOf('Member', 'orbit-0002'),
  memberIds: idOf('Member', 'orbit-0003'),
  contactId: idOf('Member', 'orbit-0002'),
  contactIds: idOf('Member', 'orbit-0002'),
  exceptIds: idOf('Member', 'orbit-0004'),
  channelId: idOf('Channel', 'general@chat.orbit.example'),
  channelIds: idOf('Channel', 'design@chat.orbit.example'),
  restrictedToIds: idOf('UserGroup', 'c-engineers'),
  autoJoinGroupIds: idOf('UserGroup', 'c-sales'),
  moderatorIds: idOf('Member', 'orbit-0002'),
  posterIds: idOf('Member', 'orbit-0002'),
  jobId: idOf('BulkJob', 'job-1'),
  uploadId: idOf('MemberUpload', 'import-1'),
  importId: idOf('Import', 'slack-1'),
  sessionId: idOf('Session', 'phone-session'),
  customFieldId: idOf('CustomField', 'f-department'),
  customFieldIds: idOf('CustomField', 'f-squad'),
  valueId: idOf('CustomFieldValue', 'v-eng'),
  valueIds: idOf('CustomFieldValue', 'v-eng'),
  userGroupId: idOf('UserGroup', 'c-engineers'),
  membershipId: idOf('TeamMembership', 'harbor-0010/team-harbor'),
};
/** Of any type: a field `id` tells nothing of it. */
const allIds = [
  ...Object.values(ids),
  idOf('Webhook', 'w-out'),
  idOf('WebhookDelivery', 'd-1'),
  idOf('ChannelUpload', 'upload-1'),
];

const texts: Readonly<Record<string, string>> = {
  address: '203.0.113.9',
  after: Buffer.from('0:orbit-0000').toString('base64url'),
  countryCode: '+44',
  domain: 'harbor.example',
  addDomains: 'branch.orbit.example',
  removeDomains: 'orbit.example',
  email: 'person2@orbit.example',
  emails: 'person3@orbit.example',
  enableEmails: 'person2@orbit.example',
  disableEmails: 'person3@orbit.example',
  feature: 'user-groups',
  groupJid: 'general@chat.orbit.example',
  idempotencyKey: 'key-1',
  number: '7700900123',
  fileName: 'create_channels.csv',
  fileUrl: 'https://files.example.com/export.zip',
  fromPrefix: 'ada',
  message: 'Join {team_name} by {invite_link}',
  password: 'correct horse battery',
  pin: '123456',
  search: 'first',
  teamUrl: 'orbit',
  token: 'tc_0123456789',
  url: 'orbit',
};

const scalars: Readonly<Record<string, (name: string, draw: Draw) => unknown>> = {
  ID: (name, draw) => ids[name] ?? oneOf(draw, allIds),
  String: (name) => texts[name] ?? 'Plain words',
  Int: () => 3,
  Float: () => 1_500,
  Boolean: () => true,
  Date: () => '2027-01-31',
  DateTime: () => '2026-11-20T10:00:00Z',
  URL: () => 'https://pictures.example/1.png',
  Upload: () => null,
};

function hostileScalar(draw: Draw, type: string): unknown {
  if (type === 'Int' || type === 'Float') return oneOf(draw, edgeNumbers);
  if (type === 'Boolean') return upTo(draw, 1) === 1;
  const text = draw(() => naughtyText);
  if (type !== 'ID') return text;
  const [kind = ''] = Buffer.from(oneOf(draw, allIds), 'base64url').toString().split(':');
  return oneOf(draw, [text, oneOf(draw, allIds), idOf(kind, text), idOf(text, 'orbit-0001')]);
}

/** What no input takes at that place, whatever it asks for. */
const strangers: readonly unknown[] = [
  ...[null, true, 0, -1, 1.5, 1e308, '', 'x', [], {}, [[]], [null], { a: { b: {} } }],
  Object.fromEntries([['__proto__', { isAdmin: true }]]),
];

function objectOf(draw: Draw, fields: readonly [string, GraphQLInputType][], hostility: Hostility): object {
  const entries = fields.flatMap(([name, type]): [string, unknown][] =>
    isNonNullType(type) || happens(draw, 60) ? [[name, valueOf(draw, type, name, hostility)]] : [],
  );
  if (happens(draw, hostility.type)) entries.pop();
  if (happens(draw, hostility.type)) entries.push([draw(() => naughtyText), 1]);
  return Object.fromEntries(entries);
}

function listOf(draw: Draw, type: GraphQLInputType, name: string, hostility: Hostility): unknown[] {
  if (!happens(draw, hostility.content)) return [valueOf(draw, type, name, hostility)];
  const one = () => valueOf(draw, type, name, hostility);
  return oneOf<() => unknown[]>(draw, [
    () => [],
    () => [one(), one(), one()],
    () => Array.from<unknown>({ length: oneOf(draw, [31, 300, 1_000]) }).fill(one()),
  ])();
}

/** A value for a place of that name and type, as JSON has it. */
export function valueOf(draw: Draw, type: GraphQLInputType, name: string, hostility: Hostility): unknown {
  if (happens(draw, hostility.type)) return oneOf(draw, strangers);
  if (!isNonNullType(type) && happens(draw, hostility.content / 2)) return null;
  const inner = getNullableType(type);
  if (isListType(inner)) return listOf(draw, inner.ofType, name, hostility);
  if (isInputObjectType(inner)) {
    const fields = Object.values(inner.getFields()).map(({ name, type }): [string, GraphQLInputType] => [name, type]);
    return objectOf(draw, fields, hostility);
  }
  if (isEnumType(inner)) {
    return happens(draw, hostility.type)
      ? draw(() => naughtyText)
      : oneOf(
          draw,
          inner.getValues().map(({ name }) => name),
        );
  }
  if (!('name' in inner)) throw new TypeError(`No values of ${String(inner)}`);
  if (inner.name === 'Upload') return null;
  return happens(draw, hostility.content) ? hostileScalar(draw, inner.name) : scalars[inner.name]?.(name, draw);
}

/** A value in the words of GraphQL; a text that stands where an enum is asked for becomes one of its words. */
export function literalOf(type: GraphQLInputType, value: unknown): string {
  const inner = getNullableType(type);
  if (Array.isArray(value)) {
    const item = isListType(inner) ? inner.ofType : inner;
    return `[${value.map((one) => literalOf(item, one)).join(' ')}]`;
  }
  if (typeof value === 'object' && value !== null) {
    const fields = isInputObjectType(inner) ? inner.getFields() : {};
    const parts = Object.entries(value).map(([name, part]) => {
      const known = Object.hasOwn(fields, name) ? fields[name]?.type : undefined;
      return `${name}:${literalOf(known ?? type, part)}`;
    });
    return `{${parts.join(' ')}}`;
  }
  return isEnumType(inner) && typeof value === 'string' ? value : (JSON.stringify(value) ?? 'null');
}
