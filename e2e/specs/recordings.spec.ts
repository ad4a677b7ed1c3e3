import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { askerOf } from '../support/chat.ts';
import { chooseFor, notifications } from '../support/people.ts';
import { expect, test } from '../support/test.ts';

const PATH = '/#/call-recordings';
const MEETING = 'Customer call: Meridian';

const rowNamed = (page: Page, name: string) => page.getByRole('row').filter({ hasText: name });
const film = (page: Page) => page.getByRole('dialog').locator('video');
/** How a film stands: where it is, how long it lasts, and what is wrong. */
const stateOf = (page: Page) =>
  film(page).evaluate((video: HTMLVideoElement) => ({
    at: video.currentTime,
    lasts: video.duration,
    error: video.error?.message ?? null,
  }));

test.describe('call recordings', () => {
  test.afterAll(({ stack }) => stack.dev.reset());

  test('are listed, found, played, saved, renamed and deleted by an admin', async ({
    page,
    stack,
    signIn,
    expectAccessible,
  }) => {
    await signIn('admin@summit.example');
    await page.goto(PATH);
    await expect(page.getByText('Showing 1 - 6 of 13')).toBeVisible();
    await expect(rowNamed(page, 'Weekly all-hands')).toContainText('Being processed');
    await expect(rowNamed(page, MEETING)).toContainText(/915-204-663.*12 seconds/);
    await expectAccessible();

    await page.getByRole('button', { name: `Play ${MEETING}` }).click();
    await expect(page).toHaveURL(/call-recordings\?play=/);
    await expect.poll(async () => (await stateOf(page)).at).toBeGreaterThan(0);
    expect(await stateOf(page)).toMatchObject({ lasts: 12, error: null });
    await film(page).evaluate((video: HTMLVideoElement) => void (video.currentTime = 9));
    await expect.poll(async () => (await stateOf(page)).at).toBeGreaterThan(9);
    expect((await stateOf(page)).error).toBeNull();
    await expectAccessible();
    const source = (await film(page).getAttribute('src')) ?? '';
    const part = await page.request.get(source, { headers: { range: 'bytes=0-3' } });
    expect([part.status(), [...(await part.body())]]).toEqual([206, [0x1a, 0x45, 0xdf, 0xa3]]);
    expect(part.headers()['content-range']).toBe('bytes 0-3/3535');
    await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
    await expect(page).toHaveURL(/call-recordings$/);

    const saved = page.waitForEvent('download');
    await chooseFor(page, MEETING, 'Download');
    const download = await saved;
    expect(download.suggestedFilename()).toBe('Customer call_ Meridian.webm');
    expect((await readFile(await download.path())).length).toBe(3_535);
    // An address is good up to the end of a second.
    await stack.dev.advance(5 * 60_000 + 1_000);
    expect((await page.request.get(source)).status()).toBe(410);
    await stack.dev.resetClock();

    await chooseFor(page, MEETING, 'Rename');
    const name = page.getByRole('textbox', { name: 'Recording name' });
    await name.fill('');
    await page.getByRole('dialog').getByRole('button', { name: 'Rename' }).click();
    await expect(page.getByText('Please enter a recording name')).toBeVisible();
    await expectAccessible();
    await name.fill('Meridian, first call');
    await name.press('Enter');
    await expect(notifications(page)).toContainText('The recording is called “Meridian, first call” now.');
    await page.getByRole('searchbox').fill('first call');
    await expect(page.getByText('Showing 1 - 1 of 1')).toBeVisible();
    await expect(rowNamed(page, 'Meridian, first call')).toBeVisible();
    await page.getByRole('searchbox').fill('');

    const next = page.getByRole('button', { name: 'Next' });
    await next.click();
    await expect(page.getByText('Showing 7 - 12 of 13')).toBeVisible();
    await next.click();
    await expect(page.getByText('Showing 13 - 13 of 13')).toBeVisible();
    await chooseFor(page, 'Trying out the new room', 'Delete');
    await expectAccessible();
    await page.getByRole('dialog').getByRole('button', { name: 'Delete recording' }).click();
    await expect(page.getByText('Showing 7 - 12 of 12')).toBeVisible();
  });

  test('are kept as long as an admin says, who is told first what that deletes', async ({
    page,
    browser,
    stack,
    signIn,
    expectAccessible,
  }) => {
    await stack.dev.reset();
    const ask = await askerOf(browser, stack, 'admin@summit.example');
    await signIn('admin@summit.example');
    await page.goto('/#/settings/call-recordings');
    await expect(page.getByText(/^13 recordings take 214\.35 KB\./)).toBeVisible();
    await expect(page.getByRole('radio', { name: '365 days' })).toBeChecked();
    await expectAccessible();
    await page.getByRole('radio', { name: '30 days' }).click();
    const told = page.getByText(/^2 recordings \(.* KB\) will be deleted on/);
    await expect(told).toBeVisible();
    await expectAccessible();
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(page.getByText(/^Changed by /)).toBeVisible();
    await page.reload();
    await expect(page.getByRole('radio', { name: '30 days' })).toBeChecked();
    await expect(told).toBeVisible();

    await stack.dev.advance(7 * 24 * 3_600_000 + 3_600_000);
    await expect
      .poll(() => ask('{ viewer { team { recordings(first: 1) { totalCount } } } }'))
      .toMatchObject({ data: { viewer: { team: { recordings: { totalCount: 11 } } } } });
    await page.goto(PATH);
    await expect(page.getByText('Showing 1 - 6 of 11')).toBeVisible();
    await expect(page.getByText(/Recordings are deleted after 30 days/)).toBeVisible();
    await stack.dev.resetClock();
  });

  test('are shown to members who were there, on a phone too, and to nobody of a team that records none', async ({
    page,
    signIn,
    expectAccessible,
  }) => {
    await page.setViewportSize({ width: 390, height: 800 });
    await page.emulateMedia({ colorScheme: 'dark' });
    await signIn('member@summit.example');
    await page.goto(PATH);
    const list = page.getByRole('list', { name: 'Call recordings' });
    await expect(list.getByRole('listitem')).toHaveCount(6);
    await expect(list).not.toContainText('Design review');
    await page.getByRole('button', { name: 'Actions for Sprint planning' }).click();
    await expect(page.getByRole('menuitem')).toHaveText(['Play', 'Download', 'Copy link']);
    await page.keyboard.press('Escape');
    await expectAccessible();
    await page.goto(`${PATH}?play=none`);
    await expect(page.getByRole('dialog')).toContainText('There is no such recording any more');
    await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
    await expect(page).toHaveURL(/call-recordings$/);

    await page.context().clearCookies();
    await signIn('admin@orbit.example');
    await page.goto(PATH);
    await expect(page).toHaveURL(/#\/overview/);
  });
});
