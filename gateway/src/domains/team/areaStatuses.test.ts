import { expect, test } from 'vitest';
import { contract } from '../../generated/upstream/contract.ts';
import { Refused } from '../../testing/stubCall.ts';
import { PICTURE } from '../../testing/stubFiles.ts';
import { type TestGateway, testGateway } from '../../testing/testGateway.ts';
import { AREAS } from './areaStatuses.ts';

const STATUSES = '{ viewer { team { areaStatuses { area state noticedAt } } } }';
const NOWHERE = 'http://127.0.0.1:1';

type Status = { area: string; state: string; noticedAt: string | null };
type Data = { viewer: { team: { areaStatuses: Status[] } } };
async function troubled({ ask }: TestGateway) {
  const { data } = await ask(STATUSES);
  const all = (data as Data).viewer.team.areaStatuses;
  return {
    areas: all.map(({ area }) => area),
    troubles: Object.fromEntries(all.filter(({ state }) => state !== 'AVAILABLE').map((one) => [one.area, one.state])),
    noticed: all.flatMap(({ area, noticedAt }) => (noticedAt === null ? [] : [`${area} ${noticedAt}`])),
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
  const gateway = await testGateway({ env });
  await troubled(gateway);
  gateway.clock.advance(600_000);
  const { areas, troubles, noticed } = await troubled(gateway);
  expect(troubles).toEqual({ PEOPLE: 'PARTLY', RECORDINGS: 'UNAVAILABLE' });
  expect(noticed).toEqual(['PEOPLE 2026-11-21T12:00:00.000Z', 'RECORDINGS 2026-11-21T12:00:00.000Z']);
  expect(areas).not.toContain('WEBHOOKS');
  expect(areas).toContain('AUTHENTICATION');
});

/** As many as the gateway makes before it leaves a service alone. */
async function failTenTimes({ ask, stub }: TestGateway) {
  stub.on('channel.groupsList', () => new Refused(503, 'internal'));
  for (let i = 0; i < 10; i += 1) await ask('{ viewer { team { channels(first: 1) { totalCount } } } }');
}

test('a service whose calls fail is not there, though its address answers, and since when is told', async () => {
  const gateway = await testGateway();
  gateway.stub.on('channel.teamChatCount', () => new Refused(503, 'internal'));
  await failTenTimes(gateway);
  gateway.clock.advance(600_000);
  expect(await troubled(gateway)).toMatchObject({
    troubles: { CHANNELS: 'UNAVAILABLE' },
    noticed: ['CHANNELS 2026-11-21T12:00:00.000Z'],
  });
});

test('where no file goes through, files are there in part, until one does', async () => {
  const gateway = await testGateway();
  gateway.stub.on('file.content', () => new Refused(503, 'internal'));
  for (let i = 0; i < 10; i += 1) await fetch(gateway.url + PICTURE);
  gateway.clock.advance(600_000);
  expect(await troubled(gateway)).toMatchObject({
    troubles: { FILES: 'PARTLY' },
    noticed: ['FILES 2026-11-21T12:00:00.000Z'],
  });
  gateway.stub.on('file.content', (_call, reply) => reply.send('picture'));
  await expect.poll(async () => (await fetch(gateway.url + PICTURE)).status, { timeout: 5_000 }).toBe(200);
  expect(await troubled(gateway)).toMatchObject({ troubles: {}, noticed: [] });
});

test('a service that is back is found, though nobody works with it', async () => {
  const gateway = await testGateway();
  await failTenTimes(gateway);
  await expect.poll(() => troubled(gateway), { timeout: 5_000 }).toMatchObject({ troubles: {}, noticed: [] });
});

test('a service that answers late is told of without a wait for it, and found to be back all the same', async () => {
  const gateway = await testGateway();
  await failTenTimes(gateway);
  const asked = Promise.withResolvers<void>();
  const mayAnswer = Promise.withResolvers<void>();
  gateway.stub.on('channel.teamChatCount', async () => {
    asked.resolve();
    await mayAnswer.promise;
    return { openGroupCount: 0, closedGroupCount: 0 };
  });
  let isAsked = false;
  void asked.promise.then(() => (isAsked = true));
  // Which of them finds the service asked for again, a second after it failed, is not known.
  const told: unknown[] = [];
  const tell = async () => {
    told.push(await troubled(gateway));
    return isAsked;
  };
  await expect.poll(tell).toBe(true);
  for (const one of told) expect(one).toMatchObject({ troubles: { CHANNELS: 'UNAVAILABLE' } });
  mayAnswer.resolve();
  await expect.poll(() => troubled(gateway), { timeout: 5_000 }).toMatchObject({ troubles: {} });
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
