import { describe, expect, test } from 'vitest';
import { readConfig } from '../config.ts';
import { toId } from '../lib/ids.ts';
import { services } from '../settings.ts';
import { testGateway } from '../testing/testGateway.ts';
import { type OptionalService, isOptional } from './offered.ts';

const settingOf = (service: string) => `${service.toUpperCase()}_URL`;
const team = (selection: string) => `{ viewer { team { name ${selection} } } }`;

/** What each optional service alone is asked for. */
const READS: Readonly<
  Record<Exclude<OptionalService, 'event' | 'geolocation' | 'scim'>, { query: string; path: string[] }>
> = {
  chatExport: { query: team('chatExports { id }'), path: ['viewer', 'team', 'chatExports'] },
  field: { query: team('customFields { id }'), path: ['viewer', 'team', 'customFields'] },
  import: { query: team('imports { id }'), path: ['viewer', 'team', 'imports'] },
  recording: { query: team('recordings { nodes { id } }'), path: ['viewer', 'team', 'recordings'] },
  sso: { query: team('signInMethod'), path: ['viewer', 'team', 'signInMethod'] },
  userGroup: { query: team('userGroups { totalCount }'), path: ['viewer', 'team', 'userGroups'] },
  webhook: { query: '{ viewer { locale webhooks { id } } }', path: ['viewer', 'webhooks'] },
};

test.each(Object.entries(READS))(
  'without a %s service its fields say so, and the others stand',
  async (service, read) => {
    // User groups are made of fields: without the one there is not the other.
    const without = service === 'field' ? [service, 'userGroup'] : [service];
    const { ask, stub } = await testGateway({
      env: Object.fromEntries(without.map((one) => [settingOf(one), 'none'])),
    });
    const { data, errors } = await ask(read.query);
    expect(errors).toMatchObject([
      {
        message: 'This installation does not offer this.',
        path: read.path,
        extensions: { code: 'FORBIDDEN', reason: 'not_offered', retryable: false },
      },
    ]);
    expect(data?.['viewer']).not.toBeNull();
    expect(stub.names().filter((name) => name.startsWith(`${service}.`))).toEqual([]);
  },
);

test('a write is refused likewise, and nothing is sent', async () => {
  const { ask, stub } = await testGateway({ env: { WEBHOOK_URL: 'none' } });
  const { data, errors } = await ask(
    'mutation { webhookDelete(input: { webhookId: "V2ViaG9vazpoMQ" }) { userErrors { code } } }',
  );
  expect(data ?? null).toBeNull();
  expect(errors).toMatchObject([{ extensions: { code: 'FORBIDDEN', reason: 'not_offered' } }]);
  expect(stub.names()).toEqual([]);
});

test('without an event service people are deleted as before, and nobody is told of wishes', async () => {
  const memberIds = [toId('Member', 'orbit-0002')];
  const { ask, stub, url, logs } = await testGateway({
    env: { EVENT_URL: 'none', FEEDBACK_URL: 'https://feedback.example.com' },
  });
  const { data } = await ask(
    'mutation ($input: MemberDeleteInput!) { memberDelete(input: $input) { deletedMemberIds userErrors { code } } }',
    { input: { memberIds, feedback: { reason: 'BUDGET' } } },
  );
  expect(data).toEqual({ memberDelete: { deletedMemberIds: memberIds, userErrors: [] } });
  const feedback = { input: { feedback: { reason: 'BUDGET' } } };
  for (const [mutation, input] of [
    ['teamDeletionRequest', feedback],
    ['featureRequest', { input: { feature: 'export-log' } }],
  ] as const) {
    const type = `${mutation.charAt(0).toUpperCase()}${mutation.slice(1)}Input!`;
    const { errors } = await ask(
      `mutation ($input: ${type}) { ${mutation}(input: $input) { userErrors { code } } }`,
      input,
    );
    expect(errors).toMatchObject([{ extensions: { code: 'FORBIDDEN', reason: 'not_offered' } }]);
  }
  expect(logs.join('')).not.toContain('Delete feedback');
  expect((await fetch(`${url}/feedback`)).status).toBe(404);
  expect(stub.names().filter((name) => name.startsWith('event.'))).toEqual([]);
});

test('without single sign-on everybody signs in by PIN', async () => {
  const { ask, stub } = await testGateway({ env: { SSO_URL: 'none' } });
  const options = 'signInOptions(email: "a@b.example") { pin google { startPath } saml { startPath } }';
  expect(await ask(`{ ${options} }`, {}, { as: null })).toEqual({
    data: { signInOptions: { pin: 'EVERYBODY', google: null, saml: null } },
  });
  expect(stub.names()).toEqual([]);
});

describe('doors of services that are not there', () => {
  const DOORS: readonly [OptionalService, string, string][] = [
    ['webhook', 'POST', '/hooks/abcdefghijkl'],
    ['scim', 'GET', '/scim/v2/Users'],
    ['scim', 'GET', '/scim/v2/ServiceProviderConfig'],
    ['sso', 'GET', '/sso/saml/t/metadata'],
    ['sso', 'GET', '/sso/google/start?email=a@b.example'],
  ];

  const NOTHING_HERE = 'There is nothing here.\n';
  const answerOf = async (url: string, method: string) => (await fetch(url, { method, redirect: 'manual' })).text();

  test.each(DOORS)('%s: %s %s is 404', async (service, method, path) => {
    const { url, stub } = await testGateway({ env: { [settingOf(service)]: 'none' } });
    expect((await fetch(url + path, { method })).status).toBe(404);
    expect(await answerOf(url + path, method)).toBe(NOTHING_HERE);
    expect(stub.names()).toEqual([]);
  });

  test.each(DOORS)('%s: %s %s is there with the service', async (_service, method, path) => {
    const { url } = await testGateway();
    expect(await answerOf(url + path, method)).not.toBe(NOTHING_HERE);
  });
});

test('readiness waits for no service that is not there, and tells of none', async () => {
  const { url } = await testGateway({ env: { WEBHOOK_URL: 'none', IMPORT_URL: 'none' } });
  const answer = await fetch(`${url}/health/ready`);
  expect(answer.status).toBe(200);
  const { services: told } = (await answer.json()) as { services: Record<string, unknown> };
  expect(Object.keys(told).toSorted()).toEqual(
    services.filter((service) => service !== 'webhook' && service !== 'import').toSorted(),
  );
});

describe('the settings', () => {
  test.each(services.filter((service) => !isOptional(service)))('%s cannot be missing', (service) => {
    expect(() => readConfig({ [settingOf(service)]: 'none' })).toThrow(settingOf(service));
  });

  test('tell the console what is missing', () => {
    expect(readConfig({ WEBHOOK_URL: 'none', SSO_URL: 'none' }).console.absentServices).toEqual(['sso', 'webhook']);
    expect(readConfig({}).console.absentServices).toEqual([]);
  });

  test('refuse user groups without the custom fields that they are made of', () => {
    expect(() => readConfig({ FIELD_URL: 'none' })).toThrow('USERGROUP_URL: has to be none');
    expect(() => readConfig({ FIELD_URL: 'none', USERGROUP_URL: 'none' })).not.toThrow();
  });
});
