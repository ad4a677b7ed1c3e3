// Which parts of the console work, told by a real gateway whose services all fail for a while.
import { expect, onTestFinished, test } from 'vitest';
import { idOf } from '../support/mutationInputs.ts';
import { startTestStack } from '../support/stack.ts';

const STATUSES = '{ viewer { team { areaStatuses { area state noticedAt } } } }';
/** What asks each service for something, other than those of files and of provisioning, of which GraphQL has nothing. */
const OF_TEAM = '{ viewer { team { chatUrl } } }';
const OF_GUESTS = `{ viewer { team { guestAccess(memberId: "${idOf('Member', 'orbit-0003')}") { contacts { id } } } } }`;
const OF_THE_OTHERS = `{ viewer { billingRegion { currency } webhooks { id } team {
  membersCount bulkJobs { id } channels(first: 1) { totalCount } chatExports { id }
  customFields { id } userGroupLimit imports { id } signInMethod recordingRetention { keptDays }
  billing { balance { currency } cards { cardId } licensedMembers(first: 1) { totalCount } }
} } }`;
const OTHERS = [
  ...['geolocation', 'webhook', 'member', 'bulk', 'channel', 'chatExport', 'field', 'userGroup', 'import', 'sso'],
  ...['recording', 'licence', 'billing', 'payment'],
];

type Status = { area: string; state: string; noticedAt: string | null };

test('every part that failed is found to be back by asking how the parts stand, and by nothing else', async () => {
  const stack = await startTestStack();
  onTestFinished(() => stack.stop());
  const admin = await stack.signIn('admin@orbit.example');
  const statuses = async (): Promise<Status[]> => (await admin.ask(STATUSES)).data.viewer.team.areaStatuses;
  const failTenTimes = async (services: readonly string[], query: string) => {
    for (const service of services) await stack.dev.fault({ service, status: 503 });
    for (let i = 0; i < 10; i += 1) await admin.ask(query);
  };
  for (const query of [OF_TEAM, OF_GUESTS, OF_THE_OTHERS]) expect((await admin.ask(query)).errors).toEqual([]);
  const well = (await statuses()).map(({ area }) => ({ area, state: 'AVAILABLE', noticedAt: null }));
  expect(await statuses()).toEqual(well);

  // In this order: what some are asked follows from what others answer.
  await failTenTimes(['guest'], OF_GUESTS);
  await failTenTimes(OTHERS, OF_THE_OTHERS);
  await failTenTimes(['team'], OF_TEAM);
  const failed = await statuses();
  expect(Object.fromEntries(failed.map(({ area, state }) => [area, state]))).toEqual({
    ...Object.fromEntries(well.map(({ area }) => [area, 'UNAVAILABLE'])),
    ...{ AUTHENTICATION: 'PARTLY', FILES: 'AVAILABLE', ACCOUNT: 'PARTLY' },
  });
  expect(failed.filter(({ noticedAt }) => noticedAt === null).map(({ area }) => area)).toEqual(['FILES']);

  await stack.dev.clearFaults();
  await expect.poll(statuses, { timeout: 10_000 }).toEqual(well);
});
