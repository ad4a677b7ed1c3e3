import { expect, test } from 'vitest';
import { Refused } from '../../testing/stubCall.ts';
import { testGateway } from '../../testing/testGateway.ts';

const RESET = `mutation { sandboxReset(input: { idempotencyKey: "k" }) {
  team { name viewerCanResetSandbox } userErrors { code field } } }`;
const CAN = '{ viewer { team { viewerCanResetSandbox } } }';

test('a member puts the sandbox back, once, with the key; the team is read after the change', async () => {
  const { ask, stub, member } = await testGateway();
  stub.on('team.resetSandbox', () => ({}));
  stub.on('team.sandboxState', () => ({ result: true }));
  const { data } = await ask(RESET, {}, { as: member });
  expect(data).toMatchObject({ sandboxReset: { team: { viewerCanResetSandbox: true }, userErrors: [] } });
  expect(stub.names()[0]).toBe('team.resetSandbox');
  expect(stub.names().toSorted()).toEqual(['team.resetSandbox', 'team.sandboxState', 'team.teamInfo']);
  expect(stub.calls[0]).toMatchObject({ headers: { 'idempotency-key': 'k' } });
});

test.each([
  ['not_sandbox', 'NOT_ALLOWED', null],
  ['idempotency_key_reused', 'KEY_REUSED', ['idempotencyKey']],
])('refused as %s is %s', async (word, code, field) => {
  const { ask, stub } = await testGateway();
  stub.on('team.resetSandbox', () => new Refused(409, word));
  expect((await ask(RESET)).data).toEqual({ sandboxReset: { team: null, userErrors: [{ code, field }] } });
});

test('nobody may in another team', async () => {
  const { ask } = await testGateway();
  expect((await ask(CAN)).data).toEqual({ viewer: { team: { viewerCanResetSandbox: false } } });
});

test('nobody may while the service cannot say whether the team is the one', async () => {
  const { ask, stub } = await testGateway();
  stub.on('team.sandboxState', () => new Refused(503, 'down'));
  expect(await ask(CAN)).toEqual({ data: { viewer: { team: { viewerCanResetSandbox: false } } } });
});

test('a service without a sandbox need not have its calls: the page of another server’s 404 is a no', async () => {
  const { ask, stub } = await testGateway();
  for (const name of ['team.sandboxState', 'team.resetSandbox']) {
    stub.on(name, (_call, reply) => reply.code(404).type('text/html').send('<h1>Not found</h1>'));
  }
  // More often than a breaker takes to open: what is not there says nothing of the service.
  for (let i = 0; i < 12; i += 1) {
    const { data, errors } = await ask('{ viewer { team { name viewerCanResetSandbox } } }');
    expect([data, errors]).toEqual([{ viewer: { team: { name: 'Orbit', viewerCanResetSandbox: false } } }, undefined]);
  }
  const { errors } = await ask(RESET);
  expect(errors?.map(({ extensions }) => extensions.code)).toEqual(['UPSTREAM_INVALID']);
});
