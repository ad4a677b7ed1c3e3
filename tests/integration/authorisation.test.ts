// Who may do what, through the gateway: each root field and each guarded part of the team, for every kind of caller. What is
// refused changes nothing; the ids of a team's objects are worth nothing to the admin of another.
import { readFileSync } from 'node:fs';
import { buildSchema } from 'graphql';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Caller, type Expectation, accessExpectations, callers } from '../support/accessExpectations.ts';
import { idOf } from '../support/mutationInputs.ts';
import { foreignIdInputs } from '../support/foreignIds.ts';
import { type PaymentBrowser, idOfSecret, openPaymentBrowser } from '../support/paymentBrowser.ts';
import { type Ask, type TestStack, startTestStack } from '../support/stack.ts';
import { successfulWrites } from '../support/successfulWrites.ts';

let stack: TestStack;
let browser: PaymentBrowser;
const asks = new Map<Caller, Ask>();

async function deactivatedSession(): Promise<Ask> {
  const leaving = await stack.signIn('member@deal.example');
  const memberIds = [idOf('Member', leaving.guid)];
  const admin = await stack.signIn('admin@deal.example');
  const { data } = await admin.ask(
    'mutation ($memberIds: [ID!]!) { memberDeactivate(input: { memberIds: $memberIds }) { userErrors { code } } }',
    { memberIds },
  );
  expect(data.memberDeactivate.userErrors).toEqual([]);
  return leaving.ask;
}

beforeAll(async () => {
  browser = await openPaymentBrowser();
  stack = await startTestStack(browser.settings);
  const bearer =
    (guid: string, token: string): Ask =>
    (query, variables) =>
      stack.ask(query, variables, { authorization: `Bearer ${guid}:${token}` });
  const signedOut = await stack.signIn('admin@flat.example');
  await signedOut.ask('mutation { signOut { userErrors { code } } }');
  asks.set('anonymous', stack.ask);
  asks.set('forged', bearer('orbit-0001', 'a'.repeat(43)));
  for (const role of ['guest', 'member', 'admin'] as const)
    asks.set(role, (await stack.signIn(`${role}@orbit.example`)).ask);
  asks.set('otherAdmin', (await stack.signIn('admin@summit.example')).ask);
  asks.set('deactivated', await deactivatedSession());
  asks.set('signedOut', signedOut.ask);
  asks.set('ipRestricted', (await stack.signIn('admin@fortress.example')).ask);
});
afterAll(async () => {
  await stack.stop();
  await browser.stop();
});

const askAs = (caller: Caller): Ask => asks.get(caller) ?? expect.fail(`nobody asks as ${caller}`);

/** What a caller who gets no answer is told. A person of the team is refused, everybody else has to sign in. */
function refusalOf(caller: Caller): string {
  if (caller === 'ipRestricted') return 'IP_RESTRICTED';
  // About its own team it may all that an admin may: what is refused is the other team's ids.
  if (caller === 'otherAdmin') return 'BAD_USER_INPUT';
  return caller === 'guest' || caller === 'member' ? 'FORBIDDEN' : 'UNAUTHENTICATED';
}

/** Signing out would end the sessions of the others' tests. */
const rows = Object.entries<Expectation>(accessExpectations).filter(([name]) => name !== 'Mutation.signOut');

/** The codes of what these callers get; null for an answer without errors. */
async function codesOf([query, , variables]: Expectation, who: readonly Caller[]) {
  const answers = await Promise.all(who.map((caller) => askAs(caller)(query, variables)));
  const codes = answers.map(({ errors }): unknown => errors[0]?.extensions['code'] ?? null);
  return Object.fromEntries(who.map((caller, place) => [caller, codes[place]]));
}

describe('what is refused', () => {
  let before: Record<string, string>;
  beforeAll(async () => {
    before = await stack.digest();
  });

  test.each(rows)('%s', async (_name, row) => {
    const refused = callers.filter((caller) => !row[1].includes(caller));
    await stack.dev.forgetCalls();
    expect(await codesOf(row, refused)).toEqual(Object.fromEntries(refused.map((one) => [one, refusalOf(one)])));
    expect(successfulWrites(await stack.dev.calls())).toEqual([]);
  });

  test('has changed nothing', async () => {
    expect(await stack.digest()).toEqual(before);
  });
});

describe('what is allowed', () => {
  test.each(rows)('%s', async (_name, row) => {
    // One after the other: what one changes, another may ask for.
    for (const caller of row[1]) expect(await codesOf(row, [caller])).toEqual({ [caller]: null });
  });

  test('signing out is open to whoever asks', async () => {
    const [query] = accessExpectations['Mutation.signOut'];
    for (const caller of ['anonymous', 'forged', 'signedOut'] as const)
      expect(await codesOf([query, []], [caller])).toEqual({ [caller]: null });
  });
});

const schema = buildSchema(readFileSync(new URL('../../schema/schema.graphql', import.meta.url), 'utf8'));

const TEMPLATE_HEADER =
  'channel_name,channel_description,channel_type,channel_admin_emails,member_emails,who_can_add_remove_users,who_can_view_member_list';

/** Hands over a filled template, of a team that may; its id. */
async function filledTemplate(ask: Ask): Promise<string> {
  const start = 'mutation { channelTemplateUploadStart(input: { fileName: "create.csv" }) { url uploadName } }';
  const { url, uploadName } = (await ask(start)).data.channelTemplateUploadStart;
  await fetch(stack.url + url, { method: 'PUT', body: `${TEMPLATE_HEADER}\nnobody's,,,,,,` });
  const { data } = await ask(
    `mutation ($uploadName: String!) { channelTemplateProcess(
      input: { templateId: "create", fileName: "create.csv", uploadName: $uploadName }) { upload { id } } }`,
    { uploadName },
  );
  return data.channelTemplateProcess.upload.id;
}

/** Hands over a file of people; its id. */
async function fileOfPeople(ask: Ask): Promise<string> {
  const { data } = await ask(
    `mutation ($file: Upload!) { memberUploadValidate(input: { file: $file, mode: ADD, fileName: "people.csv" }) { upload { id } } }`,
    { file: new Blob(['email\nann@orbit.example\n']) },
  );
  return data.memberUploadValidate.upload.id;
}

/** Orders licences, begins to add a card and to give PRO up: the ids of what comes of it, none of which is a node's. */
async function paymentIds(ask: Ask): Promise<[type: string, id: string][]> {
  const { data } = await ask(`mutation {
    planCancelStart(input: { reason: TOO_EXPENSIVE }) { bill { billId } userErrors { code } }
    cardAddStart(input: {}) { cardSecret userErrors { code } }
    licenceOrder(input: { count: 60, planId: "PRO_90_DAYS", currency: USD }) { order { orderId } userErrors { code } }
  }`);
  return [
    ['Bill', data.planCancelStart.bill.billId],
    ['Setup', idOfSecret(data.cardAddStart.cardSecret)],
    ['Order', data.licenceOrder.order.orderId],
    ['Card', 'team-orbit-card-1'],
  ];
}

async function isExporting(): Promise<boolean> {
  const { data } = await askAs('otherAdmin')('{ viewer { team { chatExports { status } } } }');
  return data.viewer.team.chatExports.some(({ status }: { status: string }) => status === 'PENDING');
}

/** Of what only the other team has. */
const HELD_BY_OTHERS: ReadonlySet<string> = new Set(['ChannelUpload', 'ChatExport', 'Import', 'Recording']);

describe('ids of another team’s objects', () => {
  const ids = new Map<string, string>();
  let before: Record<string, string>;
  beforeAll(async () => {
    const own = await askAs('admin')(`{ viewer {
      id teams { id } sessions { nodes { id } } webhooks { id deliveries(first: 1) { nodes { id } } }
      team { id members(first: 2) { nodes { id } } channels(first: 1) { nodes { id } } userGroups { nodes { id } }
        customFields { id settings { ... on SingleSelectSettings { values(first: 1) { nodes { id } } } } } }
    } }`);
    const { viewer } = own.data;
    const started = await askAs('admin')(
      'mutation ($memberIds: [ID!]!) { bulkJobStart(input: { memberIds: $memberIds, action: REACTIVATE }) { job { id } userErrors { code } } }',
      { memberIds: [viewer.team.members.nodes[1].id] },
    );
    ids.set('Viewer', viewer.id);
    ids.set('Team', viewer.team.id);
    ids.set('TeamMembership', viewer.teams[0].id);
    ids.set('Session', viewer.sessions.nodes[0].id);
    ids.set('Member', viewer.team.members.nodes[1].id);
    ids.set('Channel', viewer.team.channels.nodes[0].id);
    const told = viewer.webhooks.find((one: { deliveries: { nodes: unknown[] } | null }) => one.deliveries?.nodes[0]);
    ids.set('Webhook', told.id);
    ids.set('WebhookDelivery', told.deliveries.nodes[0].id);
    ids.set('UserGroup', viewer.team.userGroups.nodes[0].id);
    ids.set('CustomField', idOf('CustomField', 'orbit-f01'));
    ids.set('CustomFieldValue', idOf('CustomFieldValue', 'orbit-f01-v01'));
    ids.set('BulkJob', started.data.bulkJobStart.job.id);
    ids.set('ChannelTemplate', 'create');
    ids.set('ChannelUpload', await filledTemplate(askAs('otherAdmin')));
    ids.set('MemberUpload', await fileOfPeople(askAs('admin')));
    const others = await askAs('otherAdmin')(
      '{ viewer { team { imports { id } recordings(first: 1) { nodes { id } } } } }',
    );
    ids.set('Import', others.data.viewer.team.imports[0].id);
    ids.set('Recording', others.data.viewer.team.recordings.nodes[0].id);
    const exported = await askAs('otherAdmin')(
      'mutation { chatExportRequest(input: { tasks: [USER_HISTORY], messageType: TEXT, format: JSON }) { chatExport { id } } }',
    );
    ids.set('ChatExport', exported.data.chatExportRequest.chatExport.id);
    // What goes on by itself would change what both teams have.
    do await stack.dev.advance(0);
    while (await isExporting());
    for (const [type, id] of await paymentIds(askAs('admin'))) ids.set(type, id);
    before = await stack.digest('orbit');
  });

  test('of every type lead the admin of another team nowhere', async () => {
    const types = schema.getPossibleTypes(schema.getType('Node') as never).map(({ name }) => name);
    for (const type of types) {
      const [owner, stranger] = (HELD_BY_OTHERS.has(type) ? ['otherAdmin', 'admin'] : ['admin', 'otherAdmin']) as [
        Caller,
        Caller,
      ];
      const { data, errors } = await askAs(stranger)('query ($id: ID!) { node(id: $id) { id } }', {
        id: ids.get(type),
      });
      expect({ type, ...data, errors }).toEqual({ type, node: null, errors: [] });
      const own = await askAs(owner)('query ($id: ID!) { node(id: $id) { id } }', { id: ids.get(type) });
      expect(own.data).toEqual({ node: { id: ids.get(type) } });
    }
  });

  test('change nothing in any mutation that takes one', async () => {
    const asked = foreignIdInputs(schema, (type) => ids.get(type) ?? expect.fail(`no id of a ${type}`));
    expect(asked.length).toBeGreaterThan(25);
    for (const { query, variables } of asked) await askAs('otherAdmin')(query, variables);
    expect(await stack.digest('orbit')).toEqual(before);
  });

  test('that only the other team has change nothing there either', async () => {
    const others = await stack.digest('summit');
    const nobodys = (type: string) => idOf(type, 'none');
    const asked = foreignIdInputs(schema, (type) =>
      HELD_BY_OTHERS.has(type) ? (ids.get(type) ?? expect.fail(`no id of a ${type}`)) : nobodys(type),
    );
    for (const { query, variables } of asked) await askAs('admin')(query, variables);
    expect(await stack.digest('summit')).toEqual(others);
  });
});
