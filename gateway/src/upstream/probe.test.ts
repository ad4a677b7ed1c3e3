import { expect, test } from 'vitest';
import { Refused } from '../testing/stubCall.ts';
import { testGateway } from '../testing/testGateway.ts';

const FIELDS = '{ viewer { profileFields { version fields { field { name } } } } }';

test('a service is found to be back though every operation makes two calls of it, of which one is refused at once', async () => {
  const { ask, stub } = await testGateway();
  let isAway = true;
  for (const name of ['field.memberFields', 'field.fieldsInfo']) {
    stub.on(name, (_call, _reply, usual) => (isAway ? new Refused(503, 'internal') : usual()));
  }
  for (let i = 0; i < 10; i += 1) await ask(FIELDS);
  stub.clear();
  expect((await ask(FIELDS)).errors?.[0]?.extensions.code).toBe('UPSTREAM_UNAVAILABLE');
  expect(stub.names()).toEqual(['identity.fullProfile']);
  isAway = false;
  await expect.poll(async () => (await ask(FIELDS)).errors).toBeUndefined();
});
