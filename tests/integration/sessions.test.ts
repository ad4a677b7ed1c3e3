// Sessions and addresses through both servers: what the browser says of itself reaches the list, and ends are ends.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type TestStack, startTestStack } from '../support/stack.ts';

const EMAIL = 'member@summit.example';
const SESSIONS = '{ viewer { sessions { nodes { id deviceType deviceName os osVersion browser isCurrent } } } }';
const ADDRESSES = '{ viewer { ipAddresses { address isCurrent } } }';

let stack: TestStack;
beforeAll(async () => {
  stack = await startTestStack({ TRUSTED_PROXIES: '127.0.0.1' });
});
afterAll(() => stack.stop());

/** Signs in with a program of that name, from an address; asks with both from then on. */
const signIn = async (agent: string, address: string) =>
  (await stack.signIn(EMAIL, { 'user-agent': agent, 'x-forwarded-for': address })).ask;

type Listed = { id: string; deviceName: string | null; isCurrent: boolean };

test('the list tells devices by what they say of themselves; one of them is ended by its id', async () => {
  const phone = await signIn('MusterChat/5.2.1 (iPhone15,3; iOS 17.5)', '198.51.100.1');
  const browser = await signIn(
    'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0',
    '198.51.100.2',
  );
  const nodes: Listed[] = (await browser(SESSIONS)).data.viewer.sessions.nodes;
  expect(nodes[0]).toMatchObject({ deviceType: 'BROWSER', browser: 'FIREFOX', os: 'Linux', isCurrent: true });
  const listed = nodes.find(({ deviceName }) => deviceName === 'iPhone 14 Pro Max');
  expect(listed).toMatchObject({ deviceType: 'MOBILE', os: 'iOS', osVersion: '17.5', isCurrent: false });
  const END = `mutation ($id: ID!) { sessionEnd(input: { sessionId: $id, idempotencyKey: "once" }) {
    sessionId userErrors { code } } }`;
  const ended = await browser(END, { id: listed?.id });
  expect(ended.data.sessionEnd).toEqual({ sessionId: listed?.id, userErrors: [] });
  expect((await browser(END, { id: listed?.id })).data).toEqual(ended.data);
  expect((await phone(SESSIONS)).errors[0]?.extensions['code']).toBe('UNAUTHENTICATED');
});

test('marking an address unsafe ends what was used there last, the present session too', async () => {
  const home = await signIn('curl/8.4.0', '198.51.100.3');
  const cafe = await signIn('curl/8.4.0', '198.51.100.4');
  const MARK = `mutation ($address: String!) { ipAddressMarkUnsafe(input: { address: $address }) {
    endedSessionsCount isCurrentSessionEnded userErrors { code } } }`;
  const addresses = (await home(ADDRESSES)).data.viewer.ipAddresses;
  expect(addresses).toContainEqual({ address: '198.51.100.3', isCurrent: true });
  expect(addresses).toContainEqual({ address: '198.51.100.4', isCurrent: false });
  const done = { userErrors: [], endedSessionsCount: 1 };
  const elsewhere = await home(MARK, { address: '198.51.100.4' });
  expect(elsewhere.data.ipAddressMarkUnsafe).toEqual({ ...done, isCurrentSessionEnded: false });
  expect((await cafe(ADDRESSES)).errors[0]?.extensions['code']).toBe('UNAUTHENTICATED');
  const here = await home(MARK, { address: '198.51.100.3' });
  expect(here.data.ipAddressMarkUnsafe).toEqual({ ...done, isCurrentSessionEnded: true });
  expect((await home(ADDRESSES)).errors[0]?.extensions['code']).toBe('UNAUTHENTICATED');
});
