// What each field and each mutation costs upstream, measured on the reference: docs/reference is made from the figures, and a
// change of them shows as a difference here. `npx vitest run contract/upstreamCalls.test.ts --update` keeps new ones.
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import {
  type GraphQLField,
  type GraphQLObjectType,
  buildSchema,
  getNamedType,
  isLeafType,
  isObjectType,
  isRequiredArgument,
} from 'graphql';
import { expect, test } from 'vitest';
import { type MutationName, idOf, mutationInputs } from '../support/mutationInputs.ts';
import { productFor } from '../support/product.ts';

const path = (name: string) => fileURLToPath(new URL(`../../${name}`, import.meta.url));
const schema = buildSchema(readFileSync(path('schema/schema.graphql'), 'utf8'));
const figures = path('docs/reference/upstream-calls.json');

const oneOf = (type: string, key: string) => JSON.stringify(idOf(type, key));
/** Arguments of fields that need some. */
const given: Readonly<Record<string, string>> = {
  'Query.node': `id: ${oneOf('Member', 'orbit-0004')}`,
  'Query.signInOptions': 'email: "member@flat.example"',
  'Team.planGate': 'feature: GUESTS',
  'Team.settingChange': 'setting: FULL_NAMES',
  'Team.emailChecks': 'emails: ["ann@orbit.example"]',
  'Team.memberDetails': `memberId: ${oneOf('Member', 'orbit-0004')}`,
  'Team.guestAccess': `memberId: ${oneOf('Member', 'orbit-0003')}`,
  'Team.channel': 'groupJid: "orbit-c001@chat.orbit.example"',
  'Team.recordingRetentionPreview': 'keptDays: 30',
  'Team.channelPreview': 'input: { autoJoinGroupIds: [] }',
  'Team.userGroupPreview': `constraints: [{ customFieldId: ${oneOf('CustomField', 'orbit-f01')}, valueIds: [${oneOf('CustomFieldValue', 'orbit-f01-v01')}] }]`,
  'Team.memberUploadColumns': 'mode: EDIT',
  'Team.lastMemberUpload': 'mode: EDIT',
  'Team.chatExportEstimate': 'filter: { tasks: [USER_HISTORY], messageType: ALL }',
  'Team.urlState': 'url: "orbit"',
  'Billing.licenceOffers': 'currency: USD',
};
/** Where a field of these types stands in a document. */
const places: Readonly<Record<string, (field: string) => string>> = {
  Query: (field) => `{ ${field} }`,
  Viewer: (field) => `{ viewer { ${field} } }`,
  Team: (field) => `{ viewer { team { ${field} } } }`,
  Billing: (field) => `{ viewer { team { billing { ${field} } } } }`,
};

type Field = GraphQLField<unknown, unknown>;
const isPlain = ({ type, args, name, deprecationReason }: Field) =>
  isLeafType(getNamedType(type)) &&
  !args.some(isRequiredArgument) &&
  !name.startsWith('viewerCan') &&
  (deprecationReason ?? null) === null;

/** The plain fields of what a field gives; of a list with pages those of its items, and how long it is. */
function selectionOf(type: Field['type']): string {
  const named = getNamedType(type);
  if (isLeafType(named)) return '';
  if (!isObjectType(named)) return '{ __typename }';
  const { nodes, totalCount } = named.getFields();
  if (nodes && totalCount) return `{ nodes ${selectionOf(nodes.type)} totalCount }`;
  const plain = Object.values(named.getFields()).filter(isPlain);
  return `{ ${plain.length === 0 ? '__typename' : plain.map(({ name }) => name).join(' ')} }`;
}

function queryOf(type: string, field: Field): string {
  const given_ = given[`${type}.${field.name}`];
  return places[type]?.(`${field.name}${given_ ? `(${given_})` : ''} ${selectionOf(field.type)}`) ?? '';
}

const fieldsOf = (type: string) => Object.values((schema.getType(type) as GraphQLObjectType).getFields());
const reads = Object.keys(places).flatMap((type) =>
  fieldsOf(type).map((field) => [`${type}.${field.name}`, queryOf(type, field), {}] as const),
);
// The one that ends the session comes last.
const names = (Object.keys(mutationInputs) as MutationName[]).toSorted(
  (one, other) => Number(one === 'signOut') - Number(other === 'signOut'),
);
/** A mutation that asks for nothing but why it failed, or for the plain fields of its payload where it cannot say. */
const writes = names.map((name) => {
  const field = schema.getMutationType()?.getFields()[name];
  const payload = field && (getNamedType(field.type) as GraphQLObjectType);
  const asked = payload?.getFields()['userErrors'] ? '{ userErrors { code } }' : field && selectionOf(field.type);
  const input = `${name.charAt(0).toUpperCase()}${name.slice(1)}Input${name === 'signOut' ? '' : '!'}`;
  const text = `mutation ($input: ${input}) { ${name}(input: $input) ${asked} }`;
  return [`Mutation.${name}`, text, { input: mutationInputs[name] }] as const;
});

const product = productFor('admin@orbit.example');
const measured: Record<string, Record<string, number>> = {};

test.each([...reads, ...writes])('%s', async (name, text, variables) => {
  const before = (await product.stack.dev.calls()).length;
  const { errors } = await product.session.ask(text, variables);
  expect(errors).toEqual([]);
  const counts: Record<string, number> = {};
  for (const { service, operation } of (await product.stack.dev.calls()).slice(before)) {
    counts[`${service}.${operation}`] = (counts[`${service}.${operation}`] ?? 0) + 1;
  }
  measured[name] = Object.fromEntries(Object.entries(counts).toSorted(([a], [b]) => (a < b ? -1 : 1)));
});

test('the figures of docs/reference are those that were measured', async () => {
  await expect(`${JSON.stringify(measured, null, 2)}\n`).toMatchFileSnapshot(figures);
});
