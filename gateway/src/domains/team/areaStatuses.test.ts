import { expect, test } from 'vitest';
import { contract } from '../../generated/upstream/contract.ts';
import { Refused } from '../../testing/stubCall.ts';
import { testGateway } from '../../testing/testGateway.ts';
import { AREAS } from './areaStatuses.ts';

const STATUSES = '{ viewer { team { areaStatuses { area state } } } }';
const NOWHERE = 'http://127.0.0.1:1';

type Data = { viewer: { team: { areaStatuses: { area: string; state: string }[] } } };
async function troubled({ ask }: Pick<Awaited<ReturnType<typeof testGateway>>, 'ask'>) {
  const { data } = await ask(STATUSES);
  const all = (data as Data).viewer.team.areaStatuses;
  return {
    areas: all.map(({ area }) => area),
    troubles: Object.fromEntries(all.filter(({ state }) => state !== 'AVAILABLE').map((one) => [one.area, one.state])),
  };
}

test('every part of the console is there where all services answer, and is told without a call of them', async () => {
  const gateway = await testGateway();
  const { areas, troubles } = await troubled(gateway);
  expect([areas.length, troubles]).toEqual([AREAS.length, {}]);
  expect(gateway.stub.names()).toEqual(['identity.fullProfile']);
});

test('a part whose services do not answer is not there, or in part; one that the installation is without is not told', async () => {
  const env = { RECORDING_URL: NOWHERE, BULK_URL: NOWHERE, WEBHOOK_URL: 'none', SSO_URL: 'none' };
  const { areas, troubles } = await troubled(await testGateway({ env }));
  expect(troubles).toEqual({ PEOPLE: 'PARTLY', RECORDINGS: 'UNAVAILABLE' });
  expect(areas).not.toContain('WEBHOOKS');
  expect(areas).toContain('AUTHENTICATION');
});

test('a service whose calls fail is not there, though its address answers', async () => {
  const gateway = await testGateway();
  gateway.stub.on('channel.groupsList', () => new Refused(503, 'internal'));
  for (let i = 0; i < 10; i += 1) await gateway.ask('{ viewer { team { channels(first: 1) { totalCount } } } }');
  expect((await troubled(gateway)).troubles).toEqual({ CHANNELS: 'UNAVAILABLE' });
});

test('admins alone are told', async () => {
  const { ask, member } = await testGateway();
  const { errors } = await ask(STATUSES, {}, { as: member });
  expect(errors?.map(({ extensions }) => extensions.code)).toEqual(['FORBIDDEN']);
});

test('every service but that of events belongs to one part', () => {
  const named = AREAS.flatMap(({ services }) => services);
  expect([...named, 'event'].toSorted()).toEqual(Object.keys(contract).toSorted());
});
