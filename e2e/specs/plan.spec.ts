import { bar, dialogNamed, notifications, rowOf, search, select } from '../support/people.ts';
import { expect, test } from '../support/test.ts';

const HOUR = 60 * 60_000;

// Others count on the plans, and on the time.
test.afterAll(async ({ stack }) => {
  await stack.dev.resetClock();
  await stack.dev.reset();
});

test.describe('a team on the way to PRO', () => {
  test.beforeEach(({ stack }) => stack.dev.reset());

  test('sees PRO start when the countdown ends, without a reload', async ({
    page,
    signIn,
    stack,
    expectAccessible,
  }) => {
    await signIn('admin@activating.example');
    await page.goto('/#/manage/users');
    const banner = page.getByRole('region', { name: 'The way to PRO' });
    await expect(banner.getByRole('timer')).toHaveText(/^17 hours, \d+ minutes?, \d+ seconds?$/);
    await expect(page.getByRole('grid').getByText('PRO', { exact: true }).first()).toBeVisible();
    await expect(page.getByRole('grid').getByText('Lite', { exact: true })).toHaveCount(0);
    await expectAccessible();
    await stack.dev.advance(18 * HOUR);
    // The console learns the services' time with the next answer.
    await search(page, 'ana@');
    await expect(banner.getByText('PRO is on')).toBeVisible();
    await expect(rowOf(page, 'Ana').getByText('Lite', { exact: true })).toBeVisible();
    await expectAccessible();
    await banner.getByRole('button', { name: 'Dismiss' }).click();
    await expect(banner).toHaveCount(0);
  });

  test('starts counting with the first licence', async ({ page, signIn, expectAccessible }) => {
    await signIn('admin@firstday.example');
    await page.goto('/#/manage/users?search=member%40');
    const banner = page.getByRole('region', { name: 'The way to PRO' });
    await expect(banner).toBeVisible();
    await expect(banner.getByRole('timer')).toHaveCount(0);
    await page.getByRole('checkbox', { name: /^Select (?!everything)/ }).click();
    await bar(page).getByRole('button', { name: 'Assign license (1)' }).click();
    const dialog = dialogNamed(page, 'Assign licenses');
    await expect(dialog.getByText(/24 hours/)).toBeVisible();
    await expectAccessible();
    await dialog.getByRole('button', { name: 'Assign 1 license' }).click();
    await expect(banner.getByRole('timer')).toHaveText(/^(24 hours|23 hours, 59 minutes)/);
    await expect(page.getByRole('grid').getByText('PRO', { exact: true })).toBeVisible();
    await expectAccessible();
  });

  test('starts it by hand, after reading who becomes Lite', async ({ page, signIn, expectAccessible }) => {
    await signIn('admin@activating.example');
    await page.goto('/#/manage/users');
    await page.getByRole('button', { name: 'Activate PRO now' }).click();
    const dialog = dialogNamed(page, 'Activate PRO now?');
    await expect(dialog.getByText(/^16 people have no license and become Lite: .* 11 more\.$/)).toBeVisible();
    await expectAccessible();
    await dialog.getByRole('button', { name: 'Activate PRO' }).click();
    const done = dialogNamed(page, 'PRO is on');
    await expect(done).toBeVisible();
    await expectAccessible();
    await done.getByRole('button', { name: 'Done' }).click();
    await expect(page.getByRole('button', { name: 'Activate PRO now' })).toHaveCount(0);
    await search(page, 'ana@');
    await expect(rowOf(page, 'Ana').getByText('Lite', { exact: true })).toBeVisible();
  });

  test('starts it with the last licence', async ({ page, signIn, expectAccessible }) => {
    await signIn('admin@activating.example');
    await page.goto('/#/manage/users?licence=lite');
    const boxes = page.getByRole('checkbox', { name: /^Select (?!everything)/ });
    await boxes.first().click();
    await boxes.nth(10).click({ modifiers: ['Shift'] });
    await bar(page).getByRole('button', { name: 'Assign license (11)' }).click();
    const dialog = dialogNamed(page, 'Assign licenses');
    await expect(
      dialog.getByText(/assigning them starts PRO at once\. 5 people without a license become Lite\./),
    ).toBeVisible();
    await expectAccessible();
    await dialog.getByRole('button', { name: 'Assign 11 licenses' }).click();
    await expect(notifications(page).getByText('11 licenses assigned. PRO is on.')).toBeVisible();
    await expect(page.getByRole('timer')).toHaveCount(0);
    await expect(page.getByText('5 people of 26', { exact: true })).toBeVisible();
  });
});

test('an elite team has nothing about assigning licences', async ({ page, signIn, expectAccessible }) => {
  await signIn('admin@elite.example');
  await page.goto('/#/manage/users?search=member%40');
  await page.getByRole('button', { name: 'Actions for Daphney Roberts' }).click();
  await expect(page.getByRole('menuitem')).toHaveText(['Profile', 'Make admin', 'Deactivate', 'Delete']);
  await expectAccessible();
  await page.keyboard.press('Escape');
  await select(page, ['Daphney Roberts']);
  await expect(bar(page).getByRole('button')).toHaveText(['Clear selection', 'Deactivate (1)', 'Delete (1)']);
  await page.getByRole('button', { name: 'More for this list' }).click();
  await expect(page.getByRole('menuitem', { name: /^Export/ })).toBeVisible();
  await expect(page.getByRole('switch')).toHaveCount(0);
});

test.describe('the plan page', () => {
  const headline = 'PRO for your whole team';

  test('leads a free team through currency, cycle and trial to PRO, up to the end', async ({
    page,
    signIn,
    stack,
    expectAccessible,
  }) => {
    await stack.dev.reset();
    await signIn('admin@seedling.example');
    await page.goto('/#/billing');
    await expect(page).toHaveURL(/#\/billingNew$/);
    const price = page.getByRole('region', { name: headline });
    await expect(price.getByText('$396.00 a year for 11 people')).toBeVisible();
    await expectAccessible();
    await price.getByRole('radio', { name: 'Monthly' }).check();
    await expect(price.getByText('$55.00 a month for 11 people')).toBeVisible();
    await price.getByRole('combobox', { name: 'Currency' }).selectOption('INR');
    await expect(price.getByText('₹2,189.00 a month for 11 people')).toBeVisible();
    await expect(page).toHaveURL(/#\/billingNew\?interval=MONTHLY&currency=INR$/);
    await page.reload();
    await expect(price.getByText('₹199', { exact: true })).toBeVisible();
    await expect(price.getByText('No Credit Card needed.')).toBeVisible();

    // The custom fields are a part of PRO: without it nothing can be created.
    await page.goto('/#/enterprise/custom-team-fields');
    await expect(page.getByRole('button', { name: 'Upgrade to PRO' }).first()).toBeVisible();
    await page.goto('/#/billing');
    await price.getByRole('button', { name: 'Start 30 days PRO trial' }).click();
    const trial = page.getByRole('region', { name: 'Your PRO trial' });
    await expect(trial.getByText('30 days left')).toBeVisible();
    await expect(price.getByRole('button', { name: /trial$/ })).toHaveCount(0);
    await page.emulateMedia({ colorScheme: 'dark' });
    await expectAccessible();
    await page.getByRole('link', { name: 'Overview' }).click();
    await expect(page.getByRole('main').getByText('PRO trial', { exact: true }).first()).toBeVisible();
    await page.getByRole('link', { name: 'Enterprise' }).click();
    await page
      .getByRole('main')
      .getByRole('link', { name: /^Custom/ })
      .first()
      .click();
    await expect(page.getByRole('heading', { level: 1, name: /fields/i })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Upgrade to PRO' })).toHaveCount(0);

    await page.getByRole('link', { name: 'Billing' }).click();
    await expect(trial.getByText('30 days left')).toBeVisible();
    await stack.dev.advance(30 * 24 * HOUR);
    // The console learns the services' time with the next answer.
    await page.keyboard.press('Control+k');
    await page.getByRole('combobox', { name: 'Search or go to' }).fill('zzzz');
    await expect(page.getByText('Nothing found')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(trial).toHaveCount(0);
    await expect(price).toHaveCount(0);
    await expect(page.getByRole('main')).toContainText('Lite');
    await stack.dev.resetClock();
    await stack.dev.reset();
  });

  test('shows what a team uses beside the free plan, and its offer', async ({ page, signIn, expectAccessible }) => {
    await signIn('admin@softwall.example');
    await page.goto('/#/billing?feature=guests');
    await expect(page.getByText('More guests need PRO')).toBeVisible();
    const uses = page.getByRole('table', { name: 'What your team uses' });
    await expect(uses.getByRole('row', { name: /^Messages 8,4\d\d 10,000 Close to the limit$/ })).toBeVisible();
    await expect(uses.getByRole('row', { name: /^File storage 4\.6 GB.* 5 GB Close to the limit$/ })).toBeVisible();
    await expect(uses.getByRole('row', { name: 'Guests 1 Not included Over the limit' })).toBeVisible();
    await expect(uses.getByRole('row', { name: 'Public channels 11 10 Over the limit' })).toBeVisible();
    const offer = page.getByRole('region', { name: 'An offer for your team' });
    await expect(offer).toContainText('$2.50 instead of $5 per person per month for the first 6 months');
    await page.getByText('What do guests cost?').click();
    await expect(page.getByText(/^Nothing\. Guests need no license/)).toBeVisible();
    await expectAccessible();
    await page.emulateMedia({ colorScheme: 'dark' });
    await expectAccessible();
    await page.getByRole('button', { name: 'Upgrade Now' }).click();
    await expect(page).toHaveURL(/#\/billing\/paymentNew\?interval=ANNUAL&currency=USD&feature=guests$/);
  });

  test('shows a trial its days, and a team of old its prices', async ({ page, signIn, expectAccessible }) => {
    await signIn('admin@sprout.example');
    await page.goto('/#/billing');
    const trial = page.getByRole('region', { name: 'Your PRO trial' });
    await expect(trial.getByText('10 days left')).toBeVisible();
    await expect(trial.getByText(/on PRO without licenses/)).toBeVisible();
    await expect(page.getByRole('button', { name: 'Upgrade Now' })).toBeVisible();
    await expect(page.getByRole('button', { name: /trial$/ })).toHaveCount(0);
    await expectAccessible();
    await signIn('admin@heritage.example');
    await page.goto('/#/billing');
    const price = page.getByRole('region', { name: headline });
    await expect(page.getByRole('region', { name: 'Special prices for your team' })).toContainText('go on for free');
    await expect(price.getByText('$720.00 a year for 30 people')).toBeVisible();
    await expect(price.getByText('You save $900.00', { exact: false })).toBeVisible();
    await expectAccessible();
  });

  test('behind the hard paywall asks to turn to sales; from a mail it names the offer', async ({
    page,
    signIn,
    expectAccessible,
  }) => {
    await signIn('admin@hardwall.example');
    await page.goto('/#/billing');
    await expect(page).toHaveURL(/#\/billingNew$/);
    await expect(page.getByText('Your team needs PRO to go on')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Upgrade Now' })).toBeVisible();
    await expect(page.getByRole('button', { name: /trial$/ })).toHaveCount(0);
    await expectAccessible();
    await signIn('admin@seedling.example');
    const mail = 'planType=pro&endDate=2030-12-31&TrialNotAvailable=true&fromEmail=true';
    await page.goto(`/#/billing?${mail}`);
    await expect(page).toHaveURL(`/#/billingNew?${mail}`);
    await expect(page.getByText('It ends on 31 Dec 2030.', { exact: false })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Upgrade Now' })).toBeVisible();
    await expect(page.getByRole('button', { name: /trial$/ })).toHaveCount(0);
    await page.goto('/#/billing/email?planType=gold&endDate=tomorrow');
    await expect(page.getByRole('button', { name: /trial$/ })).toBeVisible();
    await expect(page.getByText('From our e-mail to you')).toHaveCount(0);
    await expect(page.getByRole('banner').getByRole('combobox')).toHaveCount(0);
    await expectAccessible();
  });

  test('has nothing yet for a way of paying that it does not know, and leads back', async ({
    page,
    signIn,
    stack,
    expectAccessible,
  }) => {
    const nothing = { amount: 0, currency: 'USD' };
    const teamDetails = {
      ...{ activationTimestamp: null, isActivationAllowed: false },
      ...{ licensedUsers: 0, liteUsers: 11, currentUnusedLicenses: 0 },
    };
    const body = {
      billing: { type: 'BARTER', isLiteUserRestricted: false, teamDetails },
      newBilling: { balance: nothing },
      pendingPaymentDetails: { pendingAmount: nothing, deadline: null },
    };
    await signIn('admin@seedling.example');
    await stack.dev.fault({ service: 'billing', operation: 'billingData', status: 200, body });
    await page.goto('/#/billing');
    await expect(page.getByText('This is coming soon..')).toBeVisible();
    await expectAccessible();
    await stack.dev.clearFaults();
    await page.getByRole('link', { name: 'Go to the overview' }).click();
    await expect(page).toHaveURL(/#\/overview$/);
  });
});
