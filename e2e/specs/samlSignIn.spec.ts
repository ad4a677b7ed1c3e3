import type { Page } from '@playwright/test';
import { enterPin, expect, test } from '../support/test.ts';

const START = '/sso/saml/team-summit/start';
/** The identity provider is another site than the console, as a company's is. */
const providerOf = ({ standInUrl }: { standInUrl: string | null }) =>
  (standInUrl ?? '').replace('localhost', '127.0.0.1');
const choose = (page: Page, name: string) => page.getByRole('button', { name }).click();

test.afterAll(({ stack }) => stack.dev.reset());

test.describe('signing in at a company’s identity provider', () => {
  test('begins here, and ends at the place that was asked for', async ({ page, stack }) => {
    await page.goto('/#/manage/users?tab=guests');
    await page.getByRole('textbox', { name: /e-?mail/i }).fill('admin@summit.example');
    await page.keyboard.press('Enter');
    await page.getByRole('link', { name: 'Continue with Summit ID' }).click();
    expect(page.url()).toContain(providerOf(stack));
    await choose(page, 'admin@summit.example');
    await expect(page).toHaveURL(`${stack.url}/#/manage/users?tab=guests`);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  });

  test('begins there, and asks in whose name to go on', async ({ page, stack, openConsole, expectAccessible }) => {
    await openConsole('admin@orbit.example');
    await page.goto(`${providerOf(stack)}/saml?RelayState=/profile`);
    await choose(page, 'member@summit.example');
    await expect(page.getByRole('heading', { name: 'Continue as member@summit.example?' })).toBeVisible();
    await expectAccessible();
    await page.goto('/#/profile');
    await expect(page.getByText('admin@orbit.example').first()).toBeVisible();
    await page.goBack();
    await page.getByRole('button', { name: 'Continue' }).click();
    await expect(page).toHaveURL(`${stack.url}/#/profile`);
    await expect(page.getByText('member@summit.example').first()).toBeVisible();
  });

  test('says in plain words why it does not work', async ({ page, consoleErrors, expectAccessible }) => {
    await page.goto(START);
    await choose(page, 'stranger@summit.example');
    await expect(page.getByRole('heading', { name: 'You are not in this team' })).toBeVisible();
    await expectAccessible();
    await page.goto(START);
    await choose(page, 'Fail: an hour old');
    // It cannot have been asked for then.
    await expect(page.getByRole('heading', { name: 'You could not be signed in' })).toBeVisible();
    await page.getByRole('link', { name: 'Try again' }).click();
    await choose(page, 'guest@summit.example');
    await expect(page).toHaveURL(/#\/overview/);
    // The browser remarks each page with a status of a failure.
    expect(consoleErrors.splice(0)).toHaveLength(2);
  });

  test('is tried by an admin, who stays signed in', async ({ page, openConsole, consoleErrors }) => {
    await openConsole('admin@summit.example');
    await page.goto(`${START}?test=1`);
    await choose(page, 'Fail: not signed');
    await expect(page.getByText(/is signed by one of the certificates/)).toBeVisible();
    await page.getByRole('link', { name: 'Try again' }).click();
    await choose(page, 'member@summit.example');
    await expect(page.getByRole('heading', { name: 'The sign-in works' })).toBeVisible();
    await page.goto('/#/profile');
    await expect(page.getByText('admin@summit.example').first()).toBeVisible();
    expect(consoleErrors.splice(0)).toHaveLength(1);
  });
});

const INVITE = 'mutation { guestInvite(input: { emails: ["admin@summit.example"] }) { userErrors { code } } }';

test('whoever came in there reaches their other team by a PIN', async ({
  page,
  stack,
  openConsole,
  expectAccessible,
}) => {
  await openConsole('admin@orbit.example');
  const headers = { 'apollo-require-preflight': 'true' };
  await page.request.post(`${stack.url}/graphql`, { headers, data: { query: INVITE } });
  await page.goto(`${START}?to=/profile/manage`);
  await choose(page, 'admin@summit.example');
  await choose(page, 'Send me a PIN');
  await expect(page.getByRole('textbox', { name: '6-digit PIN' })).toBeFocused();
  await expectAccessible();
  await page.keyboard.type(await stack.dev.pinOf('admin@summit.example'));
  await page.keyboard.press('Enter');
  await choose(page, 'Manage Orbit');
  await expect(page.getByText('You are in Orbit now.')).toBeVisible();
  await page.goto('/#/profile/manage');
  await expect(page.getByRole('button', { name: 'Manage Summit' })).toBeVisible();
});

const SETUP = `{ viewer { team { samlSetup { configuration {
  endpointUrl issuer certificate { pem } buttonLabel version } } } } }`;
const BE_STRICT = `mutation ($input: TeamSamlUpdateInput!) {
  teamSamlUpdate(input: $input) { recoveryCodes userErrors { code field } } }`;

type Answers = {
  viewer: { team: { samlSetup: { configuration: { certificate: { pem: string } } } } };
  teamSamlUpdate: { recoveryCodes: string[] };
};

test('a strict team whose identity provider is away lets its admin in by a recovery code', async ({
  page,
  stack,
  expectAccessible,
}) => {
  await page.goto(START);
  await choose(page, 'admin@summit.example');
  await expect(page).toHaveURL(/#\/overview/);
  const ask = async (query: string, variables = {}) => {
    const headers = { 'apollo-require-preflight': 'true' };
    const answer = await page.request.post(`${stack.url}/graphql`, { headers, data: { query, variables } });
    return ((await answer.json()) as { data: Answers }).data;
  };
  const { certificate, ...present } = (await ask(SETUP)).viewer.team.samlSetup.configuration;
  const input = { ...present, certificate: certificate.pem, isStrict: true };
  const [code = ''] = (await ask(BE_STRICT, { input })).teamSamlUpdate.recoveryCodes;
  // Nothing of the console is there any more that could ask without a session.
  await page.goto('about:blank');
  await page.context().clearCookies();
  await page.goto('/#/login');
  await page.getByRole('textbox', { name: /e-?mail/i }).fill('admin@summit.example');
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Can’t reach your company’s sign-in?' }).click();
  await expect(page.getByRole('textbox', { name: 'Recovery code' })).toBeFocused();
  await expectAccessible();
  await page.getByRole('textbox', { name: 'Recovery code' }).fill(code);
  await page.keyboard.press('Enter');
  await enterPin(page, stack, 'admin@summit.example');
  await expect(page).toHaveURL(/#\/overview/);
});
