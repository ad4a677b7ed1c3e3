// Signing in through an identity provider that others have made and run. It is there where `scripts/installServers.sh` has
// installed it: continuous integration does; elsewhere these tests are passed over.
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { formBrowser } from '../support/formBrowser.ts';
import { PASSWORD, type SimpleSamlPhp, hasSimpleSamlPhp, startSimpleSamlPhp } from '../support/simpleSamlPhp.ts';
import { type Session, type TestStack, startTestStack } from '../support/stack.ts';

const UPDATE = `mutation ($input: TeamSamlUpdateInput!) {
  teamSamlUpdate(input: $input) { team { id } recoveryCodes userErrors { code field } } }`;

// Where the servers follow, it may just be about to be installed.
const isInstalled = process.env['SERVERS_FOLLOW'] === undefined && hasSimpleSamlPhp();

describe.skipIf(!isInstalled)('SimpleSAMLphp, where it is installed', () => {
  let stack: TestStack;
  let provider: SimpleSamlPhp;
  let admin: Session;
  const base = () => `${stack.url}/sso/saml/team-summit`;
  beforeAll(async () => {
    stack = await startTestStack();
    admin = await stack.signIn('admin@summit.example');
    provider = await startSimpleSamlPhp(await (await fetch(`${base()}/metadata`)).text());
  });
  afterAll(async () => {
    await provider.stop();
    await stack.stop();
  });

  const configure = async (more: Record<string, unknown> = {}) => {
    const input = {
      ...{ endpointUrl: provider.ssoUrl, issuer: provider.entityId, certificate: provider.certificate() },
      ...{ buttonLabel: 'Summit', isStrict: false, ...more },
    };
    const { teamSamlUpdate } = (await admin.ask(UPDATE, { input })).data;
    expect(teamSamlUpdate.userErrors).toEqual([]);
    return teamSamlUpdate.recoveryCodes;
  };
  /** Types who somebody is where the company asks, and lets its page send them back. */
  async function enter(email: string, address = `${base()}/start?to=/manage/users`) {
    const browser = formBrowser();
    const asked = await browser.go(address);
    const known = await browser.send(asked, { username: email, password: PASSWORD });
    return { browser, page: await browser.send(known) };
  }
  const viewerOf = async (cookie: string) => {
    const { data } = await stack.ask('{ viewer { email } }', {}, { cookie });
    return data?.viewer.email;
  };

  test('lets people in who begin here', async () => {
    await configure();
    const { browser, page } = await enter('member@summit.example');
    expect(page.url).toBe(`${stack.url}/#/manage/users`);
    expect(await viewerOf(browser.cookiesAt(stack.url))).toBe('member@summit.example');
  });

  test('lets people in who begin there, once they have seen as whom', async () => {
    await configure();
    const { browser, page } = await enter('admin@summit.example', provider.startFor(`${base()}/metadata`, '/settings'));
    expect(page.text).toContain('Continue as admin@summit.example?');
    expect((await browser.send(page)).url).toBe(`${stack.url}/#/settings`);
    expect(await viewerOf(browser.cookiesAt(stack.url))).toBe('admin@summit.example');
  });

  test('lets nobody in whom the team does not have', async () => {
    await configure();
    const { page } = await enter('stranger@summit.example');
    expect([page.status, page.text.includes('You are not in this team')]).toEqual([403, true]);
  });

  test('goes over to another key, while both count and afterwards', async () => {
    await configure();
    const first = provider.certificate();
    provider.rollOver();
    expect((await enter('member@summit.example')).page.text).toContain('You could not be signed in');
    await configure({ certificate: first, secondCertificate: provider.certificate() });
    expect((await enter('member@summit.example')).page.url).toBe(`${stack.url}/#/manage/users`);
    await configure();
    expect((await enter('member@summit.example')).page.url).toBe(`${stack.url}/#/manage/users`);
  });

  test('is the only way in where a team wants it so, but for a recovery code', async () => {
    await configure();
    await enter('admin@summit.example');
    const codes = await configure({ isStrict: true });
    expect(codes).toHaveLength(10);
    const issue = async (recoveryCode?: string) => {
      const query = `mutation ($email: String!, $recoveryCode: String) {
        pinIssue(input: { email: $email, recoveryCode: $recoveryCode }) { login userErrors { code } } }`;
      const { data } = await stack.ask(query, { email: 'admin@summit.example', recoveryCode });
      return data.pinIssue.login === null ? data.pinIssue.userErrors[0].code : 'mailed';
    };
    expect(await issue()).toBe('SSO_REQUIRED');
    expect(await issue('0000-0000-0000-0000')).toBe('RECOVERY_CODE_INVALID');
    expect((await enter('admin@summit.example')).page.url).toBe(`${stack.url}/#/manage/users`);
    expect(await issue(codes[0])).toBe('mailed');
    await configure();
  });
});
