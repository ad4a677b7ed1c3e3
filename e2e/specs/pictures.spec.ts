import { setTimeout as delay } from 'node:timers/promises';
import type { Locator, Page } from '@playwright/test';
import { notifications } from '../support/people.ts';
import { type PictureFile, padded, pngOf, renamedSvg } from '../support/pictures.ts';
import { expect, test } from '../support/test.ts';

test.afterAll(({ stack }) => stack.dev.reset());
test.afterEach(({ stack }) => stack.dev.clearFaults());

const PETROL = [11, 107, 91] as const;
const CLAY = [200, 90, 40] as const;
/** How long an upload takes that is given up: long enough to look at it meanwhile. */
const UPLOAD_MS = 12_000;
const CHANGE_TEAM = 'Change the team’s picture';

const choose = (dialog: Locator, file: PictureFile) => dialog.locator('input[type=file]').setInputFiles(file);
const account = (page: Page) => page.getByRole('button', { name: 'Account' });

/** The address of a picture, once it is there and shown. */
async function shownIn(place: Locator): Promise<string> {
  const image = place.locator('img').first();
  await expect(image).toHaveAttribute('src', /^\/files\//);
  await expect.poll(() => image.evaluate((one: HTMLImageElement) => one.naturalWidth)).toBeGreaterThan(0);
  return (await image.getAttribute('src')) ?? '';
}

/** The colour in the middle of a picture that is shown. */
const middleOf = (place: Locator) =>
  place
    .locator('img')
    .first()
    .evaluate((image: HTMLImageElement) => {
      const canvas = document.createElement('canvas');
      canvas.width = image.naturalWidth;
      canvas.height = image.naturalHeight;
      const context = canvas.getContext('2d');
      context?.drawImage(image, 0, 0);
      const at = Math.floor(canvas.width / 2);
      return { side: canvas.width, colour: [...(context?.getImageData(at, at, 1, 1).data ?? [])].slice(0, 3) };
    });

const near = (colour: readonly number[], expected: readonly number[]) =>
  colour.every((value, index) => Math.abs(value - (expected[index] ?? 0)) < 12);

test.describe("the team's picture", () => {
  test('is changed by an admin, and refused where it is against the guidelines', async ({
    page,
    openConsole,
    expectAccessible,
  }) => {
    await openConsole('admin@summit.example');
    const picture = page.getByRole('main').getByRole('button', { name: CHANGE_TEAM });
    await picture.click();
    const dialog = page.getByRole('dialog', { name: CHANGE_TEAM });
    await expect(dialog.getByText('JPEG or PNG, at most 1 MB and 100 × 100 pixels')).toBeVisible();
    await expect(page).toHaveURL(/dialog=team-picture/);
    await expectAccessible();
    const good = pngOf(100, 100, PETROL);
    const refused = [renamedSvg, padded(good, 1024 * 1024 + 1), pngOf(101, 100, PETROL), pngOf(20_000, 1, PETROL)];
    for (const file of refused) {
      await choose(dialog, file);
      await expect(
        dialog.getByRole('alert').getByText('Image to be uploaded is not as per the guidelines below.'),
      ).toBeVisible();
      await expect(dialog.getByRole('button', { name: 'Save' })).toBeDisabled();
      await expect(dialog.locator('img')).toHaveCount(0);
      await choose(dialog, good);
      await expect(dialog.getByRole('alert')).toHaveCount(0);
      await expect(dialog.locator('img')).toBeVisible();
    }
    await expectAccessible();
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect(notifications(page).getByText('The team’s picture is changed.')).toBeVisible();
    await expect(dialog).toHaveCount(0);
    await expect(picture).toBeFocused();
    await shownIn(picture);
    expect(near((await middleOf(picture)).colour, PETROL)).toBe(true);
    await page.reload();
    await shownIn(picture);
  });

  test('stays where the upload is given up, and is gone where it is removed', async ({
    page,
    openConsole,
    stack,
    expectAccessible,
  }) => {
    await openConsole('admin@sprout.example');
    const picture = page.getByRole('main').getByRole('button', { name: CHANGE_TEAM });
    const dialog = page.getByRole('dialog', { name: CHANGE_TEAM });
    const start = async (file: PictureFile) => {
      await picture.click();
      await choose(dialog, file);
      await dialog.getByRole('button', { name: 'Save' }).click();
    };
    await start(pngOf(80, 80, PETROL));
    const before = await shownIn(picture);
    await expect(dialog).toHaveCount(0);
    await stack.dev.fault({ service: 'team', operation: 'uploadTeamAvatar', latencyMs: UPLOAD_MS });
    await start(pngOf(80, 80, CLAY));
    const isOver = delay(UPLOAD_MS + 500);
    await expect(dialog.getByRole('progressbar', { name: 'Uploading the picture' })).toBeVisible();
    await expectAccessible();
    await dialog.getByRole('button', { name: 'Cancel' }).click();
    await expect(dialog).toHaveCount(0);
    expect(await shownIn(picture)).toBe(before);
    await stack.dev.clearFaults();
    // The service would have kept it by then.
    await isOver;
    await page.reload();
    await shownIn(picture);
    expect(near((await middleOf(picture)).colour, PETROL)).toBe(true);
    await picture.click();
    await dialog.getByRole('button', { name: 'Remove picture' }).click();
    const question = page.getByRole('alertdialog', { name: 'Remove the team’s picture?' });
    await expect(question).toBeVisible();
    await expectAccessible();
    await question.getByRole('button', { name: 'Remove picture' }).click();
    await expect(dialog).toHaveCount(0);
    await expect(picture.locator('img')).toHaveCount(0);
  });

  test('is no button for those who may not change it', async ({ page, openConsole }) => {
    await openConsole('member@orbit.example');
    await expect(page.getByRole('main').getByText(/not an admin/i)).toBeVisible();
    await page.goto('/#/overview?dialog=team-picture');
    await expect(page.getByRole('main').getByText(/not an admin/i)).toBeVisible();
    await expect(page.getByRole('button', { name: CHANGE_TEAM })).toHaveCount(0);
    await expect(page.getByRole('dialog')).toHaveCount(0);
  });
});

test.describe('the own photo', () => {
  test('is the part that was chosen, and stands in the account menu from then on', async ({
    page,
    signIn,
    expectAccessible,
  }) => {
    await signIn('member@sprout.example');
    await page.goto('/#/profile');
    const section = page.getByRole('region', { name: 'Photo' });
    await section.getByRole('button', { name: 'Change photo' }).click();
    const dialog = page.getByRole('dialog', { name: 'Change your photo' });
    await expect(dialog.getByText('An image of at most 2 MB')).toBeVisible();
    await choose(dialog, renamedSvg);
    await expect(dialog.getByRole('alert')).toHaveText('Please use an image file only');
    await choose(dialog, padded(pngOf(10, 10, CLAY), 2 * 1024 * 1024 + 1));
    await expect(dialog.getByRole('alert')).toHaveText('File too large. Please use a file of max 2MB');
    await expectAccessible();
    await choose(dialog, pngOf(2_000, 1_000, PETROL, CLAY));
    await expect(dialog.getByRole('alert')).toHaveCount(0);
    const kept = dialog.getByRole('application', { name: 'Part of the picture that is kept' });
    await expect(kept).toBeVisible();
    await dialog.getByRole('slider', { name: 'Zoom' }).press('End');
    await expect(dialog.getByRole('slider', { name: 'Zoom' })).toHaveAttribute('aria-valuetext', '400%');
    // To the picture's right half, by keyboard; and back a little without dragging.
    await kept.focus();
    for (let step = 0; step < 40; step += 1) await page.keyboard.press('ArrowLeft');
    await dialog.getByRole('button', { name: 'Move the picture right' }).click();
    await expectAccessible();
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect(notifications(page).getByText('Your photo is changed.')).toBeVisible();
    await expect(section.getByRole('button', { name: 'Change photo' })).toBeFocused();
    await expectAccessible();
    await shownIn(account(page));
    await page.reload();
    await shownIn(account(page));
    const { colour, side } = await middleOf(account(page));
    expect(side).toBeLessThanOrEqual(512);
    expect(near(colour, CLAY)).toBe(true);
    await section.getByRole('button', { name: 'Remove' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Remove picture' }).click();
    await expect(account(page).locator('img')).toHaveCount(0);
    await expect(section.getByRole('button', { name: 'Change photo' })).toBeFocused();
  });
});
