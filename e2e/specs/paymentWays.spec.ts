// What is bought by teams that are not like others: an agreement with sales, members who may not be Lite, credits, dues, invoices.
import { CARDS } from '@muster/upstream/testCards';
import { completePayment, figure, giveAddress, orderIn, takenByCard, typeCard } from '../support/payments.ts';
import { notifications } from '../support/people.ts';
import { expect, test } from '../support/test.ts';

test.afterAll(({ stack }) => stack.dev.reset());

test('what sales agreed on is paid without choosing a cycle', async ({ page, signIn, expectAccessible }) => {
  await signIn('admin@deal.example');
  await page.goto('/#/billing');
  await expect(page.getByRole('region', { name: 'Your plan' })).toContainText('$1,800.00');
  await page.getByRole('link', { name: 'Make Payment' }).click();
  await expect(page.getByRole('textbox', { name: 'Company name' })).toBeVisible();
  await expect(page.getByRole('radio')).toHaveCount(0);
  await giveAddress(page, 'United States');
  await expect(figure(page, 'Chargeable users')).toHaveText('50');
  await expect(figure(page, 'Amount payable')).toHaveText('$1,800.00');
  await typeCard(page, CARDS.good);
  await completePayment(page);
  await expect(page).toHaveURL(/#\/billing\/payment\/success/);
  await expect(page.getByRole('heading', { name: 'Payment complete' })).toBeVisible();
  await expectAccessible();
});

test('an elite team buys licences for all who lack one, and assigns none by hand', async ({ page, signIn }) => {
  await signIn('admin@elite.example');
  await page.goto('/#/billing/payment');
  const count = page.getByRole('textbox', { name: 'Licenses to be purchased' });
  await count.fill('2');
  await count.blur();
  await expect(count).toHaveValue('6');
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.getByRole('radio', { name: /^Visa/ }).check();
  await completePayment(page);
  await expect(page).toHaveURL(/#\/billing\/payment\/success/);
  await expect(page.getByRole('link', { name: 'Back to the admin panel' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Assign licenses' })).toHaveCount(0);
});

test('credits and balance pay for licences, and no card is charged', async ({ page, signIn, stack }) => {
  await signIn('admin@orbit.example');
  await page.goto('/#/billing/payment?licenseCount=7&licenseDuration=30');
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.getByRole('button', { name: 'I understand, Proceed' }).click();
  await expect(figure(page, 'Available credits')).toHaveText('−$35.00');
  await expect(figure(page, 'Amount payable')).toHaveText('$0.00');
  await expect(page.getByRole('radio')).toHaveCount(0);
  const order = orderIn(page);
  await page.getByRole('button', { name: 'Proceed to Upgrade' }).click();
  await expect(page).toHaveURL(/#\/billing\/payment\/success/);
  await expect(page.getByRole('main')).toContainText('Your team has 7 more licenses.');
  expect((await takenByCard(stack)).get(order)).toBeUndefined();
  await page.getByRole('link', { name: 'Assign licenses' }).click();
  await expect(page).toHaveURL(/#\/manage\/users/);
});

test('what is owed is paid with more licences, by a saved card', async ({ page, signIn, stack }) => {
  await signIn('admin@overdue.example');
  await page.goto('/#/billing/payment?licenseCount=6&licenseDuration=90');
  await expect(page.getByRole('checkbox', { name: /^Pay the dues/ })).toBeChecked();
  await page.getByRole('button', { name: 'Continue' }).click();
  await giveAddress(page, 'United States');
  await expect(figure(page, 'Amount payable')).toHaveText('$206.00');
  const order = orderIn(page);
  await page.getByRole('radio', { name: /^Visa/ }).check();
  await completePayment(page);
  await expect(page).toHaveURL(/#\/billing\/payment\/success/);
  await expect(notifications(page)).toContainText('Payment successful.');
  expect((await takenByCard(stack)).get(order)).toBe(20_600);
  await page.goto('/#/billing');
  await expect(page.getByRole('region', { name: 'Licenses', exact: true })).toContainText('Licenses bought31');
  await expect(page.getByRole('button', { name: 'Clear dues' })).toHaveCount(0);
});

test('a team that pays by invoice is asked where to send it, and for no card', async ({
  page,
  signIn,
  expectAccessible,
}) => {
  await signIn('admin@offline.example');
  await page.goto('/#/billing/payment');
  await expect(page.getByRole('main')).toContainText('Your team pays by invoice: no card is needed.');
  await expectAccessible();
  await giveAddress(page, 'Germany', 'Save the address');
  await expect(notifications(page)).toContainText('The address was saved.');
  await page.reload();
  await expect(page.getByRole('textbox', { name: 'Company name' })).toHaveValue('Anvil & Sons');
});

test('what was given up to the end of what is paid is taken back, and PRO is renewed then', async ({
  page,
  signIn,
  expectAccessible,
}) => {
  await signIn('admin@parting.example');
  await page.goto('/#/billing');
  const note = page.getByRole('note').filter({ hasText: 'The PRO plan is canceled' });
  await expect(note).toContainText('PRO goes on until the end of');
  await expect(figure(page, 'Last day of PRO')).toBeVisible();
  await expect(figure(page, 'Next renewal')).toHaveCount(0);
  await expectAccessible();
  await note.getByRole('button', { name: 'Keep the PRO plan' }).click();
  const question = page.getByRole('alertdialog', { name: 'Keep the PRO plan?' });
  await expect(question).toContainText('its licenses will be renewed and charged as before');
  await expectAccessible();
  await question.getByRole('button', { name: 'Keep the PRO plan' }).click();
  await expect(notifications(page)).toContainText('The PRO plan goes on.');
  await expect(note).toHaveCount(0);
  await expect(figure(page, 'Next renewal')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Cancel the PRO plan' })).toBeVisible();
  await page.reload();
  await expect(figure(page, 'Next renewal')).toBeVisible();
  await expect(note).toHaveCount(0);
});
