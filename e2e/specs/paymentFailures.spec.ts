// What goes wrong on the way from an order to its money, as whoever pays sees it.
import { CARDS } from '@muster/upstream/testCards';
import {
  completePayment,
  figure,
  giveAddress,
  misbehave,
  orderIn,
  takenByCard,
  typeCard,
} from '../support/payments.ts';
import { act, idOf, notifications } from '../support/people.ts';
import { expect, test } from '../support/test.ts';

test.afterEach(async ({ stack }) => {
  await stack.dev.clearFaults();
  await misbehave(stack, { failRequests: 0 });
});
test.afterAll(({ stack }) => stack.dev.reset());

test('a price that rises is shown before it is paid, and money is taken once, whatever fails before', async ({
  page,
  signIn,
  stack,
  expectAccessible,
  consoleErrors,
}) => {
  await signIn('admin@seedling.example');
  const memberIds = [await idOf(page.request, 'member@seedling.example')];
  await act(page.request, 'memberDeactivate', { memberIds });
  await page.goto('/#/billing/paymentNew');
  await page.getByRole('button', { name: 'Continue' }).click();
  await giveAddress(page, 'United Kingdom');
  await expect(figure(page, 'Amount payable')).toHaveText('$360.00');

  await act(page.request, 'memberReactivate', { memberIds });
  await typeCard(page, CARDS.good);
  await completePayment(page);
  await expect(page.getByText('the amount due has increased by $36.00')).toBeVisible();
  await expect(figure(page, 'Amount payable')).toContainText('$396.00');
  const order = orderIn(page);
  await expectAccessible();
  expect((await takenByCard(stack)).get(order)).toBeUndefined();

  // Its bank says no some seconds later.
  await typeCard(page, CARDS.slowAndFails);
  await completePayment(page);
  await expect(page.getByRole('button', { name: 'Complete payment' })).toBeHidden();
  await expect(notifications(page)).toContainText(
    'There was an error processing your payment. Please try again later.',
  );
  await expect(page.getByRole('alert').first()).toBeVisible();

  await typeCard(page, CARDS.good);
  await misbehave(stack, { failRequests: 100 });
  await completePayment(page);
  await expect(page.getByRole('alert').filter({ hasText: 'you are not charged twice' })).toBeVisible();
  await expectAccessible();
  await misbehave(stack, { failRequests: 0 });
  await completePayment(page);
  await expect(page).toHaveURL(/#\/billing\/payment\/success/);
  await expect(figure(page, 'Paid')).toHaveText('$396.00');
  expect((await takenByCard(stack)).get(order)).toBe(39_600);
  consoleErrors.length = 0;
});

test('cards that are not told in time, and a service that fails, keep nobody from buying', async ({
  page,
  signIn,
  stack,
  expectAccessible,
  consoleErrors,
}) => {
  await signIn('admin@orbit.example');
  await page.goto('/#/billing/payment?licenseCount=17');
  await stack.dev.fault({ service: 'payment', operation: 'initPayment', status: 500 });
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByRole('alert').filter({ hasText: 'Something went wrong' })).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Licenses to be purchased' })).toHaveValue('17');
  await stack.dev.clearFaults();
  await stack.dev.fault({ service: 'payment', operation: 'paymentMethods', latencyMs: 20_000 });
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(figure(page, 'Amount payable')).toHaveText('$462.00');
  const notice = page.getByRole('alert').filter({ hasText: 'Your saved cards' });
  await expect(notice).toBeVisible();
  await expect(page.getByRole('radio', { name: 'Credit or debit card' })).toBeChecked();
  await expectAccessible();
  await stack.dev.clearFaults();
  await notice.getByRole('button', { name: 'Retry' }).click();
  await expect(page.getByRole('radio', { name: 'Visa •••• 4242' })).toBeVisible();
  consoleErrors.length = 0;
});

test('nobody is congratulated on what they did not buy', async ({ page, signIn }) => {
  await signIn('admin@salestrial.example');
  await page.goto('/#/billing/payment/success');
  await expect(page).toHaveURL(/#\/billing(New)?$/);
});
