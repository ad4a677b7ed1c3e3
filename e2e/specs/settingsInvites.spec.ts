import type { Browser } from '@playwright/test';
import { expect, openConsoleOn, test } from '../support/test.ts';

type Stack = Parameters<typeof openConsoleOn>[1];

/** Somebody else's console, beside the one of the test. */
async function consoleOf(browser: Browser, stack: Stack, email: string) {
  const context = await browser.newContext({ baseURL: stack.url });
  const page = await context.newPage();
  await openConsoleOn(page, stack, email);
  /** What they are told when they add somebody in the chat. */
  const invite = async (address: string) => {
    const answer = await page.request.post('/graphql', {
      headers: { 'apollo-require-preflight': 'true' },
      data: {
        query: 'mutation ($emails: [String!]!) { memberInvite(input: { emails: $emails }) { userErrors { code } } }',
        variables: { emails: [address] },
      },
    });
    const { data } = (await answer.json()) as { data: { memberInvite: { userErrors: { code: string }[] } } };
    return data.memberInvite.userErrors.map(({ code }) => code);
  };
  return { page, invite, close: () => context.close() };
}

test.describe('inviting and names', () => {
  test.afterAll(({ stack }) => stack.dev.reset());

  test('an admin keeps inviting members for admins, and members are told so', async ({
    page,
    browser,
    stack,
    signIn,
    expectAccessible,
  }) => {
    const member = await consoleOf(browser, stack, 'member@flat.example');
    expect(await member.invite('one@flat.example')).toEqual([]);
    await signIn('admin@flat.example');
    await page.goto('/#/settings');
    await page.getByRole('button', { name: 'Invite members' }).click();
    await expect(page).toHaveURL(/#\/settings\/invite-members$/);
    const control = page.getByRole('switch', { name: 'Only admins can invite members' });
    await expect(control).not.toBeChecked();
    await expectAccessible();
    await control.focus();
    await page.keyboard.press('Space');
    await expect(control).toBeChecked();
    await expect(control).toBeFocused();
    await expect(page.getByText(/^Changed by /)).toBeVisible();
    await page.reload();
    await expect(control).toBeChecked();
    expect(await member.invite('two@flat.example')).toEqual(['NOT_ALLOWED']);
    await member.close();
  });

  test('a free team is led to PRO instead, and reads how many guests it may have', async ({
    page,
    signIn,
    expectAccessible,
  }) => {
    await signIn('admin@seedling.example');
    await page.goto('/#/settings/invite-members');
    const control = page.getByRole('switch', { name: 'Only admins can invite members' });
    await expect(page.getByText('This is part of PRO.')).toBeVisible();
    await control.focus();
    await page.keyboard.press('Space');
    const paywall = page.getByRole('note');
    await expect(paywall).toContainText('With PRO');
    await expect(control).not.toBeChecked();
    await expectAccessible();
    // The focus has been led to the paywall: its button is next.
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/#\/billing(New)?\?feature=invite-control$/);
    await page.goto('/#/settings/invite-guests');
    await expect(page.getByRole('note')).toContainText('1 of 1 in use');
    const guests = page.getByRole('switch', { name: 'Allow guests' });
    await guests.click();
    await expect(guests).not.toBeChecked();
    await expect(page.getByText('Nobody can invite guests.')).toBeVisible();
    await expectAccessible();
    await page.reload();
    await expect(guests).not.toBeChecked();
  });

  test('members read initials once an admin has full names shown to admins only', async ({
    page,
    browser,
    stack,
    signIn,
    expectAccessible,
  }) => {
    const member = await consoleOf(browser, stack, 'member@flat.example');
    const initials = member.page.getByRole('main').getByText(/^\p{L}+ \p{L}\.$/u);
    await expect(member.page.getByRole('main').getByText('admin@flat.example')).toBeVisible();
    await expect(initials).toHaveCount(0);
    await signIn('admin@flat.example');
    await page.goto('/#/settings/full-names');
    const control = page.getByRole('switch', { name: 'Show full names' });
    await expect(control).toBeChecked();
    await control.click();
    await expect(control).not.toBeChecked();
    await expect(page.getByText('Only admins see full names.')).toBeVisible();
    await expectAccessible();
    await member.page.reload();
    await expect(initials.first()).toBeVisible();
    await member.close();
  });
});
