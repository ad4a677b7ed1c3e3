import { enterPin, expect, test } from '../support/test.ts';

test.describe('signing in', () => {
  test('takes two steps and ends on the overview', async ({ page, stack, expectAccessible }) => {
    await page.goto('/');
    await expect(page.getByRole('heading', { name: 'Login to manage your team' })).toBeVisible();
    await expectAccessible();
    await page.getByRole('textbox', { name: /e-?mail/i }).fill('admin@orbit.example');
    await page.keyboard.press('Enter');
    const pin = page.getByRole('textbox', { name: /pin/i });
    await expect(pin).toBeFocused();
    await expect(pin).toHaveAttribute('autocomplete', 'one-time-code');
    await expectAccessible();
    const digits = await stack.dev.pinOf('admin@orbit.example');
    await pin.fill(`${digits.slice(0, 3)} ${digits.slice(3)}`);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/#\/overview/);
    await page.goto('/#/login');
    await expect(page).toHaveURL(/#\/overview/);
  });

  test('opens the page that the visitor came for', async ({ page, stack }) => {
    await page.goto('/#/manage/users?search=an');
    await expect(page.getByRole('heading', { name: 'Login to manage your team' })).toBeVisible();
    await page.getByRole('textbox', { name: /e-?mail/i }).fill('admin@seedling.example');
    await page.keyboard.press('Enter');
    await enterPin(page, stack, 'admin@seedling.example');
    await expect(page).toHaveURL(/#\/manage\/users\?search=an/);
  });

  const refusals: [string, string][] = [
    ['not an address', 'Enter a valid email address'],
    [
      'someone@gmail.com',
      'Admin panel is not supported for gmail.com. You must have a workplace email to access the admin panel.',
    ],
    ['someone@unknown.example', 'The admin panel is not enabled for unknown.example'],
    ['nobody@orbit.example', 'Email address not found. Please check the email'],
  ];
  for (const [email, message] of refusals)
    test(`says what is wrong with ${email}`, async ({ page }) => {
      await page.goto('/#/login');
      const field = page.getByRole('textbox', { name: /e-?mail/i });
      await field.fill(email);
      await page.keyboard.press('Enter');
      await expect(page.getByText(message, { exact: true })).toBeVisible();
      await expect(field).toHaveValue(email);
      await expect(field).toBeFocused();
    });

  test('refuses a wrong PIN, lets the address be edited, and still takes the right PIN', async ({ page, stack }) => {
    await page.goto('/#/login');
    await page.getByRole('textbox', { name: /e-?mail/i }).fill('member@orbit.example');
    await page.keyboard.press('Enter');
    const pin = page.getByRole('textbox', { name: /pin/i });
    await pin.fill('12345');
    await page.keyboard.press('Enter');
    await expect(page.getByText('The PIN entered is incorrect', { exact: true })).toBeVisible();
    const right = await stack.dev.pinOf('member@orbit.example');
    await pin.fill(right === '000000' ? '111111' : '000000');
    await page.keyboard.press('Enter');
    await expect(page.getByText('The PIN entered is incorrect.', { exact: true })).toBeVisible();
    await page.getByRole('button', { name: /edit/i }).click();
    await expect(page.getByRole('textbox', { name: /e-?mail/i })).toHaveValue('member@orbit.example');
    await page.keyboard.press('Enter');
    await enterPin(page, stack, 'member@orbit.example');
    await expect(page).toHaveURL(/#\/overview/);
  });

  test('is undone by signing out', async ({ page, signIn, context }) => {
    await signIn('guest@orbit.example');
    await page.goto('/#/logout');
    await expect(page.getByRole('heading', { name: 'Login to manage your team' })).toBeVisible();
    expect((await context.cookies()).filter(({ name }) => name.endsWith('muster'))).toEqual([]);
    await page.goto('/#/overview');
    await expect(page).toHaveURL(/#\/login/);
  });

  test('keeps the session in a cookie that scripts cannot read', async ({ page, openConsole, context }) => {
    await openConsole('admin@flat.example');
    const session = (await context.cookies()).find(({ name }) => name === '__Host-muster');
    expect(session).toMatchObject({ httpOnly: true, secure: true, sameSite: 'Lax', path: '/' });
    const days = ((session?.expires ?? 0) - Date.now() / 1000) / 86_400;
    expect(Math.round(days)).toBe(90);
    expect(await page.evaluate(() => document.cookie)).not.toContain('__Host-muster');
  });
});

test.describe('an IP-restricted team', () => {
  test('shows why, and lets in who comes from the right network', async ({
    page,
    openConsole,
    expectAccessible,
    consoleErrors,
  }) => {
    await openConsole('admin@fortress.example');
    await expect(page.getByText('IP Whitelisted Team. Please connect to the correct network')).toBeVisible();
    await expectAccessible();
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByText('This network is still not allowed.')).toBeVisible();
    await page.setExtraHTTPHeaders({ 'x-forwarded-for': '203.0.113.7' });
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page).toHaveURL(/#\/overview/);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    consoleErrors.length = 0;
  });

  test('leads to signing in where the session is over meanwhile', async ({
    page,
    openConsole,
    context,
    consoleErrors,
  }) => {
    await openConsole('guest@fortress.example');
    await expect(page.getByText('IP Whitelisted Team. Please connect to the correct network')).toBeVisible();
    await context.clearCookies();
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByRole('heading', { name: 'Login to manage your team' })).toBeVisible();
    consoleErrors.length = 0;
  });

  test('can be left for another team', async ({ page, openConsole, consoleErrors }) => {
    await openConsole('member@fortress.example');
    await page.getByRole('button', { name: /another team|switch team/i }).click();
    await expect(page.getByRole('heading', { name: 'Login to manage your team' })).toBeVisible();
    consoleErrors.length = 0;
  });
});
