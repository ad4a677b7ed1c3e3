import type { Page } from '@playwright/test';
import { ask, dialogNamed, notifications } from '../support/people.ts';
import { retryUntil } from '../support/retry.ts';
import { expect, test } from '../support/test.ts';

const DAY = String.raw`\d{2} [A-Z][a-z]{2} \d{4}`;

const part = (page: Page, name: string) => page.getByRole('region', { name });
const order = (page: Page) => page.getByRole('table', { name: 'Order summary' });

/** The largest team first: bringing it back takes time. */
test('licences of four intervals are told apart', async ({ page, signIn, expectAccessible }) => {
  await signIn('admin@galaxy.example');
  await page.goto('/#/billing');
  for (const row of [
    'Monthly licenses 200 people',
    'Quarterly licenses 300 people',
    'Biannual licenses 500 people',
    'Annual licenses 4,000 people',
    'Interval of new licenses Annual',
    'Rate of new licenses',
  ])
    await expect(order(page).getByRole('row', { name: row })).toBeVisible();
  await expect(part(page, 'Licenses')).toContainText('Licenses bought5,200Assigned5,000Unused200');
  await expect(part(page, 'Payment')).not.toContainText('Billing day');
  await expect(part(page, 'Billing cycle')).toHaveCount(0);
  await expectAccessible();
});

test.describe('the plan of a team that pays for PRO, as it stands', () => {
  test('says what is charged next and how that comes about, at both addresses', async ({
    page,
    signIn,
    expectAccessible,
  }) => {
    await signIn('admin@orbit.example');
    await page.goto('/#/billing');
    const line = new RegExp(String.raw`^Your next charge is \$265\.00 on ${DAY} for 83 people\.$`);
    await expect(part(page, 'Your plan').getByText(line)).toBeVisible();
    await expect(order(page).getByRole('row')).toHaveText([
      'PlanSubscriptionPRO',
      'Billing intervalMonthly',
      'Rateper person per month$5',
      'People chargedof 95 licenses83',
      'Price of the plan$415.00',
      'Credits usedof $25.00−$25.00',
      'Balance usedof $125.00−$125.00',
      new RegExp(String.raw`^Next chargeon ${DAY}\$265\.00$`),
    ]);
    await expect(part(page, 'Licenses')).toContainText('Licenses bought95Assigned80Unused15');
    await expect(page.getByRole('link', { name: 'Add more users' })).toHaveCount(0);
    await order(page).getByRole('button').first().click();
    await expect(order(page).getByText(/^What one more license costs/)).toBeVisible();
    await expectAccessible();
    await page.emulateMedia({ colorScheme: 'dark' });
    await expectAccessible();

    await page.goto('/#/billingNew');
    await expect(part(page, 'Your plan').getByText(line)).toBeVisible();
    await expect(part(page, 'Payment').getByText('Visa •••• 4242')).toBeVisible();
    await expect(page.getByRole('link', { name: 'Purchase more licenses' })).toBeVisible();
    await expectAccessible();
    await page.getByRole('button', { name: 'Update payment details' }).click();
    await expect(dialogNamed(page, 'Update payment details')).toBeVisible();
  });

  test('stands where its cards or its figures fail, and brings them back', async ({
    page,
    signIn,
    stack,
    consoleErrors,
  }) => {
    await signIn('admin@orbit.example');
    await stack.dev.fault({ service: 'payment', status: 503 });
    await page.goto('/#/billing');
    await expect(part(page, 'Payment').getByText('Your saved cards could not be loaded.')).toBeVisible();
    await expect(order(page).getByRole('row')).toHaveCount(8);
    await stack.dev.clearFaults();
    await retryUntil(part(page, 'Payment'), part(page, 'Payment').getByText('Visa •••• 4242'));

    await stack.dev.fault({ service: 'billing', status: 503 });
    await page.reload();
    await expect(part(page, 'Your plan').getByText('The figures of billing could not be loaded')).toBeVisible();
    await expect(part(page, 'Contact')).toBeVisible();
    await stack.dev.clearFaults();
    await retryUntil(page.getByRole('main'), order(page).getByRole('row', { name: /^Next charge/ }));
    consoleErrors.length = 0;
  });

  test('asks to clear dues after a charge that failed', async ({ page, signIn, expectAccessible }) => {
    await signIn('admin@overdue.example');
    for (const address of ['/#/billing', '/#/billingNew']) {
      await page.goto(address);
      const notice = page.getByRole('alert').filter({ hasText: 'We were not able to charge' });
      await expect(notice).toContainText('We were not able to charge $125.00 to your card ending in 4242');
      await expect(notice).toContainText(new RegExp(`by ${DAY}, or your team is downgraded to the free Starter plan`));
      await expect(notice).toContainText('25 licenses are credited for the time being');
      await expect(part(page, 'Payment').getByText(/^we were unable to charge this card\./)).toBeVisible();
      await expectAccessible();
    }
    await page.getByRole('button', { name: 'Clear dues' }).click();
    await expect(dialogNamed(page, 'Clear dues')).toBeVisible();
  });
});

test.describe('the plan of a team', () => {
  test.afterAll(({ stack }) => stack.dev.reset());

  test('is paid by another cycle from the next renewal on, and goes on in this one after all', async ({
    page,
    signIn,
    expectAccessible,
  }) => {
    await signIn('admin@elite.example');
    await page.goto('/#/billing');
    await expect(page.getByRole('link', { name: 'Add more users' })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Assign licenses' })).toHaveCount(0);
    const cycle = part(page, 'Billing cycle');
    await expect(cycle.getByRole('listitem')).toHaveText([/^MonthlyCurrent\$5/, /^AnnualSave 40%\$3/]);
    await cycle.getByRole('button', { name: 'Switch to annual' }).click();
    const question = dialogNamed(page, 'Great Going');
    await expect(question).toContainText('you pay $3 per person per month instead of $5: 40% less than by the month.');
    await expectAccessible();
    await page.emulateMedia({ colorScheme: 'dark' });
    await expectAccessible();
    await question.getByRole('button', { name: 'Switch to annual billing' }).click();
    await expect(question).toHaveCount(0);
    await expect(
      notifications(page).getByText(new RegExp(`^Your team pays annually from ${DAY} on\\.$`)),
    ).toBeVisible();
    await expect(
      order(page).getByRole('row', {
        name: new RegExp(`^Next billing interval from ${DAY}, \\$3 per person per month Annual$`),
      }),
    ).toBeVisible();
    // 16 people for $3 and 12 months.
    await expect(order(page).getByRole('row', { name: /^Price of the plan/ })).toContainText('$576.00');
    await expectAccessible();
    await cycle.getByRole('button', { name: 'Keep monthly' }).click();
    await expect(notifications(page).getByText('Your team goes on paying monthly.')).toBeVisible();
    await expect(order(page).getByRole('row', { name: /^Next billing interval/ })).toHaveCount(0);
    await expect(order(page).getByRole('row', { name: /^Price of the plan/ })).toContainText('$80.00');

    // Others are not asked.
    await signIn('admin@flat.example');
    await page.goto('/#/billing?dialog=billing-cycle&interval=annual');
    await expect(order(page).getByRole('row', { name: 'Plan Flat rate PRO' })).toBeVisible();
    await expect(part(page, 'Billing cycle')).toHaveCount(0);
  });

  test('is paid by invoice after a trial', async ({ page, signIn, expectAccessible }) => {
    await signIn('admin@offline.example');
    await page.goto('/#/billing');
    await expect(page.getByRole('note')).toContainText(new RegExp(`Your trial of PRO runs from ${DAY} to ${DAY}`));
    await expect(order(page).getByRole('row', { name: new RegExp(`^Billing start date ${DAY}$`) })).toBeVisible();
    await expect(part(page, 'Payment').getByText('Your team pays by invoice: no card is needed.')).toBeVisible();
    await expectAccessible();
    await page.getByRole('link', { name: 'Make Payment' }).click();
    await expect(page).toHaveURL(/#\/billing\/paymentNew\?fromSales=true$/);
  });

  test('counts down to PRO where that is on its way', async ({ page, signIn, expectAccessible }) => {
    await signIn('admin@activating.example');
    await page.goto('/#/billing');
    await expect(page).toHaveURL(/#\/billingNew$/);
    await expect(part(page, 'The way to PRO').getByRole('timer')).toBeVisible();
    await expect(part(page, 'Licenses')).toContainText('Licenses bought20Assigned9Unused11');
    await expectAccessible();
    await part(page, 'The way to PRO').getByRole('button', { name: 'Activate PRO now' }).click();
    const question = dialogNamed(page, 'Activate PRO now?');
    await question.getByRole('button', { name: 'Activate PRO' }).click();
    await dialogNamed(page, 'PRO is on').getByRole('button', { name: 'Done' }).click();
    await expect(part(page, 'Licenses')).toContainText('Lite, without a license16');
  });

  test('is agreed with sales, or tried by arrangement with them', async ({ page, signIn, expectAccessible }) => {
    await signIn('admin@deal.example');
    await page.goto('/#/billingNew');
    await expect(part(page, 'PRO for your team').getByText(/^PRO was agreed for your team/)).toBeVisible();
    await expect(part(page, 'Contact').getByRole('link', { name: /@/ })).toHaveAttribute('href', /^mailto:/);
    await expectAccessible();
    await page.getByRole('link', { name: 'Make Payment' }).click();
    await expect(page).toHaveURL(/#\/billing\/paymentNew\?fromSales=true$/);

    await signIn('admin@salestrial.example');
    await page.goto('/#/billing');
    await expect(page).toHaveURL(/#\/billingNew$/);
    await expect(part(page, 'Your PRO trial').getByText('20 days left')).toBeVisible();
    await expect(part(page, 'What PRO costs')).toContainText('$1,008.00 for 28 people and 12 months');
    await expectAccessible();
  });

  test('groups rupees as rupees are grouped, in every language', async ({ page, signIn, expectAccessible }) => {
    await signIn('admin@rupee.example');
    const locale =
      'mutation ($locale: Locale!) { viewerLocaleUpdate(input: { locale: $locale }) { userErrors { code } } }';
    await ask(page.request, locale, { locale: 'RU_RU' });
    await page.goto('/#/billing');
    const summary = page.getByRole('table', { name: 'Состав заказа' });
    await expect(summary.getByRole('row', { name: /^Цена/ })).toContainText('₹199');
    await expect(page.getByText(/^Следующее списание: ₹[\d,]+\.\d{2}, \d{1,2} \S+ \d{4}/)).toBeVisible();
    await expectAccessible();
    await ask(page.request, locale, { locale: 'EN_US' });
  });
});
