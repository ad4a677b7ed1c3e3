// The identity provider that the demo teams sign in at, which is made with another library than ours.
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import * as z from 'zod';
import { startStandIn } from '../../../providers/standIn/standIn.ts';
import { startFreshUpstream } from '../../../testing/freshUpstream.ts';
import { ORIGIN } from '../../../testing/identityProvider.ts';
import { samlCalls } from '../../../testing/samlCalls.ts';
import { START } from '../../../testing/testUpstream.ts';

const upstream = await startFreshUpstream(['summit.example']);
const calls = samlCalls(upstream);
const base = `${ORIGIN}/sso/saml/team-summit`;

let standIn: Awaited<ReturnType<typeof startStandIn>>;
beforeAll(async () => {
  standIn = await startStandIn({ now: () => START, publicUrl: 'http://localhost:4002', consoleUrl: ORIGIN });
});
afterAll(() => standIn.stop());

const valueIn = (page: string, name: string) => new RegExp(`name="${name}" value="([^"]*)"`).exec(page)?.[1] ?? '';

/** What it has a browser post after somebody was chosen on one of its pages. */
async function chosen(page: string, decision: string): Promise<string> {
  const fields = Object.fromEntries(
    ['entityId', 'acs', 'requestId', 'RelayState'].map((name) => [name, valueIn(page, name)]),
  );
  const body = new URLSearchParams({ ...z.record(z.string(), z.string()).parse(fields), decision });
  const answer = await fetch(`${standIn.url}/saml/sso`, { method: 'POST', body });
  return Buffer.from(valueIn(await answer.text(), 'SAMLResponse'), 'base64').toString();
}
const applications = async () => (await fetch(`${standIn.url}/saml`)).text();

describe('the stand-in’s identity provider', () => {
  test('answers a request', async () => {
    const { address, id } = await calls.start();
    const page = await (await fetch(address.replace('http://127.0.0.1:4002', standIn.url))).text();
    expect(valueIn(page, 'acs')).toBe(`${base}/acs`);
    const response = await chosen(page, 'member@summit.example');
    expect(await calls.take(response)).toMatchObject({
      ...{ outcome: 'arrived', attemptId: id },
      person: { email: 'member@summit.example' },
    });
  });

  test('sends people by itself', async () => {
    const response = await chosen(await applications(), 'admin@summit.example');
    expect(await calls.take(response)).toMatchObject({ outcome: 'arrived', attemptId: null });
  });

  test.each([
    ['stranger@summit.example', 'person'],
    ['old', 'time'],
    ['unsigned', 'signature'],
    ['status', 'status'],
  ])('shows a failure: %s', async (decision, reason) => {
    expect(await calls.reasonOf(await chosen(await applications(), decision))).toBe(`refused: ${reason}`);
  });

  test('tells what it is in its metadata', async () => {
    const metadata = await (await fetch(`${standIn.url}/saml/metadata`)).text();
    expect(metadata).toContain('entityID="http://127.0.0.1:4002/saml/metadata"');
    expect(metadata).toContain('Location="http://127.0.0.1:4002/saml/sso"');
  });

  test('takes no request that is none', async () => {
    expect((await fetch(`${standIn.url}/saml/sso?SAMLRequest=x`)).status).toBe(400);
    expect((await fetch(`${standIn.url}/saml/sso`, { method: 'POST', body: new URLSearchParams() })).status).toBe(400);
  });
});
