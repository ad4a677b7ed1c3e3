import type { Page } from '@playwright/test';
import { expect, test } from '../support/test.ts';

const PATH = '/#/email-preferences';
const heading = { level: 1, name: 'E-mail preferences' } as const;

/**
 * Waits until the button says that it is saved, which it does for a moment only. Called before it is pressed: it looks
 * from within the page, in every frame. Answers how the button stood then.
 */
const untilSaved = async (page: Page) => {
  const found = await page.waitForFunction(() => {
    const button = [...document.querySelectorAll('main button')].find(({ textContent }) => textContent === 'Saved');
    if (!button) return null;
    return { isInert: button.getAttribute('aria-disabled') === 'true', isFocused: button === document.activeElement };
  });
  return found.jsonValue();
};

test.describe('the e-mail preferences', () => {
  test('are saved together, and are there after a reload', async ({ page, openConsole, expectAccessible }) => {
    await openConsole('admin@flat.example');
    await page.getByRole('navigation').first().getByRole('link', { name: 'E-mail preferences' }).click();
    await expect(page.getByRole('heading', heading)).toBeVisible();
    await expect(page.getByRole('switch')).toHaveCount(8);
    await expect(page.getByRole('button', { name: 'Save', exact: true })).toBeDisabled();
    await expectAccessible();
    await page.getByRole('switch', { name: 'Tips' }).click();
    const digest = page.getByRole('switch', { name: 'Team activity digest' });
    await digest.focus();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Shift+Tab');
    await expect(page.locator('.MuiSwitch-root').filter({ has: digest })).toHaveCSS('outline-style', 'solid');
    await page.keyboard.press('Space');
    const saved = untilSaved(page);
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    expect(await saved).toEqual({ isInert: true, isFocused: true });
    await expect(page.getByRole('button', { name: 'Save', exact: true })).toBeDisabled();
    await page.reload();
    await expect(page.getByRole('switch', { name: 'Tips' })).not.toBeChecked();
    await expect(page.getByRole('switch', { name: 'Team activity digest' })).not.toBeChecked();
    await expect(page.getByRole('switch', { name: 'Reminders' })).toBeChecked();
  });

  test('unsubscribe a member from all, and say how to come back', async ({ page, signIn, expectAccessible }) => {
    await signIn('member@flat.example');
    await page.goto(PATH);
    await page.getByRole('button', { name: 'Unsubscribe from all' }).click();
    await expect(page.getByText(/^Once you save, you no longer get any of these e-mails/)).toBeVisible();
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(page.getByText(/^You are unsubscribed from all of these e-mails/)).toBeVisible();
    await expectAccessible();
    await page.getByRole('switch', { name: 'Reminders' }).click();
    await expect(page.getByText(/unsubscribed from all/)).toBeHidden();
  });

  test('ask before they are left with changes', async ({ page, signIn }) => {
    await signIn('admin@sprout.example');
    await page.goto(PATH);
    await page.getByRole('switch', { name: 'Product news' }).click();
    const overview = page.getByRole('navigation').first().getByRole('link', { name: 'Overview' });
    await overview.click();
    const question = page.getByRole('alertdialog', { name: 'Leave without saving?' });
    await question.getByRole('button', { name: 'Stay on this page' }).click();
    await expect(page.getByRole('switch', { name: 'Product news' })).not.toBeChecked();
    await overview.click();
    const reloaded = page.waitForEvent('load');
    await question.getByRole('button', { name: 'Leave without saving' }).click();
    await reloaded;
    await expect(page).toHaveURL(/#\/overview/);
    await expect(page.getByRole('heading', { name: 'Overview' })).toBeVisible();
    await page.goto(PATH);
    await expect(page.getByRole('switch', { name: 'Product news' })).toBeChecked();
  });

  test('work for a guest on a phone; what fails is told in place', async ({
    page,
    signIn,
    stack,
    expectAccessible,
    consoleErrors,
  }) => {
    await page.setViewportSize({ width: 320, height: 720 });
    await signIn('guest@deal.example');
    await page.goto(PATH);
    await page.getByRole('switch', { name: 'Missed direct messages' }).click();
    await stack.dev.fault({ service: 'identity', operation: 'setEmailPreferences', status: 500 });
    try {
      await page.getByRole('button', { name: 'Save', exact: true }).click();
      await expect(page.getByText('Your e-mail preferences could not be saved. Try again.')).toBeVisible();
      await expect(page.getByRole('switch', { name: 'Missed direct messages' })).not.toBeChecked();
      await expectAccessible();
    } finally {
      await stack.dev.clearFaults();
    }
    consoleErrors.length = 0;
    const saved = untilSaved(page);
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await saved;
    await expect(page.getByText(/could not be saved/)).toBeHidden();
    const sideways = await page.evaluate(() => document.documentElement.scrollWidth > window.innerWidth);
    expect(sideways).toBe(false);
  });
});
