import type { Page } from '@playwright/test';
import { accessibilityFaults } from '../support/axe.ts';
import { cardFields } from '../support/payments.ts';
import { expect, test } from '../support/test.ts';

// What the specs of the pages do not look at: the pages of those who are no admins, pages for wide windows in narrow ones, and
// the pages beside the console.

const OWN_PAGES = ['overview', 'profile', 'profile/manage', 'email-preferences', 'manage-sessions', 'webhooks'];
const WIDE_PAGES = [
  'manage/users/bulk-manage/add',
  'manage-channels',
  'manage-channels/all-channels',
  'manage-channels/announcement-channels/channel/create/announcement',
  'enterprise/custom-team-fields',
  'enterprise/custom-team-fields/add',
  'enterprise/user-groups/add',
  'billing',
  'billing/payment',
  'import/slack',
  'authentication',
  'webhooks/add/outgoing',
];

/** Goes to a page without loading the console anew. */
async function open(page: Page, path: string): Promise<void> {
  await page.evaluate((hash) => void (window.location.hash = hash), `#/${path}`);
  await expect(page).toHaveURL(new RegExp(`#/${path}`));
}

for (const role of ['member', 'guest'] as const)
  test(`the pages of a ${role}, light and dark`, async ({ page, openConsole, expectAccessible }) => {
    await openConsole(`${role}@summit.example`);
    for (const path of OWN_PAGES) {
      await open(page, path);
      for (const colorScheme of ['light', 'dark'] as const) {
        await page.emulateMedia({ colorScheme });
        await expectAccessible();
      }
    }
  });

test('pages for wide windows are shown in a narrow one that wants them, and scroll one way', async ({
  page,
  signIn,
  expectAccessible,
}) => {
  // What 1,280 px are to somebody who has the text four times as large.
  await page.setViewportSize({ width: 320, height: 640 });
  await signIn('admin@summit.example');
  await page.goto('/#/webhooks');
  await expectAccessible();
  await page.getByRole('button', { name: 'Show it here anyway' }).click();
  await expect(page.getByRole('heading', { name: 'Webhooks', level: 1 })).toBeFocused();
  for (const path of WIDE_PAGES) {
    await open(page, path);
    await expectAccessible();
    const beyond = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    expect(beyond, `how far ${path} reaches beyond the window`).toBeLessThanOrEqual(0);
  }
});

test('what opens a list, empties a field or sorts is a target of 24 px', async ({ page, openConsole }) => {
  await openConsole('admin@orbit.example');
  const reached = async (name: string) => {
    const box = await page.getByRole('button', { name, exact: true }).first().boundingBox();
    return Math.round(Math.min(box?.width ?? 0, box?.height ?? 0));
  };
  await open(page, 'manage/users');
  await expect(page.getByRole('button', { name: 'Name', exact: true })).toBeVisible();
  expect(await reached('Name')).toBeGreaterThanOrEqual(24);
  await open(page, 'profile');
  const country = page.getByRole('combobox', { name: 'Country or calling code' });
  await country.fill('+44');
  await country.press('Enter');
  expect(await reached('Show the countries')).toBeGreaterThanOrEqual(24);
  expect(await reached('Clear the country')).toBeGreaterThanOrEqual(24);
});

test('what the system chooses the colours of keeps its focus and its buttons', async ({ page, openConsole }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await openConsole('admin@orbit.example');
  await open(page, 'manage/users');
  const search = page.getByRole('searchbox', { name: /^Search/ });
  await search.focus();
  await expect(search).toHaveCSS('outline-style', 'solid');
  await expect(page.getByRole('button', { name: 'Add users' })).toHaveCSS('border-top-style', 'solid');
});

/** The fields of a card are a page of their own, which is looked at there. */
async function cardFaults(page: Page): Promise<string[]> {
  const frame = page.frame({ url: (url) => url.pathname === '/card.html' });
  if (!frame) throw new Error('There is no page of a card.');
  const faults = await accessibilityFaults(frame);
  // The heading is that of the page around it.
  return faults.filter((fault) => !fault.startsWith('page-has-heading-one'));
}

/** A reader of mail shows a mail in a page of its own, with headings and landmarks that it has itself. */
const isOfReader = (fault: string) => /^(?:landmark-one-main|page-has-heading-one|region):/.test(fault);

test('a mail, a sign-in that is refused, the page of a card, and the playground', async ({
  page,
  signIn,
  stack,
  consoleErrors,
}) => {
  await signIn('admin@orbit.example');
  const [mail] = await stack.dev.mailsTo('admin@orbit.example');
  await page.setContent(mail?.html ?? '');
  await expect(page.getByText(/^\d{6}$/)).toBeVisible();
  expect((await accessibilityFaults(page)).filter((fault) => !isOfReader(fault))).toEqual([]);
  await page.goto('/sso/saml/team-orbit/start');
  await expect(page.getByRole('link', { name: 'Back to the console' })).toBeVisible();
  expect(await accessibilityFaults(page)).toEqual([]);
  await page.goto('/#/billing/card');
  await expect(cardFields(page).getByRole('textbox', { name: 'Card number' })).toBeVisible();
  expect(await cardFaults(page)).toEqual([]);
  await page.goto('/playground');
  await expect(page.getByRole('tabpanel')).toContainText(/signed-in/);
  // The tabs and the quiet buttons of its editor are as they come.
  const faults = await accessibilityFaults(page);
  expect(faults.filter((fault) => !/^(?:nested-interactive|target-size|color-contrast: button)/.test(fault))).toEqual(
    [],
  );
  consoleErrors.length = 0;
});
