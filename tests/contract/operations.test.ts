// Every operation that we ship, the console's and the playground's examples, gets an answer without errors: so what the
// gateway asks of the services and what they answer fit each other.
import { globSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Kind, OperationTypeNode, parse, print } from 'graphql';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Session, type TestStack, startTestStack } from '../support/stack.ts';

const root = fileURLToPath(new URL('../../', import.meta.url));
const textsOf = (pattern: string) =>
  globSync(pattern, { cwd: root }).map(
    (file) => [basename(file, '.graphql'), readFileSync(root + file, 'utf8')] as const,
  );

const consoleTexts = textsOf('web/src/domains/**/*.graphql');
const definitions = consoleTexts.flatMap(([, text]) => parse(text).definitions);
const fragments = definitions.filter((one) => one.kind === Kind.FRAGMENT_DEFINITION);
const queries = definitions.filter(
  (one) => one.kind === Kind.OPERATION_DEFINITION && one.operation === OperationTypeNode.QUERY,
);

/** A document with the fragments that it spreads, and those that they spread. */
function withFragments(text: string): string {
  const missing = fragments.filter(
    ({ name }) => text.includes(`...${name.value}`) && !text.includes(`fragment ${name.value} `),
  );
  return missing.length === 0 ? text : withFragments([text, ...missing.map((one) => print(one))].join('\n'));
}

const examples = textsOf('web/playground/examples/*.graphql');
const operations = [
  ...queries.map((one) => [`console ${'name' in one ? one.name?.value : ''}`, withFragments(print(one))] as const),
  ...examples.map(([name, text]) => [`playground ${name}`, text] as const),
];

/** The id of an object, as the gateway gives it. */
const idOf = (type: string, key: string) => Buffer.from(`${type}:${key}`).toString('base64url');
const nobody = { memberIds: [idOf('Member', 'orbit-9999')] };
const guest = idOf('Member', 'orbit-0003');

/** What any of them asks for; each takes its own. A mutation's input is found by the mutation's name. Pages are the largest, so that their costs are, too. */
const variables = {
  first: 300,
  after: null,
  search: 'ann',
  filter: {},
  orderBy: { field: 'NAME', direction: 'ASC' },
  id: guest,
  memberId: guest,
  emails: ['ann@orbit.example', 'nothing'],
  asGuests: false,
  feature: 'GUESTS',
  isAsked: true,
  status: 'RUNNING',
  isOpen: true,
  conditions: [],
  constraints: [
    {
      customFieldId: idOf('CustomField', 'orbit-f01'),
      valueIds: [idOf('CustomFieldValue', 'orbit-f01-v01')],
    },
  ],
};
/** Lists that the console reads in smaller pages, of which the largest would cost too much. */
const pages: Record<string, object> = { userGroups: { first: 50 } };
const inputs: Record<string, object> = {
  pinIssue: { email: 'member@flat.example' },
  viewerProfileUpdate: { phone: { countryCode: '+44', number: '7700900123' } },
  teamUpdate: { name: 'Orbit', url: 'orbit' },
  fileSharingUpdate: { mode: 'CUSTOM', enableEmails: ['member@orbit.example'] },
  channelCreationUpdate: { closed: { allowedTo: 'ONLY_ADMINS' } },
  teamSignUpUpdate: { addDomains: ['branch.orbit.example'] },
  welcomeMessageUpdate: { isEnabled: true, senderName: 'Orbit', message: 'Welcome!' },
  customFieldCreate: { name: 'Shirt size', valueType: 'SINGLE_SELECT', values: ['Small', 'Large'] },
  userGroupCreate: {
    ...{ name: 'Department', description: 'Of the first two' },
    constraints: [
      {
        customFieldId: idOf('CustomField', 'orbit-f01'),
        valueIds: ['orbit-f01-v01', 'orbit-f01-v02'].map((valueId) => idOf('CustomFieldValue', valueId)),
      },
    ],
  },
  domainRequestSend: { domain: 'summit.example' },
  channelAutoJoinUpdate: {
    changes: [{ channelId: idOf('Channel', 'orbit-c001@chat.orbit.example'), isAutoJoin: true }],
  },
  sessionEnd: { sessionId: idOf('Session', 'nothing') },
  featureRequest: { feature: 'user-groups' },
  memberInvite: { emails: ['member@orbit.example'] },
  memberDeactivate: nobody,
  guestInvite: { emails: ['guest@orbit.example'] },
  licenceAssign: nobody,
  bulkJobStart: { ...nobody, action: 'REACTIVATE' },
};

let stack: TestStack;
let admin: Session;
beforeAll(async () => {
  stack = await startTestStack();
  admin = await stack.signIn('admin@orbit.example');
});
afterAll(() => stack.stop());

test.each(operations)('%s', async (_name, text) => {
  const [, kind, name = ''] = /^(query|mutation) (\w+)/m.exec(text) ?? [];
  const { errors, data } = await admin.ask(
    text,
    kind === 'mutation' ? { input: inputs[name] } : { ...variables, ...pages[name] },
  );
  expect(errors).toEqual([]);
  expect(data).not.toBeNull();
});
