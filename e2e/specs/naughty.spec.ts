// Strings that break programs, in every text that the console shows and in what people type.
import type { Page } from '@playwright/test';
import { answerNaughtily } from '../support/hostileAnswers.ts';
import { naughtyInput } from '../support/naughty.ts';
import { idOf, notifications } from '../support/people.ts';
import { watchPolicy } from '../support/policyWatch.ts';
import { expect, test } from '../support/test.ts';

/** Whatever markup of theirs became an element of the page: it would have an attribute or a name that ours have not. */
const FOREIGN =
  'iframe, script:not([src]), object, embed, [onerror], [onload], [onfocus], [srcdoc], a[href^="javascript"]';

/** Nothing of what is shown has become a part of the page, or has tried to. */
async function expectHarmless(page: Page, violations: () => string[] = () => []): Promise<void> {
  const pwned = await page.evaluate(() => Reflect.get(window, 'pwned') as unknown);
  const found = { address: page.url(), pwned, foreign: await page.locator(FOREIGN).count(), violations: violations() };
  expect(found).toEqual({ address: page.url(), pwned: undefined, foreign: 0, violations: [] });
}

/** Waits until a page is there as a whole. */
const untilThere = (page: Page, role: string) =>
  page.waitForFunction(
    (wanted) =>
      document.querySelector(wanted) !== null &&
      document.querySelector('.MuiSkeleton-root, [aria-busy="true"]') === null,
    role,
  );

/** Wide; the narrowest at which every page is shown; a phone's. In px. */
const WIDTHS = [1280, 769, 390] as const;

/** Nothing of what is shown reaches out of a page. */
async function expectFitting(page: Page, address: string): Promise<void> {
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 800 });
    const sideways = () => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    await expect.poll(sideways, `${address} at ${width} px`).toBeLessThanOrEqual(0);
  }
}

const DIALOG = '[role=dialog], [role=alertdialog]';
const FIELDS = '/enterprise/custom-team-fields';
const GROUPS = '/enterprise/user-groups';

/** Every page that shows what people typed, and dialogs that do. */
const addresses = (memberId: string): readonly (readonly [address: string, there: string])[] => [
  ...['/overview', '/profile', '/profile/manage', '/manage-sessions', '/manage/users', '/manage/users?tab=pending']
    .concat([FIELDS, `${FIELDS}/edit/orbit-f02`, GROUPS, `${GROUPS}/add`])
    .concat(['sign-up', 'merge-domains', 'file-sharing', 'auto-join-channels'].map((tab) => `/settings/${tab}`))
    .map((address) => [address, 'h1'] as const),
  ...[`/manage/users?dialog=profile&member=${memberId}`, `${FIELDS}?dialog=values&field=orbit-f01`]
    .concat([`${FIELDS}?dialog=delete&field=orbit-f01`])
    .map((address) => [address, DIALOG] as const),
];

test.describe('naughty strings', () => {
  test.afterAll(({ stack }) => stack.dev.reset());

  test('in every text of a service are shown as texts, and within the page', async ({ page, signIn }) => {
    const violations = await watchPolicy(page);
    await signIn('admin@orbit.example');
    const memberId = await idOf(page.request, 'member@orbit.example');
    let round = 0;
    await answerNaughtily(page, () => round);
    for (const [address, there] of addresses(memberId)) {
      round += 1;
      await page.setViewportSize({ width: WIDTHS[0], height: 800 });
      // A query of its own, so that the browser loads the page afresh.
      await page.goto(`/?${round}#${address}`);
      await untilThere(page, there);
      await expectFitting(page, address);
      await expectHarmless(page, violations);
    }
    await page.unrouteAll({ behavior: 'ignoreErrors' });
  });

  test('keep a page usable by everybody', async ({ page, signIn, expectAccessible }) => {
    await signIn('admin@orbit.example');
    await answerNaughtily(page, () => 0);
    for (const address of ['/overview', '/manage/users', FIELDS, GROUPS]) {
      await page.goto(`/?${encodeURIComponent(address)}#${address}`);
      await untilThere(page, 'h1');
      await expectAccessible();
    }
    await page
      .getByRole('button', { name: /^Actions for/ })
      .first()
      .click();
    await expect(page.getByRole('menu')).toBeVisible();
    await expectAccessible();
    await page.unrouteAll({ behavior: 'ignoreErrors' });
  });

  test('are searched for, and named as they were typed', async ({ page, signIn }) => {
    await signIn('admin@sprout.example');
    await page.goto('/#/manage/users');
    for (const text of naughtyInput) {
      await page.getByRole('searchbox').fill(text);
      // A text that is written from the right stands isolated in the sentence.
      const told = page.getByText(/^No results for/);
      await expect
        .poll(async () => (await told.textContent())?.replaceAll(/[\u2068\u2069]/g, ''))
        .toContain(`“${text.trim()}”`);
    }
    await expectHarmless(page);
  });

  test('in an address lead nowhere', async ({ page, signIn }) => {
    const violations = await watchPolicy(page);
    await signIn('admin@sprout.example');
    for (const text of [naughtyInput[0], naughtyInput[3], naughtyInput[9]].filter((one) => one !== undefined)) {
      const word = encodeURIComponent(text);
      await page.goto(`/?${word}#/manage/users?tab=${word}&dialog=${word}&member=${word}&search=${word}`);
      await expect(page.getByRole('searchbox')).toHaveValue(text);
      await expectHarmless(page, violations);
      for (const address of [`/settings/${word}`, `${FIELDS}/edit/${word}`, `/${word}`]) {
        await page.goto(`/?${word}#${address}`);
        await untilThere(page, 'h1');
        await expectHarmless(page, violations);
      }
    }
  });

  test('typed as a name are kept and told as they are', async ({ page, signIn }) => {
    await signIn('member@sprout.example');
    await page.goto('/#/profile');
    const first = page.getByRole('textbox', { name: 'First name' });
    const last = page.getByRole('textbox', { name: 'Last name' });
    const names = naughtyInput.filter((text) => text === text.trim() && [...text].length <= 50);
    for (const [at, text] of names.entries()) {
      await first.fill(text);
      await last.fill(`x${at}`);
      await page.getByRole('button', { name: 'Save', exact: true }).first().click();
      await expect(page.getByRole('main').getByText(`${text} x${at}`).first()).toBeVisible();
    }
    await expectHarmless(page);
    await expect(notifications(page).getByRole('alert')).toHaveCount(0);
  });
});
