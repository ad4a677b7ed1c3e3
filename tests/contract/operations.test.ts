// Every operation of the console gets an answer without errors: so what the gateway asks of the services and what they answer
// fit each other. Those of the playground have a test of their own.
import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { Kind, OperationTypeNode, parse, print } from 'graphql';
import { expect, test } from 'vitest';
import { idOf, mutationInputs } from '../support/mutationInputs.ts';
import { productFor } from '../support/product.ts';

const root = fileURLToPath(new URL('../../', import.meta.url));
const texts = globSync('web/src/domains/**/*.graphql', { cwd: root }).map((file) => readFileSync(root + file, 'utf8'));
const definitions = texts.flatMap((text) => parse(text).definitions);
const fragments = definitions.filter((one) => one.kind === Kind.FRAGMENT_DEFINITION);
const written = definitions.filter((one) => one.kind === Kind.OPERATION_DEFINITION);
/** The one that ends the session comes last. */
const isSignOut = (text: string) => rootFieldOf(text) === 'signOut';

/** The operation of a document, which has one. */
function operationOf(text: string) {
  const found = parse(text).definitions.find((one) => one.kind === Kind.OPERATION_DEFINITION);
  if (!found) throw new Error(`No operation in ${text}`);
  return found;
}
/** The first field that it asks for: of a mutation, the mutation. */
function rootFieldOf(text: string): string {
  const [field] = operationOf(text).selectionSet.selections;
  return field?.kind === Kind.FIELD ? field.name.value : '';
}

/** A document with the fragments that it spreads, and those that they spread. */
function withFragments(text: string): string {
  const missing = fragments.filter(
    ({ name }) => text.includes(`...${name.value}`) && !text.includes(`fragment ${name.value} `),
  );
  return missing.length === 0 ? text : withFragments([text, ...missing.map((one) => print(one))].join('\n'));
}

const operations = written
  .map((one) => [`${one.name?.value}`, withFragments(print(one))] as const)
  .toSorted(([, one], [, other]) => Number(isSignOut(one)) - Number(isSignOut(other)));

const guest = idOf('Member', 'orbit-0003');

/** What any of them asks for; each takes its own. Pages are the largest, so that their costs are, too. */
const variables = {
  first: 300,
  after: null,
  search: 'ann',
  filter: {},
  orderBy: { field: 'NAME', direction: 'ASC' },
  id: guest,
  memberId: guest,
  email: 'admin@orbit.example',
  emails: ['ann@orbit.example', 'nothing'],
  asGuests: false,
  feature: 'GUESTS',
  isAsked: true,
  status: 'RUNNING',
  mode: 'EDIT',
  keptDays: 30,
  kind: 'PLANNED',
  url: 'orbit',
  isOpen: true,
  hasSso: true,
  groupJid: 'orbit-c001@chat.orbit.example',
  input: { autoJoinGroupIds: [] },
  conditions: [],
  constraints: [
    {
      customFieldId: idOf('CustomField', 'orbit-f01'),
      valueIds: [idOf('CustomFieldValue', 'orbit-f01-v01')],
    },
  ],
};
/** Lists that the console reads in smaller pages, of which the largest would cost too much. */
const pages: Record<string, object> = {
  userGroups: { first: 50 },
  invoices: { first: 25 },
  chatExportEstimate: { filter: { tasks: ['USER_HISTORY'], messageType: 'ALL' } },
};
const inputs: Record<string, object> = mutationInputs;
function variablesOf(text: string) {
  const { operation, name } = operationOf(text);
  if (operation === OperationTypeNode.MUTATION) return { input: inputs[rootFieldOf(text)] };
  return { ...variables, ...pages[name?.value ?? ''] };
}

const product = productFor('admin@orbit.example');

test.each(operations)('%s', async (_name, text) => {
  const { errors, data } = await product.session.ask(text, variablesOf(text));
  expect(errors).toEqual([]);
  expect(data).not.toBeNull();
});
