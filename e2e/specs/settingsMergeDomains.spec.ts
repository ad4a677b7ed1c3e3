import type { Page } from '@playwright/test';
import { expect, signInOn, test } from '../support/test.ts';

// Which teams are one organisation decides what other specs can do.
test.afterAll(({ stack }) => stack.dev.reset());

const PATH = '/#/settings/merge-domains';
const list = (page: Page, name: string) => page.getByRole('region', { name }).getByRole('listitem');
const WAITING = 'Waiting for your answer';
const SENT = 'Requests you have sent';
const toast = (page: Page, text: string) => page.getByText(text, { exact: true }).first();

test.describe('merging domains', () => {
  test('is asked by one team and approved by the other, and is ended by either', async ({
    page,
    browser,
    baseURL,
    stack,
    signIn,
    expectAccessible,
  }) => {
    await signIn('admin@summit.example');
    await page.goto('/#/settings');
    await page.getByRole('button', { name: 'Merge domains' }).click();
    await expect(page.getByText('Your team has not asked any other domain yet.')).toBeVisible();
    await expectAccessible();
    const field = page.getByRole('textbox', { name: 'Domain of the other team' });
    await field.fill('rupee');
    await field.press('Enter');
    await expect(page.getByText('This is no domain. A domain looks like name.com.')).toBeVisible();
    await expectAccessible();
    await field.fill('nobody-has.this.example');
    await field.press('Enter');
    await expect(page.getByText('Merge domain request could not be sent. No team has this domain.')).toBeVisible();
    await field.fill('rupee.example');
    await field.press('Enter');
    await expect(toast(page, 'A domain addition request has been sent to the admin')).toBeVisible();
    await expect(field).toBeFocused();
    await expect(field).toHaveValue('');
    await expect(list(page, SENT)).toHaveText([/rupee\.example.*Requested/]);

    const others = await (await browser.newContext({ baseURL: baseURL ?? '' })).newPage();
    await signInOn(others, stack, 'admin@rupee.example');
    await others.goto(PATH);
    await others.getByRole('button', { name: 'Approve summit.example' }).click();
    const question = others.getByRole('alertdialog', { name: 'Become one organization with summit.example?' });
    await expect(question.getByText(/will count as your own/)).toBeVisible();
    await question.getByRole('button', { name: 'Add summit.example' }).click();
    await expect(toast(others, 'The domain has been added to your organisation')).toBeVisible();
    await expect(others.getByText('No other team asks to join your organization at present.')).toBeVisible();
    await expect(list(others, 'Domains you have approved')).toHaveText([/summit\.example/]);
    await others.context().close();

    await page.reload();
    await expect(list(page, SENT)).toHaveText([/rupee\.example.*Approved/]);
    await expectAccessible();
    await page.getByRole('button', { name: 'End the common organization with rupee.example' }).click();
    await expectAccessible();
    await page.getByRole('button', { name: 'End the common organization', exact: true }).click();
    await expect(toast(page, 'You are no longer one organization')).toBeVisible();
    await expect(page.getByText('Your team has not asked any other domain yet.')).toBeVisible();
  });

  test('that is declined comes off the list, for both admins', async ({
    page,
    browser,
    baseURL,
    stack,
    signIn,
    expectAccessible,
  }) => {
    await signIn('admin@orbit.example');
    await page.goto(PATH);
    await expect(list(page, WAITING)).toHaveText([/seedling\.example/]);
    await expect(list(page, SENT)).toHaveText([/harbor\.example.*Approved/]);
    await expectAccessible();
    const other = await (await browser.newContext({ baseURL: baseURL ?? '' })).newPage();
    await signInOn(other, stack, 'admin@orbit.example');
    await other.goto(PATH);
    await other.getByRole('button', { name: 'Decline seedling.example' }).click();
    await expect(toast(other, 'The domain addition request has been declined')).toBeVisible();
    await expect(list(other, WAITING)).toHaveCount(0);
    await other.context().close();

    await page.getByRole('button', { name: 'Approve seedling.example' }).click();
    await page.getByRole('button', { name: 'Add seedling.example' }).click();
    await expect(page.getByText(/could not be processed\. Somebody else has answered it/).first()).toBeVisible();
    await expect(page.getByText('No other team asks to join your organization at present.')).toBeVisible();
  });
});
