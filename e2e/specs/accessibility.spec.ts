import { CARDS } from '@muster/upstream/testCards';
import type { Page } from '@playwright/test';
import { accessibilityFaults } from '../support/axe.ts';
import { go } from '../support/keyboard.ts';
import { cardFields, completePayment, typeCard } from '../support/payments.ts';
import { expect, test } from '../support/test.ts';

// What the specs of the pages do not look at: the pages of those who are no admins, pages for wide windows in narrow ones, and
// the pages beside the console.

// What is begun here would be in the way of the specs of payments.
test.afterAll(({ stack }) => stack.dev.reset());

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

test('what the system chooses the colours of keeps its focus, its buttons and what is chosen', async ({
  page,
  openConsole,
}) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await openConsole('admin@orbit.example');
  await open(page, 'manage/users');
  const search = page.getByRole('searchbox', { name: /^Search/ });
  await search.focus();
  await expect(search).toHaveCSS('outline-style', 'solid');
  await expect(page.getByRole('button', { name: 'Add users' })).toHaveCSS('border-top-style', 'solid');
  // What is open stands in a line, where others have a shade.
  const bar = page.getByRole('navigation', { name: 'Console' });
  await expect(bar.getByRole('link', { name: 'Members' })).toHaveCSS('outline-style', 'solid');
  await expect(bar.getByRole('link', { name: 'Channels' })).toHaveCSS('outline-style', 'none');
  // A dialog has an edge, a box that is ticked is drawn by the system, and a bar shows how far something is.
  await page.getByRole('button', { name: 'Add users' }).click();
  await expect(page.getByRole('dialog')).toHaveCSS('border-top-style', 'solid');
  await page.keyboard.press('Escape');
  await open(page, 'billing/payment');
  await expect(page.getByRole('radio').first()).toHaveCSS('opacity', '1');
  await open(page, 'settings/sign-up');
  await expect(page.getByRole('checkbox', { name: /^People with other addresses/ })).toHaveCSS('opacity', '1');
  await open(page, 'overview');
  await expect(page.getByRole('progressbar').first()).toHaveCSS('border-top-style', 'solid');
});

/** What moves, or would if it changed, for longer than one can see. */
const moving = (page: Page) =>
  page.evaluate(() => {
    const seconds = (list: string) => Math.max(...list.split(', ').map((text) => Number.parseFloat(text)));
    return [...document.querySelectorAll('*')]
      .filter((element) => {
        const { transitionDuration, animationDuration, animationName } = getComputedStyle(element);
        return seconds(transitionDuration) > 0.05 || (animationName !== 'none' && seconds(animationDuration) > 0.05);
      })
      .map((element) => `${element.tagName} ${element.className}`);
  });

test('nothing moves for whoever wants no motion', async ({ page, openConsole }) => {
  await openConsole('admin@orbit.example');
  const opener = page.getByRole('button', { name: 'Account' });
  for (const path of ['overview', 'manage/users', 'settings', 'billing', 'enterprise/custom-team-fields']) {
    await open(page, path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await opener.click();
    await expect(page.getByRole('menu')).toBeVisible();
    expect(await moving(page), path).toEqual([]);
    await page.keyboard.press('Escape');
  }
  // Without that wish there is something that moves.
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  expect(await moving(page)).not.toEqual([]);
});

/** What reaches beyond the window, is cut where it does not end with dots, or lies on the line below. */
const cutTexts = (page: Page) =>
  page.evaluate(() => {
    const beyond = document.documentElement.scrollWidth - window.innerWidth;
    // Rows are all of one height, whatever their lines take.
    const crowded = [...document.querySelectorAll('[role="grid"] [role="row"]')].filter((row) => {
      const { height } = row.getBoundingClientRect();
      return [...row.querySelectorAll('[role="gridcell"]')].some((cell) => cell.scrollHeight > height + 1);
    });
    const cut = [...document.querySelectorAll<HTMLElement>('main *')].filter((element) => {
      const { overflowX, overflowY, textOverflow, clipPath, position } = getComputedStyle(element);
      // In lists a line may be cut: the page that it leads to has it whole.
      if (element.closest('[role="row"]')) return false;
      // What is only said has a pixel of place.
      if (clipPath !== 'none' || (position === 'absolute' && element.offsetWidth <= 1)) return false;
      if (textOverflow === 'ellipsis' || !element.checkVisibility() || element.textContent.trim() === '') return false;
      const isCut = (overflow: string) => overflow === 'hidden' || overflow === 'clip';
      return (
        (isCut(overflowX) && element.scrollWidth > element.clientWidth + 1) ||
        (isCut(overflowY) && element.scrollHeight > element.clientHeight + 1)
      );
    });
    return [
      ...(beyond > 0 ? [`${beyond} px beyond the window`] : []),
      ...cut.map((element) => `cut: ${element.tagName} “${element.textContent.slice(0, 60)}”`),
      ...crowded.map((row) => `higher than its row: “${row.textContent.slice(0, 60)}”`),
    ];
  });

// As WCAG sets it: the letters, the words, the lines and the paragraphs farther apart.
const SPACING =
  '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important } p { margin-bottom: 2em !important }';

const SPACED_PAGES = [
  ...['overview', 'manage/users', 'settings', 'profile', 'call-recordings', 'email-preferences', 'manage-sessions'],
  ...['webhooks', 'enterprise', 'enterprise/user-groups', 'import', 'chat-dump', ...WIDE_PAGES],
];

test('twice as large, and with more space between letters and lines, nothing is cut', async ({ page, openConsole }) => {
  // What 1,280 px are to somebody who has everything twice as large.
  await page.setViewportSize({ width: 640, height: 400 });
  await openConsole('admin@summit.example');
  const spaced = await page.evaluateHandle((css) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(css);
    return sheet;
  }, SPACING);
  await open(page, 'webhooks');
  await page.getByRole('button', { name: 'Show it here anyway' }).click();
  for (const path of SPACED_PAGES) {
    await open(page, path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.locator('.MuiSkeleton-root, [aria-busy="true"]')).toHaveCount(0);
    expect(await cutTexts(page), path).toEqual([]);
    await spaced.evaluate((sheet) => void document.adoptedStyleSheets.push(sheet));
    expect(await cutTexts(page), `${path}, spaced`).toEqual([]);
    await spaced.evaluate(() => void document.adoptedStyleSheets.pop());
  }
});

test('four times as large, a dialog scrolls from its title to its buttons, and nothing is pinned over the page', async ({
  page,
  openConsole,
}) => {
  // What 1,280 × 1,024 px are to somebody who has everything four times as large.
  await page.setViewportSize({ width: 320, height: 256 });
  await openConsole('admin@orbit.example');
  await expect(page.getByRole('banner')).toHaveCSS('position', 'static');
  await page.getByRole('button', { name: 'Show the sidebar' }).click();
  await page.getByRole('link', { name: 'Sign out' }).scrollIntoViewIfNeeded();
  // The list is as high as its links: it is the whole of the sidebar that scrolls.
  await expect(page.getByRole('link', { name: 'Overview' })).not.toBeInViewport();
  await page.keyboard.press('Escape');
  await open(page, 'manage/users');
  await page.getByRole('button', { name: 'Add users' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('heading')).toBeInViewport();
  await dialog.getByRole('button', { name: 'Cancel' }).scrollIntoViewIfNeeded();
  await expect(dialog.getByRole('heading')).not.toBeInViewport();
  await page.keyboard.press('Escape');
  // Where a value, what there is to say of it and its buttons do not fit on a line, the value does not give way.
  await open(page, 'webhooks');
  await page.getByRole('button', { name: 'Show it here anyway' }).click();
  await open(page, 'enterprise/custom-team-fields/edit/orbit-f02');
  const value = page.getByRole('textbox', { name: 'Value 1' });
  await expect(value).toBeVisible();
  expect((await value.boundingBox())?.width).toBeGreaterThan(80);
});

/** The fields of a card are a page of their own, which is looked at there. */
async function cardFaults(page: Page): Promise<string[]> {
  const frame = page.frame({ url: (url) => url.pathname === '/card.html' });
  if (!frame) throw new Error('There is no page of a card.');
  // It is transparent, and has no other ground to axe than white: it is given what lies below it.
  const ground = await page.evaluate(() => {
    const behind = (element: Element | null): string => {
      if (!element) return '';
      const { backgroundColor } = getComputedStyle(element);
      return backgroundColor === 'rgba(0, 0, 0, 0)' ? behind(element.parentElement) : backgroundColor;
    };
    return behind(document.querySelector('iframe[title="Card details"]'));
  });
  await frame.evaluate((colour) => void (document.body.style.backgroundColor = colour), ground);
  const faults = await accessibilityFaults(frame);
  // The heading is that of the page around it.
  return faults.filter((fault) => !fault.startsWith('page-has-heading-one'));
}

test('a sign-in that is refused, the page of a card, and the playground', async ({ page, signIn, consoleErrors }) => {
  await signIn('admin@orbit.example');
  await page.goto('/sso/saml/team-orbit/start');
  await expect(page.getByRole('link', { name: 'Back to the console' })).toBeVisible();
  for (const colorScheme of ['dark', 'light'] as const) {
    await page.emulateMedia({ colorScheme });
    expect(await accessibilityFaults(page)).toEqual([]);
  }
  await page.goto('/nowhere');
  await expect(page.getByRole('heading', { name: 'There is nothing here.' })).toBeVisible();
  expect(await accessibilityFaults(page)).toEqual([]);
  await page.getByRole('link', { name: 'Back to the console' }).click();
  await expect(page.getByRole('heading', { name: 'Overview' })).toBeVisible();
  await page.goto('/#/billing/card');
  await expect(cardFields(page).getByRole('textbox', { name: 'Card number' })).toBeVisible();
  expect(await cardFaults(page)).toEqual([]);
  await page.goto('/playground');
  await expect(page.getByRole('tabpanel')).toContainText(/signed-in/);
  // The tabs of its editor are as they come.
  const faults = await accessibilityFaults(page);
  expect(faults.filter((fault) => !/^(?:nested-interactive|target-size)/.test(fault))).toEqual([]);
  consoleErrors.length = 0;
});

/** Both colour schemes, in the narrowest window, from which nothing reaches out; and whether keys lead to each of its buttons. */
async function expectOtherSitesPage(page: Page, buttons: readonly string[]): Promise<void> {
  for (const colorScheme of ['dark', 'light'] as const) {
    await page.emulateMedia({ colorScheme });
    expect(await accessibilityFaults(page), `${page.url()}, ${colorScheme}`).toEqual([]);
  }
  const beyond = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  expect(beyond, `how far ${page.url()} reaches beyond the window`).toBeLessThanOrEqual(0);
  for (const name of buttons) await go(page, page.getByRole('button', { name, exact: true }), 10);
}

test('the pages of the stand-ins for who signs people in and takes money', async ({ page, signIn, consoleErrors }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  const signInBy = async (email: string, way: string) => {
    await page.goto('/');
    await page.getByRole('textbox', { name: 'Work e-mail address' }).fill(email);
    await page.keyboard.press('Enter');
    await page.getByRole('link', { name: way }).press('Enter');
  };
  await signInBy('admin@orchard.example', 'Continue with Google');
  await expect(page.getByRole('textbox', { name: 'E-mail address of the account' })).toBeFocused();
  await expectOtherSitesPage(page, ['Sign in', 'Cancel']);
  await signInBy('admin@summit.example', 'Continue with Summit ID');
  await expect(page.getByRole('button', { name: 'admin@summit.example' })).toBeVisible();
  await expectOtherSitesPage(page, ['member@summit.example', 'Fail: not signed']);

  await signIn('admin@flat.example');
  await page.goto('/#/billing/payment?licenseCount=2');
  await page.getByRole('button', { name: 'Show it here anyway' }).click();
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.getByRole('radio', { name: 'Another credit or debit card' }).check();
  for (const colorScheme of ['dark', 'light'] as const) {
    await page.emulateMedia({ colorScheme });
    await expect(cardFields(page).getByRole('textbox', { name: 'CVV' })).toBeVisible();
    expect(await cardFaults(page), colorScheme).toEqual([]);
  }
  await typeCard(page, CARDS.asks);
  await completePayment(page);
  await expect(page.getByRole('button', { name: 'Refuse' })).toBeVisible();
  await expectOtherSitesPage(page, ['Confirm', 'Refuse']);
  await page.goto(page.url().replace(/\?.*/, ''));
  await expect(page.getByRole('heading', { name: 'There is nothing to confirm.' })).toBeVisible();
  await expectOtherSitesPage(page, []);
  // The browser remarks a page that is not there.
  consoleErrors.length = 0;

  await signIn('admin@rupee.example');
  await page.goto('/#/billing/payment?licenseCount=40');
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.getByRole('radio', { name: 'Net banking' }).check();
  await page.getByRole('combobox', { name: 'Bank' }).selectOption({ label: 'Axis Bank' });
  await completePayment(page);
  await expect(page.getByRole('heading', { name: 'Axis Bank' })).toBeVisible();
  await expectOtherSitesPage(page, ['Pay', 'Cancel']);
});

test('on paper the page stands alone', async ({ page, openConsole }) => {
  await openConsole('admin@orbit.example');
  const shell = [page.getByRole('banner'), page.getByRole('navigation', { name: 'Console' })];
  for (const part of shell) await expect(part).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  for (const part of shell) await expect(part).toBeHidden();
  await expect(page.getByRole('heading', { name: 'Overview' })).toBeVisible();
});
