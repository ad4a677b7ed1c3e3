import { type Page, expect } from '@playwright/test';
import { ask } from '../support/people.ts';
import { untilSaved } from '../support/parts.ts';
import { test } from '../support/test.ts';

// Who may join a team decides what other specs can do there.
test.afterAll(({ stack }) => stack.dev.reset());

const PATH = '/#/settings/sign-up';
const DOMAINS = 'Anyone with an address in these domains';
const panel = (page: Page) => page.getByRole('form', { name: 'Sign-up permissions' });
const field = (page: Page) => panel(page).getByRole('textbox', { name: 'Domains' });
const tags = (page: Page) => panel(page).getByRole('list', { name: 'Domains' }).getByRole('button');
const save = (page: Page) => panel(page).getByRole('button', { name: 'Save', exact: true });
const block = (page: Page) => panel(page).getByRole('switch', { name: 'Block External Contacts' });
const policy = async (page: Page) => {
  const query = '{ viewer { team { isOpen joinDomains isExternalContactBlocked } } }';
  return (await ask<{ viewer: { team: object } }>(page.request, query)).viewer.team;
};

test.describe('the sign-up permissions', () => {
  test('take domains by keyboard and by pasting, and say which of them cannot be', async ({
    page,
    signIn,
    expectAccessible,
  }) => {
    await signIn('admin@deal.example');
    await page.goto(PATH);
    await expect(panel(page).getByRole('radio', { name: DOMAINS })).toBeChecked();
    await expect(tags(page)).toHaveText(['deal.example']);
    await expectAccessible();
    await field(page).focus();
    await page.keyboard.type('Deal-Branch.Example. word,');
    await expect(tags(page)).toHaveText(['deal.example', 'deal-branch.example']);
    await expect(panel(page).getByRole('alert')).toHaveText('word is not a domain name.');
    await expect(field(page)).toHaveValue('word');
    await expectAccessible();
    await field(page).fill('gmail.com');
    await page.keyboard.press('Enter');
    await save(page).click();
    await expect(panel(page).getByRole('alert')).toHaveText(/^gmail\.com cannot be approved/);
    await expectAccessible();
    await field(page).focus();
    await page.keyboard.press('Backspace');
    await block(page).focus();
    await page.keyboard.press('Space');
    const saved = untilSaved(page);
    await save(page).click();
    await saved;
    await expect(page.getByText(/^Changed by /)).toBeVisible();
    await page.reload();
    await expect(tags(page)).toHaveText(['deal.example', 'deal-branch.example']);
    await expect(block(page)).toBeChecked();
    expect(await policy(page)).toEqual({
      ...{ isOpen: false, joinDomains: ['deal.example', 'deal-branch.example'], isExternalContactBlocked: true },
    });
  });

  test('let everybody ask, or nobody, and ask themselves before changes are lost', async ({ page, signIn }) => {
    await signIn('admin@rupee.example');
    await page.goto(PATH);
    await panel(page).getByRole('radio', { name: 'Anyone can ask to join' }).check();
    const saved = untilSaved(page);
    await save(page).click();
    await saved;
    expect(await policy(page)).toMatchObject({ isOpen: true, joinDomains: [] });
    await panel(page).getByRole('radio', { name: 'Only people who are invited' }).check();
    await page.getByRole('navigation').first().getByRole('link', { name: 'Overview' }).click();
    const question = page.getByRole('alertdialog', { name: 'Leave without saving?' });
    await question.getByRole('button', { name: 'Stay on this page' }).click();
    await expect(panel(page).getByRole('radio', { name: 'Only people who are invited' })).toBeChecked();
  });

  test('of a free team have room for one domain, and say what PRO gives', async ({
    page,
    signIn,
    expectAccessible,
  }) => {
    await signIn('admin@seedling.example');
    await page.goto(PATH);
    await expect(block(page)).toBeDisabled();
    await expect(panel(page).getByText(/you can block contacts outside/)).toBeVisible();
    await field(page).fill('seedling-branch.example');
    await page.keyboard.press('Enter');
    await expect(panel(page).getByText(/any number of domains/)).toBeVisible();
    await expect(tags(page)).toHaveText(['seedling.example', 'seedling-branch.example']);
    await expect(save(page)).toBeDisabled();
    await expectAccessible();
    await tags(page).first().click();
    const saved = untilSaved(page);
    await save(page).click();
    await saved;
    expect(await policy(page)).toMatchObject({ joinDomains: ['seedling-branch.example'] });
  });
});
