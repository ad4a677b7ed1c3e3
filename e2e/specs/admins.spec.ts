import { act, chooseFor, dialogNamed, idOf, invite, notifications, rowOf } from '../support/people.ts';
import { expect, test } from '../support/test.ts';

// Who is an admin decides what other specs can do.
test.afterAll(({ stack }) => stack.dev.reset());

test.describe('making somebody an admin', () => {
  test('from the list of admins, found by name', async ({ page, signIn, expectAccessible }) => {
    await signIn('admin@flat.example');
    await page.goto('/#/manage/users?tab=admins');
    const opener = page.getByRole('button', { name: 'Make admin', exact: true });
    await opener.click();
    await expect(page).toHaveURL(/dialog=make-admin/);
    const dialog = dialogNamed(page, 'Make somebody an admin');
    const search = dialog.getByRole('searchbox', { name: 'Search by name or e-mail' });
    await expect(search).toBeFocused();
    await expectAccessible();
    await search.fill('violette');
    await dialog.getByRole('button', { name: 'Make admin: Violette Rodriguez' }).click();
    await expect(dialog.getByText('Violette Rodriguez is an admin now.')).toBeVisible();
    await expect(dialog.getByRole('button', { name: 'Is an admin already' })).toBeDisabled();
    await expectAccessible();
    await dialog.getByRole('button', { name: 'Close' }).click();
    await expect(page).not.toHaveURL(/dialog=/);
    await expect(opener).toBeFocused();
    await expect(rowOf(page, 'Violette Rodriguez')).toBeVisible();
    await page.reload();
    await expect(rowOf(page, 'Violette Rodriguez')).toBeVisible();
  });

  test('is not offered for an admin, and an address that nobody has is an invalid one', async ({
    page,
    signIn,
    expectAccessible,
  }) => {
    await signIn('admin@offline.example');
    await page.goto('/#/manage/users?tab=admins&dialog=make-admin');
    const dialog = dialogNamed(page, 'Make somebody an admin');
    const search = dialog.getByRole('searchbox');
    await search.fill('siobhan');
    await expect(dialog.getByRole('listitem')).toHaveCount(1);
    await expect(dialog.getByRole('button', { name: 'Is an admin already' })).toBeDisabled();
    await search.fill('nobody@offline.example');
    await expect(dialog.getByText('Invalid e-mail: no member of the team has this address.')).toBeVisible();
    await expectAccessible();
    await search.fill('zzzz');
    await expect(dialog.getByText('No member found for “zzzz”')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(search).toHaveValue('');
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
  });

  test('from the row of somebody, after a question', async ({ page, signIn, expectAccessible }) => {
    await signIn('admin@offline.example');
    await page.goto('/#/manage/users?search=member%40');
    await expect(rowOf(page, 'Thelma Block').getByText('Member', { exact: true })).toBeVisible();
    await chooseFor(page, 'Thelma Block', 'Make admin');
    const dialog = dialogNamed(page, 'Make Thelma Block an admin?');
    await expect(dialog.getByText(/Admins manage the whole team/)).toBeVisible();
    await expectAccessible();
    await dialog.getByRole('button', { name: 'Make Thelma Block an admin' }).click();
    await expect(notifications(page).getByText('Thelma Block is an admin now.')).toBeVisible();
    await expect(rowOf(page, 'Thelma Block').getByText('Admin', { exact: true })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Actions for Thelma Block' })).toBeFocused();
  });
});

test.describe('an admin', () => {
  test('becomes a member again, at once in the list', async ({ page, signIn, expectAccessible }) => {
    await signIn('admin@summit.example');
    const [memberId] = await invite(page.request, ['nora.lind@summit.example']);
    await act(page.request, 'adminGrant', { memberId });
    await page.goto('/#/manage/users?tab=admins');
    await page.getByRole('button', { name: 'Remove admin: Nora Lind' }).click();
    const dialog = dialogNamed(page, 'Remove Nora Lind as admin?');
    await expect(dialog.getByText('Nora Lind stays in the team as a member')).toBeVisible();
    await expectAccessible();
    await dialog.getByRole('button', { name: 'Cancel' }).click();
    await expect(page.getByRole('button', { name: 'Remove admin: Nora Lind' })).toBeFocused();
    await page.keyboard.press('Enter');
    await dialog.getByRole('button', { name: 'Confirm' }).click();
    await expect(notifications(page).getByText('Nora Lind is a member now.')).toBeVisible();
    await expect(rowOf(page, 'Nora Lind')).toHaveCount(0);
    await page.getByRole('tab', { name: 'Users', exact: true }).click();
    await page.getByRole('searchbox').fill('nora');
    await expect(rowOf(page, 'Nora Lind').getByText('Member', { exact: true })).toBeVisible();
  });

  test('who is the last one stays, and is told why', async ({ page, signIn, expectAccessible }) => {
    await signIn('admin@lonely.example');
    await page.goto('/#/manage/users?tab=admins');
    const why = 'A team needs an admin. Make somebody else an admin first.';
    for (const action of ['Remove admin', 'Deactivate']) {
      const button = page.getByRole('button', { name: `${action}: Rosendo Crist` });
      await expect(button).toHaveAttribute('aria-disabled', 'true');
      await expect(button).toHaveAccessibleDescription(why);
      // Not `click`, which would wait for the button to be enabled.
      await button.focus();
      await page.keyboard.press('Enter');
    }
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await page.getByRole('button', { name: 'Actions for Rosendo Crist' }).click();
    await expect(page.getByRole('menuitem', { name: /Remove admin/ })).toContainText(why);
    await expectAccessible();
  });

  test('who has become the last one meanwhile stays too', async ({ page, signIn, expectAccessible }) => {
    await signIn('admin@deal.example');
    const other = await idOf(page.request, 'siobhan.oconnordarcy@deal.example');
    await page.goto('/#/manage/users?tab=admins');
    await page.getByRole('button', { name: 'Remove admin: Marcel Huel' }).click();
    await act(page.request, 'adminRevoke', { memberId: other });
    const dialog = dialogNamed(page, 'Remove Marcel Huel as admin?');
    await dialog.getByRole('button', { name: 'Confirm' }).click();
    await expect(
      dialog.getByText('You are the last admin, and a team needs one. Make somebody else an admin first.'),
    ).toBeVisible();
    await expectAccessible();
    await dialog.getByRole('button', { name: 'Cancel' }).click();
    await expect(rowOf(page, 'Marcel Huel')).toBeVisible();
  });

  test('can give up the own rights, and is led out of the pages for admins', async ({
    page,
    signIn,
    expectAccessible,
  }) => {
    await signIn('admin@sprout.example');
    await page.goto('/#/manage/users?tab=admins');
    await page.getByRole('button', { name: 'Remove admin: Sanford Anderson' }).click();
    const dialog = dialogNamed(page, 'Remove Sanford Anderson as admin?');
    await expect(dialog.getByText('This is you: you lose your access to managing the team.')).toBeVisible();
    await expectAccessible();
    await dialog.getByRole('button', { name: 'Confirm' }).click();
    await expect(page).toHaveURL(/#\/overview/);
    await expect(notifications(page).getByText('You are a member now.')).toBeVisible();
    await expect(page.getByRole('main').getByText(/not an admin/i)).toBeVisible();
    await expect(page.getByRole('navigation').getByRole('link', { name: 'Members' })).toHaveCount(0);
    await page.goto('/#/manage/users');
    await expect(page).toHaveURL(/#\/overview/);
  });
});

test('on a free team somebody else becomes the admin in one’s place', async ({ page, signIn, expectAccessible }) => {
  await signIn('admin@heritage.example');
  await page.goto('/#/manage/users?tab=admins');
  await expect(page.getByText('Your plan includes one admin. More than one needs PRO.')).toBeVisible();
  await page.getByRole('button', { name: 'Make admin', exact: true }).click();
  const offer = dialogNamed(page, 'Pick a replacement admin or upgrade');
  await expect(offer.getByRole('button', { name: 'Upgrade to PRO' })).toBeVisible();
  await expectAccessible();
  await offer.getByRole('button', { name: 'Pick a replacement' }).click();
  const choice = dialogNamed(page, 'Select a new Team Admin');
  await choice.getByRole('button', { name: 'Continue' }).click();
  await expect(choice.getByText('Please select a new Team Admin')).toBeVisible();
  await choice.getByRole('searchbox').fill('francesca');
  await choice.getByRole('radio', { name: 'Francesca Stiedemann' }).check();
  await expect(choice.getByText('Selected: Francesca Stiedemann')).toBeVisible();
  await expectAccessible();
  await choice.getByRole('button', { name: 'Continue' }).click();
  const sure = dialogNamed(page, 'Make Francesca Stiedemann the Team Admin?');
  await expect(sure.getByText('Francesca Stiedemann becomes the Team Admin in place of Cathryn Larkin.')).toBeVisible();
  await expectAccessible();
  await sure.getByRole('button', { name: 'Make Francesca Stiedemann the Team Admin' }).click();
  await expect(page).toHaveURL(/#\/overview$/);
  await expect(
    notifications(page).getByText('Francesca Stiedemann is the Team Admin now, and you are a member.'),
  ).toBeVisible();
  const main = page.getByRole('main');
  await expect(main.getByText(/not an admin/i)).toBeVisible();
  await expect(main.getByText('member@heritage.example')).toBeVisible();
});

test('on a free team the offer leads to the plan page', async ({ page, signIn }) => {
  await signIn('admin@hardwall.example');
  await page.goto('/#/manage/users?tab=admins&dialog=make-admin');
  const offer = dialogNamed(page, 'Pick a replacement admin or upgrade');
  await offer.getByRole('button', { name: 'Upgrade to PRO' }).click();
  await expect(page).toHaveURL(/#\/billing/);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.goBack();
  await expect(offer).toBeVisible();
});
