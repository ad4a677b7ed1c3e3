import { CARDS } from '@muster/upstream/testCards';
import type { Locator } from '@playwright/test';
import { accessibilityFaults } from '../support/axe.ts';
import {
  cardFields,
  completePayment,
  expectInvoice,
  figure,
  giveAddress,
  orderIn,
  takenByCard,
  typeCard,
} from '../support/payments.ts';
import { dialogNamed, notifications } from '../support/people.ts';
import { expect, test } from '../support/test.ts';

test.afterAll(({ stack }) => stack.dev.reset());

test('PRO is bought by a new card, after one was declined and a bank was not asked in vain', async ({
  page,
  signIn,
  stack,
  expectAccessible,
}) => {
  const told: string[] = [];
  page.on('request', (request) => {
    if (request.url().startsWith(stack.url)) told.push(`${request.url()} ${request.postData() ?? ''}`);
  });
  await signIn('admin@softwall.example');
  await page.goto('/#/billing/paymentNew');
  await page
    .getByRole('radio', { name: /^Monthly \$2\.50 .* For the first 6 months, then \$5 .* \$92\.50 for 37 people/ })
    .check();
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.getByRole('button', { name: 'Add Address Details' }).click();
  await expect(page.getByRole('alert')).toHaveCount(3);
  await expect(page.getByRole('textbox', { name: 'Company name' })).toBeFocused();
  await expectAccessible();
  await page.goBack();
  await expect(page.getByRole('radio', { name: /^Monthly/ })).toBeChecked();
  await page.getByRole('button', { name: 'Continue' }).click();
  await giveAddress(page, 'United Kingdom');
  await expect(figure(page, 'Amount payable')).toHaveText('$92.50');
  const fields = cardFields(page);
  await expect(fields.getByRole('textbox', { name: 'Card number' })).toBeVisible();
  await expectAccessible();

  await completePayment(page);
  await expect(fields.getByRole('alert')).toHaveCount(3);
  await typeCard(page, CARDS.declined);
  await expect(fields.getByRole('img')).toHaveAccessibleName('Visa');
  await expect(fields.getByRole('textbox', { name: 'Card number' })).toHaveValue('4000-0000-0000-0002');
  await completePayment(page);
  await expect(fields.getByRole('alert')).toHaveText('Please verify your card details or try with a different card');
  await expect(fields.getByRole('textbox', { name: 'Card number' })).toHaveValue('4000-0000-0000-0002');

  await typeCard(page, CARDS.asks);
  await completePayment(page);
  await page.getByRole('button', { name: 'Refuse' }).click();
  await expect(page.getByRole('alert').first()).toContainText('Your bank did not confirm that this is your card');
  await expectAccessible();
  await page.getByRole('link', { name: 'Back to the payment' }).click();
  const order = orderIn(page);
  expect((await takenByCard(stack)).get(order)).toBeUndefined();

  await typeCard(page, CARDS.asks);
  await completePayment(page);
  const confirm = page.getByRole('button', { name: 'Confirm', exact: true });
  await expect(confirm).toBeVisible();
  expect(await accessibilityFaults(page)).toEqual([]);
  await confirm.click();
  await expect(page).toHaveURL(/#\/billing\/payment\/success/);
  await expect(page.getByRole('heading', { name: 'Payment complete' })).toBeVisible();
  await expect(figure(page, 'Paid')).toHaveText('$92.50');
  await expectInvoice(page);
  await expectAccessible();
  expect((await takenByCard(stack)).get(order)).toBe(9_250);
  // The card goes from its page to the provider, and never to us, however it is written.
  expect(told.length).toBeGreaterThan(10);
  const holdsCard = (text: string) =>
    [CARDS.declined, CARDS.asks].some((number) => text.replaceAll(/\D/g, '').includes(number)) || /cvc/i.test(text);
  expect(holdsCard('card[number]=4000-0027-6000-3184') && holdsCard('cvc=737')).toBe(true);
  expect(told.filter(holdsCard)).toEqual([]);

  await page.goto('/#/billing');
  await expect(page.getByRole('region', { name: 'Your plan' })).toContainText('for 37 people');
  await expect(page.getByRole('region', { name: 'Payment' })).toContainText('Visa •••• 3184');
});

test('licences are bought by a saved card, once, whatever is typed and pressed', async ({
  page,
  signIn,
  stack,
  expectAccessible,
}) => {
  await signIn('admin@orbit.example');
  await page.goto('/#/billing/payment');
  const count = page.getByRole('textbox', { name: 'Licenses to be purchased' });
  await expect(count).toHaveValue('17');
  for (const wrong of ['-3', 'abc', '']) {
    await count.fill(wrong);
    await expect(page.getByRole('button', { name: 'Licenses to be purchased cannot be 0' })).toBeDisabled();
  }
  await count.fill('99999999999');
  await count.blur();
  await expect(count).toHaveValue('100000');
  await count.fill('12');
  await page.getByRole('button', { name: 'Continue' }).click();
  const warning = page.getByRole('dialog');
  await expect(warning).toContainText('You are purchasing fewer licenses than total users.');
  await expectAccessible();
  await warning.getByRole('button', { name: 'Purchase more licenses' }).click();
  await count.fill('17');
  await expectAccessible();
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(figure(page, 'Available credits')).toHaveText('−$150.00');
  await expect(figure(page, 'Amount payable')).toHaveText('$462.00');
  const order = orderIn(page);
  await page.emulateMedia({ colorScheme: 'dark' });
  await expectAccessible();

  // Another tab shows the same order, and pays it, too.
  const other = await page.context().newPage();
  await other.goto(page.url());
  await expect(other.getByRole('radio', { name: 'Visa •••• 4242' })).toBeChecked();
  await Promise.all([page.getByRole('button', { name: 'Complete payment' }).dblclick(), completePayment(other)]);
  for (const tab of [page, other]) {
    await expect(tab).toHaveURL(/#\/billing\/payment\/success/);
    await expect(figure(tab, 'Paid')).toHaveText('$462.00');
  }
  await other.close();
  expect((await takenByCard(stack)).get(order)).toBe(46_200);
  await page.goto('/#/billing');
  await expect(page.getByRole('region', { name: 'Licenses' })).toContainText('Licenses bought112Assigned97Unused15');
});

test('a trial is turned into PRO by the keyboard alone', async ({ page, signIn, heard }) => {
  const { keyboard } = page;
  /** Goes on with the Tab key until something has the focus, and on from there. */
  const tabTo = async (wanted: Locator) => {
    const hasFocus = () => wanted.evaluate((element) => element === element.ownerDocument.activeElement);
    for (let presses = 0; presses < 30 && !(await hasFocus()); presses += 1) await keyboard.press('Tab');
    await expect(wanted).toBeFocused();
  };
  const button = (name: string) => page.getByRole('button', { name });
  await signIn('admin@sprout.example');
  await page.goto('/#/billing/paymentNew');
  await tabTo(button('Add Address Details'));
  await keyboard.press('Enter');
  await expect(page.getByRole('textbox', { name: 'Company name' })).toBeFocused();
  for (const text of ['Anvil & Sons', '1 High Street', 'Leeds']) {
    await keyboard.type(text);
    await keyboard.press('Tab');
  }
  const country = page.getByRole('combobox', { name: 'Country' });
  for (const [name, problems] of [
    ['Kenya', ['Transactions from your country are not supported']],
    ['United King', []],
  ] as const) {
    await tabTo(country);
    await keyboard.type(name);
    await tabTo(button('Add Address Details'));
    await keyboard.press('Enter');
    await expect(page.getByRole('alert')).toHaveText(problems);
    // What was missing at first was said by then, and nothing of what was typed into the fields since.
    expect((await heard()).alerts.filter((said) => said !== 'This field is required')).toEqual(problems);
  }
  await expect(figure(page, 'Amount payable')).toHaveText('$756.00');
  await expect(page.getByRole('heading', { name: 'Upgrade to PRO' })).toBeFocused();
  await tabTo(page.getByRole('button', { name: /^All active people of your team are charged/ }));
  await keyboard.press('Enter');
  // The control names itself so, too.
  await expect(page.getByText('Guests are not counted.').last()).toBeVisible();
  await tabTo(page.getByRole('radio', { name: 'Credit or debit card' }));
  await keyboard.press('Tab');
  await expect(cardFields(page).getByRole('textbox', { name: 'Card number' })).toBeFocused();
  for (const text of [CARDS.good, '1230', '737']) {
    await keyboard.type(text);
    await keyboard.press('Tab');
  }
  await expect(button('Complete payment')).toBeFocused();
  await keyboard.press('Enter');
  await expect(page).toHaveURL(/#\/billing\/payment\/success/);
  await expect(page.getByRole('status')).toContainText(['Your trial is over, and your team goes on with PRO.']);
  await expect(page.getByRole('heading', { name: 'Payment complete' })).toBeFocused();
  // The page is a new one: its title is read, and what came of it.
  expect(await heard()).toEqual({ alerts: [], statuses: ['Payment successful.'] });
  await expect(page.getByRole('link', { name: 'Assign licenses' })).toHaveCount(0);
});

test('a payment that takes its time is left and found again', async ({ page, signIn, stack }) => {
  await signIn('admin@galaxy.example');
  await page.goto('/#/billing/payment?licenseCount=940');
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.getByRole('radio', { name: 'Another credit or debit card' }).check();
  const order = orderIn(page);
  await typeCard(page, CARDS.slow);
  await completePayment(page);
  await expect(page.getByRole('button', { name: 'Complete payment' })).toBeHidden();
  const address = page.url();
  await page.goto('/#/overview');
  await page.goto(address);
  await expect(page).toHaveURL(/#\/billing\/payment\/success/);
  await expect(figure(page, 'Paid')).toHaveText('$33,840.00');
  expect((await takenByCard(stack)).get(order)).toBe(3_384_000);
});

test('who leaves the bank that asks about a card reads what to do, and pays in another way', async ({
  page,
  signIn,
  stack,
  expectAccessible,
}) => {
  await signIn('admin@flat.example');
  await page.goto('/#/billing/payment?licenseCount=2');
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.getByRole('radio', { name: 'Another credit or debit card' }).check();
  const order = orderIn(page);
  await typeCard(page, CARDS.asks);
  await completePayment(page);
  await expect(page.getByRole('button', { name: 'Refuse' })).toBeVisible();
  await page.goBack();
  const note = page.getByText('Please do not pay a second time.');
  const other = page.getByRole('button', { name: 'Choose another way to pay' });
  await expect(other).toBeInViewport({ ratio: 1 });
  expect((await note.boundingBox())?.width).toBeGreaterThan(200);
  await expectAccessible();
  await other.click();
  await page.getByRole('radio').first().check();
  await completePayment(page);
  await expect(page).toHaveURL(/#\/billing\/payment\/success/);
  expect((await takenByCard(stack)).get(order)).toBeUndefined();
  expect((await takenByCard(stack)).get(orderIn(page))).toBe(7_200);
});

test('what a bank’s website says counts, in rupees', async ({ page, signIn, expectAccessible }) => {
  await signIn('admin@hardwall.example');
  await page.goto('/#/billing/payment?licenseCount=40&licenseDuration=180');
  await page.getByRole('combobox', { name: 'Currency' }).selectOption('INR');
  await page.getByRole('button', { name: 'Change to INR' }).click();
  await page.getByRole('radio', { name: /^Biannual/ }).check();
  await page.getByRole('button', { name: 'Continue' }).click();
  await giveAddress(page, 'India');
  await expect(figure(page, 'Amount payable')).toHaveText('₹38,160.00');
  const choice = page.getByRole('radio', { name: 'Net banking' });
  const bank = page.getByRole('combobox', { name: 'Bank' });
  await choice.check();
  await expect(bank).toBeVisible();
  await completePayment(page);
  await expect(page.getByRole('alert')).toHaveText('Please select a bank to proceed.');
  await expect(bank).toBeFocused();
  await expectAccessible();
  await bank.selectOption({ label: 'Axis Bank' });
  await completePayment(page);
  await expect(page.getByRole('main')).toContainText('₹38160.00');
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expect(page.getByRole('alert')).toContainText('The payment was cancelled at the bank.');
  await expect(page.getByRole('textbox', { name: 'Licenses to be purchased' })).toHaveValue('40');
  await page.getByRole('button', { name: 'Continue' }).click();
  await choice.check();
  await bank.selectOption({ label: 'Axis Bank' });
  await completePayment(page);
  await page.getByRole('button', { name: 'Pay' }).click();
  await expect(page).toHaveURL(/#\/billing\/payment\/success/);
  await expect(figure(page, 'Paid')).toHaveText('₹38,160.00');
  await expectInvoice(page);
});

test('dues are cleared, a card is saved, made the one for renewals and taken away, and PRO is given up', async ({
  page,
  signIn,
  expectAccessible,
}) => {
  await signIn('admin@overdue.example');
  await page.goto('/#/manage/users');
  const licensed = page.getByRole('main').getByText('PRO', { exact: true });
  await expect(licensed).not.toHaveCount(0);
  await page.goto('/#/billing');
  await page.getByRole('button', { name: 'Clear dues' }).click();
  const dues = dialogNamed(page, 'Clear dues');
  await expect(dues.getByRole('radio', { name: 'Another credit or debit card' })).toBeChecked();
  await expectAccessible();
  await dues.getByRole('radio', { name: 'Another credit or debit card' }).check();
  await typeCard(page, CARDS.declined);
  await completePayment(page);
  await expect(cardFields(page).getByRole('alert')).toContainText('try with a different card');
  await typeCard(page, CARDS.good);
  await completePayment(page);
  await expect(dues).toHaveCount(0);
  await expect(notifications(page)).toContainText('Payment successful.');
  await expect(page.getByRole('alert').filter({ hasText: 'We were not able to charge' })).toHaveCount(0);
  // What opened the dialog is gone with the dues.
  await expect(page.getByRole('heading', { name: 'Plan and billing' })).toBeFocused();
  await expectInvoice(page);

  await page.getByRole('button', { name: 'Update payment details' }).click();
  const update = dialogNamed(page, 'Update payment details');
  await expect(cardFields(page).getByRole('textbox', { name: 'CVV' })).toBeVisible();
  await expectAccessible();
  await typeCard(page, CARDS.mastercard);
  await update.getByRole('button', { name: 'Update card' }).click();
  await dialogNamed(page, 'Your card details have been updated successfully.')
    .getByRole('button', { name: 'Done' })
    .click();
  const payment = page.getByRole('region', { name: 'Payment' });
  await expect(payment.getByRole('listitem').filter({ hasText: 'MasterCard •••• 4444' })).toContainText(
    'Renewals are charged to it',
  );
  await payment
    .getByRole('button', { name: /^Remove.*4242/ })
    .first()
    .click();
  await expectAccessible();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Remove' }).click();
  await expect(page.getByRole('alertdialog')).toHaveCount(0);

  await page.getByRole('button', { name: 'Cancel the PRO plan' }).click();
  const reasons = dialogNamed(page, 'Why are you canceling the PRO plan?');
  await expect(reasons.getByRole('button', { name: 'Continue' })).toBeDisabled();
  await reasons.getByRole('radio', { name: 'Another reason' }).check();
  await reasons.getByRole('textbox').fill('We merge with another team');
  await expectAccessible();
  await reasons.getByRole('button', { name: 'Continue' }).click();
  const bill = dialogNamed(page, 'What is still due');
  await expect(figure(page, 'Total due')).toHaveText('$0.00');
  await expectAccessible();
  await bill.getByRole('button', { name: 'Cancel the plan' }).click();
  await expect(dialogNamed(page, 'The PRO plan is canceled')).toBeVisible();
  await page.getByRole('button', { name: 'Close' }).click();
  await expect(page.getByRole('button', { name: 'Upgrade Now' })).toBeVisible();
  // What other pages have read by the plan is gone with it.
  await page.goto('/#/manage/users');
  await expect(page.getByText('admin@overdue.example')).toBeVisible();
  await expect(licensed).toHaveCount(0);
});

test('PRO is given up while a bank is at a payment, which a reload does not forget; what is owed stays on top', async ({
  page,
  signIn,
  stack,
  expectAccessible,
}) => {
  await stack.dev.reset();
  await signIn('admin@overdue.example');
  await page.goto('/#/billing');
  await page.getByRole('button', { name: 'Clear dues' }).click();
  await typeCard(page, CARDS.asks);
  await completePayment(page);
  await expect(page.getByRole('button', { name: 'Refuse' })).toBeVisible();
  const bank = page.url();

  await page.goto('/#/billing');
  await page.getByRole('button', { name: 'Cancel the PRO plan' }).click();
  await page.getByRole('radio', { name: 'It is too expensive' }).check();
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.getByRole('button', { name: 'Cancel the plan' }).click();
  await expect(dialogNamed(page, 'The PRO plan is being canceled')).toBeVisible();
  await page.reload();
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
  const note = page.getByRole('status').filter({ hasText: 'A payment of your team has to come to its end first.' });
  await expect(note).toBeVisible();
  await page.reload();
  await expect(note).toBeVisible();
  await expectAccessible();

  const other = await page.context().newPage();
  await other.goto(bank);
  await other.getByRole('button', { name: 'Refuse' }).click();
  await other.close();
  await expect(notifications(page)).toContainText('The PRO plan is canceled');
  const owed = page.getByRole('alert').filter({ hasText: 'Your team owes $' });
  await expect(owed).toContainText('PRO has ended. What your team owes for it stays due until it is paid.');
  await expect(owed).toBeInViewport();
  await expectAccessible();
  await owed.getByRole('button', { name: 'Clear dues' }).click();
  await page.getByRole('radio', { name: /^Visa/ }).check();
  await completePayment(page);
  await expect(dialogNamed(page, 'Clear dues')).toHaveCount(0);
  await expect(owed).toHaveCount(0);
  await expectInvoice(page);
});

test('people who are no admins are led away from where money moves', async ({ page, signIn }) => {
  await signIn('member@orbit.example');
  for (const address of ['payment', 'paymentNew', 'payment/success']) {
    await page.goto(`/#/billing/${address}`);
    await expect(page).toHaveURL(/#\/overview/);
  }
});
