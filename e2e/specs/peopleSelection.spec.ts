import { bar, select } from '../support/people.ts';
import { choose, rowAt, scrollTo, searchBox, tab } from '../support/peopleList.ts';
import { expect, test } from '../support/test.ts';

test.describe('what is selected', () => {
  test('survives searching and loading more, and is let go of at once', async ({ page, signIn, expectAccessible }) => {
    await signIn('admin@orbit.example');
    await page.goto('/#/manage/users');
    await select(page, ['Abigayle Armstrong', 'Abraham Šíma']);
    await expect(bar(page).getByText('2 selected')).toBeVisible();
    await expectAccessible();
    await searchBox(page).fill('ana@');
    await expect(page.getByText('1 result for “ana@”')).toBeVisible();
    await select(page, ['Ana']);
    await expect(bar(page).getByText('3 selected')).toBeVisible();
    await searchBox(page).press('Escape');
    await expect(page.getByRole('checkbox', { name: 'Select Ana', exact: true })).toBeChecked();
    await scrollTo(page, 60);
    await expect(bar(page).getByText('3 selected')).toBeVisible();
    await bar(page).getByRole('button', { name: 'Clear selection' }).click();
    await expect(bar(page)).toHaveCount(0);
    await searchBox(page).fill('abraham.sima@');
    await expect(page.getByRole('checkbox', { name: 'Select Abraham Šíma' })).not.toBeChecked();
    // Another list is another selection.
    await select(page, ['Abraham Šíma']);
    await expect(bar(page).getByText('1 selected')).toBeVisible();
    await tab(page, 'Guests').click();
    await expect(page.getByText('8 people', { exact: true })).toBeVisible();
    await expect(bar(page)).toHaveCount(0);
    await page.goBack();
    await expect(page.getByRole('checkbox', { name: 'Select Abraham Šíma' })).not.toBeChecked();
  });

  test('can be a range, by Shift and by keyboard', async ({ page, signIn }) => {
    await signIn('admin@orbit.example');
    await page.goto('/#/manage/users');
    const box = (place: number) => rowAt(page, place).getByRole('checkbox');
    await box(2).click();
    await box(5).click({ modifiers: ['Shift'] });
    await expect(bar(page).getByText('4 selected')).toBeVisible();
    await expect(box(4)).toBeChecked();
    await box(3).click();
    await box(5).click({ modifiers: ['Shift'] });
    await expect(bar(page).getByText('1 selected')).toBeVisible();
    await rowAt(page, 1).focus();
    await page.keyboard.press('Space');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Shift+Space');
    await expect(bar(page).getByText('3 selected')).toBeVisible();
    await expect(rowAt(page, 3)).toBeFocused();
  });

  test('is all that is loaded, all of the list, or one kind of people', async ({ page, signIn, expectAccessible }) => {
    await signIn('admin@orbit.example');
    await page.goto('/#/manage/users');
    const all = page.getByRole('checkbox', { name: 'Select everything that is loaded' });
    await all.check();
    await expect(bar(page).getByText('50 selected')).toBeVisible();
    await all.uncheck();
    await expect(bar(page)).toHaveCount(0);

    await page.getByRole('button', { name: 'Choose what to select' }).click();
    await expect(page.getByRole('menuitem', { name: 'All loaded (50)' })).toBeFocused();
    await expectAccessible();
    await page.keyboard.press('Escape');
    await choose(page, 'All matching (120)');
    await expect(bar(page).getByText('120 selected')).toBeVisible();
    await page.getByRole('checkbox', { name: 'Select Ana', exact: true }).uncheck();
    await expect(bar(page).getByText('119 selected, 1 left out')).toBeVisible();
    await expect(bar(page).getByRole('button', { name: 'Deactivate (119)' })).toBeEnabled();
    await scrollTo(page, 60);
    await expect(rowAt(page, 60).getByRole('checkbox')).toBeChecked();
    await choose(page, 'None');
    await expect(bar(page)).toHaveCount(0);
    await page.getByRole('combobox', { name: 'Role' }).selectOption('Guests');
    await expect(page.getByText('8 people of 120', { exact: true })).toBeVisible();
    await choose(page, 'All loaded (8)');
    await expect(bar(page).getByText('8 selected')).toBeVisible();
    await expect(bar(page).getByRole('button', { name: /license/ })).toHaveCount(0);
  });

  test('may be 20 people to end their auto-renewal, and the 21st says so', async ({
    page,
    signIn,
    expectAccessible,
  }) => {
    await signIn('admin@orbit.example');
    await page.goto('/#/manage/users?licence=pro');
    const box = (place: number) => rowAt(page, place).getByRole('checkbox');
    await box(1).click();
    await box(8).click({ modifiers: ['Shift'] });
    await scrollTo(page, 21);
    await box(20).click({ modifiers: ['Shift'] });
    const limit = page.getByText('You can select a maximum of 20 users at a time to disable auto-renewal.');
    const end = bar(page).getByRole('button', { name: /^Disable auto-renewal/ });
    await expect(bar(page).getByText('20 selected')).toBeVisible();
    await expect(end).toBeEnabled();
    await expect(limit).toHaveCount(0);
    await box(21).click();
    await expect(limit).toBeVisible();
    await expect(end).toBeDisabled();
    await expect(bar(page).getByRole('button', { name: 'Deactivate (21)' })).toBeEnabled();
    await expectAccessible();
    await box(21).click();
    await expect(limit).toHaveCount(0);
    await expect(end).toBeEnabled();
  });
});
