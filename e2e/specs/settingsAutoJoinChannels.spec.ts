import type { Page } from '@playwright/test';
import { expect, test } from '../support/test.ts';

const PATH = '/#/settings/auto-join-channels';

const panelOf = (page: Page) => {
  const field = page.getByRole('combobox', { name: 'Auto-join channels' });
  return {
    field,
    tag: (name: string) => page.getByRole('button', { name: `Remove ${name}` }),
    option: (name: string) => page.getByRole('option', { name, exact: true }),
    save: page.getByRole('button', { name: 'Save', exact: true }),
    add: async (typed: string, name: string) => {
      await field.fill(typed);
      await page.getByRole('option', { name, exact: true }).click();
    },
  };
};

test.describe('the channels that everybody joins', () => {
  test.afterAll(({ stack }) => stack.dev.reset());

  test('are chosen, said what comes of it, saved, and taken away again', async ({ page, signIn, expectAccessible }) => {
    await signIn('admin@orbit.example');
    await page.goto('/#/settings');
    await page.getByRole('button', { name: 'Auto-join channels' }).click();
    await expect(page).toHaveURL(/#\/settings\/auto-join-channels$/);
    const { field, tag, option, save, add } = panelOf(page);
    await expect(tag('general')).toBeVisible();
    await expect(save).toBeDisabled();
    await page.getByRole('button', { name: /^announcements\./ }).click();
    await expect(page.getByRole('alert')).toHaveText('This channel cannot be removed from auto-join');
    await expect(page.getByRole('alert')).toBeHidden();
    await field.focus();
    await expect(option('on-call')).toBeVisible();
    await expectAccessible();
    await add('de', 'design-reviews');
    await expect(page.getByText(/^Saving adds \d+ people, counted for each channel:/)).toBeVisible();
    await expect(page.getByText(/^design-reviews: \d+ people$/)).toBeVisible();
    await expectAccessible();
    await save.click();
    await expect(page.getByRole('button', { name: 'Saved' })).toBeVisible();
    await expect(page.getByText(/^Changed by /)).toBeVisible();
    await page.reload();
    await expect(tag('design-reviews')).toBeVisible();
    await tag('design-reviews').click();
    await expect(page.getByText(/^Nobody is taken out of design-reviews;/)).toBeVisible();
    await save.click();
    await expect(save).toBeDisabled();
    await page.reload();
    await expect(tag('general')).toBeVisible();
    await expect(tag('design-reviews')).toBeHidden();
  });

  test('are found among many, and ask before they are left unsaved', async ({ page, signIn }) => {
    await signIn('admin@galaxy.example');
    await page.goto(PATH);
    const { tag, add } = panelOf(page);
    await add('platform on', 'platform-on-call');
    await expect(page.getByText(/^platform-on-call: 6,\d{3} people$/)).toBeVisible();
    await page.getByRole('navigation').first().getByRole('link', { name: 'Overview' }).click();
    const question = page.getByRole('alertdialog', { name: 'Leave without saving?' });
    await question.getByRole('button', { name: 'Stay on this page' }).click();
    await expect(tag('platform-on-call')).toBeVisible();
    await page.getByRole('button', { name: 'Discard changes' }).click();
    await expect(tag('platform-on-call')).toBeHidden();
  });

  test('need PRO to be added, not to be taken away', async ({ page, signIn, expectAccessible }) => {
    await signIn('admin@seedling.example');
    await page.goto(PATH);
    const { field, tag, save } = panelOf(page);
    await expect(page.getByRole('note')).toContainText('With PRO you choose which channels everybody joins.');
    await expect(field).toHaveAttribute('readonly', '');
    await expectAccessible();
    await tag('general').click();
    await save.click();
    await expect(page.getByRole('button', { name: 'Saved' })).toBeVisible();
    await page.reload();
    await expect(field).toBeVisible();
    await expect(tag('general')).toBeHidden();
    await page.getByRole('button', { name: 'Upgrade to PRO' }).click();
    await expect(page).toHaveURL(/#\/billing(?:New)?\?feature=auto-join-channels$/);
  });
});
