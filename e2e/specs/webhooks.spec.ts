import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import type { Page } from '@playwright/test';
import { chooseFor, notifications } from '../support/people.ts';
import { itemOf } from '../support/parts.ts';
import { pngOf } from '../support/pictures.ts';
import { expect, test } from '../support/test.ts';

const PATH = '/#/webhooks';

/** A service outside that hears what webhooks say. */
async function startReceiver() {
  const heard: { signature: string | undefined; body: string }[] = [];
  const server = createServer((request, response) => {
    void text(request).then((body) => {
      heard.push({ signature: request.headers['webhook-signature']?.toString(), body });
      response.end('heard you');
    });
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const stop = () => {
    server.closeAllConnections();
    server.close();
  };
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/told`, heard, stop };
}

const formOf = (page: Page) => ({
  form: page.getByRole('form', { name: 'Webhook form' }),
  channel: page.getByRole('combobox', { name: 'Channel' }),
  name: page.getByRole('textbox', { name: /^Name/ }),
  url: page.getByRole('textbox', { name: /^Address that is called/ }),
  /** Finds a channel by what is typed of its name, and chooses it. */
  choose: async (typed: string, name: string) => {
    await page.getByRole('combobox', { name: 'Channel' }).fill(typed);
    await page.getByRole('option', { name, exact: true }).click();
  },
});

test.describe('webhooks', () => {
  test.afterAll(({ stack }) => stack.dev.reset());

  test('incoming: added with an icon of its own, written through, given another address, and deleted', async ({
    page,
    signIn,
    expectAccessible,
  }) => {
    await signIn('admin@orbit.example');
    await page.goto(PATH);
    await expect(itemOf(page, 'Build results')).not.toContainText('created by');
    await expect(itemOf(page, 'Ticket desk')).toContainText('Last message delivered');
    await expect(itemOf(page, 'Door bell')).toContainText('created by');
    await expect(page.getByRole('list', { name: 'For the whole team' })).toContainText('Status page');
    await expectAccessible();
    await page.getByRole('link', { name: 'Add incoming webhook' }).click();
    const { channel, name, choose, form } = formOf(page);
    const create = page.getByRole('button', { name: 'Create and get the address' });
    await page.getByRole('radio', { name: 'Icon of its own' }).check();
    await create.click();
    await expect(channel).toBeFocused();
    await expect(page.getByText('No icon uploaded. Please upload an icon or use default icon.')).toBeVisible();
    await expectAccessible();
    await choose('gen', 'general');
    await name.fill('Deployments');
    await form.locator('input[type=file]').setInputFiles(pngOf(64, 64, [20, 120, 90], [240, 200, 60]));
    await expect(form.locator('img')).toBeVisible();
    await create.click();
    const created = page.getByRole('dialog', { name: 'Webhook created' });
    const address = await created.getByRole('textbox', { name: 'Address' }).inputValue();
    await expectAccessible();
    const post = async (to: string) => {
      const answer = await fetch(to, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ text: 'Version 7 is out.' }),
      });
      return { status: answer.status, body: await answer.json() };
    };
    expect(await post(address)).toMatchObject({ status: 200, body: { ok: true } });
    await created.getByRole('button', { name: 'Done' }).click();
    await expect(page).toHaveURL(/#\/webhooks$/);
    await expect(itemOf(page, 'Deployments').locator('img')).toBeVisible();

    await page.getByRole('link', { name: 'Edit Deployments' }).click();
    await expect(page).toHaveURL(/#\/webhooks\/edit\/incoming\/\w+$/);
    await expect(page.getByRole('textbox', { name: 'Address' })).toHaveValue(address);
    await expect(page.getByRole('group', { name: 'Try it' })).toContainText(address);
    await page.getByRole('button', { name: 'New address' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Change the address' }).click();
    await expect(page.getByRole('textbox', { name: 'Address' })).not.toHaveValue(address);
    expect(await post(address)).toMatchObject({ status: 404, body: { ok: false } });
    await name.fill('Releases');
    await page.getByRole('button', { name: 'Save changes' }).click();
    await page.getByRole('dialog', { name: 'Webhook saved' }).getByRole('button', { name: 'Done' }).click();
    await expectAccessible();
    await page.getByRole('main').getByRole('link', { name: 'Webhooks' }).click();

    await chooseFor(page, 'Releases', 'Delete');
    await page.getByRole('dialog').getByRole('button', { name: 'Delete webhook' }).click();
    await page.getByRole('dialog', { name: 'Webhook deleted' }).getByRole('button', { name: 'Done' }).click();
    await expect(itemOf(page, 'Releases')).toHaveCount(0);
    await expect(itemOf(page, 'Build results')).toBeVisible();
  });

  test('outgoing: tried before it is saved, and followed in its log', async ({ page, signIn, expectAccessible }) => {
    const receiver = await startReceiver();
    try {
      await page.emulateMedia({ colorScheme: 'dark' });
      await signIn('admin@orbit.example');
      await page.goto('/#/webhooks/add/outgoing');
      const { name, url, choose } = formOf(page);
      await choose('gen', 'general');
      await name.fill('Mirror');
      await expect(page.getByRole('textbox', { name: /^Token/ })).toHaveValue(/^tc_[\w-]{32}$/);
      await url.fill('http://10.1.2.3/told');
      await page.getByRole('button', { name: 'Send a test' }).click();
      await expect(page.getByText(/^This address leads into a private network/)).toBeVisible();
      await expect(url).toBeFocused();
      await url.fill(receiver.url);
      await page.getByRole('button', { name: 'Send a test' }).click();
      await expect(page.getByText('Status 200')).toBeVisible();
      await page.getByRole('button', { name: /^Show the answer/ }).click();
      await expect(page.getByText('heard you')).toBeVisible();
      expect(receiver.heard).toHaveLength(1);
      expect(JSON.parse(receiver.heard[0]?.body ?? '')).toMatchObject({ type: 'test' });
      expect(receiver.heard[0]?.signature).toMatch(/^v1,/);
      await expectAccessible();
      await page.getByRole('button', { name: 'Create webhook' }).click();
      await page.getByRole('dialog', { name: 'Webhook created' }).getByRole('button', { name: 'Done' }).click();

      await page.getByRole('link', { name: 'Edit Mirror' }).click();
      await expect(url).toHaveValue(receiver.url);
      await page.getByRole('button', { name: 'Send a test' }).click();
      await expect(page.getByText('Status 200')).toBeVisible();
      await page.getByRole('main').getByRole('link', { name: 'Webhooks' }).click();
      await chooseFor(page, 'Mirror', 'Delivery log');
      const calls = page.getByRole('dialog').getByRole('list', { name: 'Calls, newest first' }).getByRole('listitem');
      await expect(calls).toHaveCount(1);
      await page.getByRole('button', { name: /^Send again what/ }).click();
      await expect(calls).toHaveCount(2);
      await expect(calls.first()).toContainText('Delivered');
      await expect(calls.first()).toContainText('Sent again by hand');
      await expectAccessible();
      await page.reload();
      await expect(calls).toHaveCount(2);
      await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
      await chooseFor(page, 'Mirror', 'Pause');
      await expect(itemOf(page, 'Mirror')).toContainText('Paused');
      await notifications(page).getByRole('button', { name: 'Undo' }).click();
      await expect(itemOf(page, 'Mirror')).not.toContainText('Paused');
      await expectAccessible();
    } finally {
      receiver.stop();
    }
  });
});

test.describe('the list of webhooks', () => {
  test.afterAll(({ stack }) => stack.dev.reset());

  test('is searched and filtered, and one without an owner is taken over', async ({
    page,
    signIn,
    expectAccessible,
  }) => {
    await signIn('admin@orbit.example');
    await page.goto(`${PATH}?type=outgoing`);
    await expect(page.getByText('3 webhooks')).toBeVisible();
    await page.getByRole('searchbox', { name: 'Search webhooks' }).fill('arch');
    await expect(page.getByText('1 webhook', { exact: true })).toBeVisible();
    await expect(page).toHaveURL(/type=outgoing&search=arch$/);
    await expect(itemOf(page, 'Archive')).toContainText('Owner deactivated');
    await expect(page.getByRole('link', { name: 'Edit Archive' })).toHaveCount(0);
    await chooseFor(page, 'Archive', 'Take over');
    await expectAccessible();
    await page.getByRole('dialog').getByRole('button', { name: 'Take over' }).click();
    await expect(notifications(page)).toContainText('You are the owner of “Archive” now.');
    await page.getByRole('link', { name: 'Edit Archive' }).click();
    await expect(page.getByText('It is told of the messages of all public channels.')).toBeVisible();
    await expectAccessible();
    // The form of another kind, and one of somebody else.
    await page.goto(page.url().replace('/outgoing/', '/incoming/'));
    await expect(page.getByText('This webhook cannot be edited here')).toBeVisible();
    await expectAccessible();
  });

  test('has the webhooks of a member, and tells guests who has any', async ({
    page,
    signIn,
    openConsole,
    expectAccessible,
  }) => {
    await signIn('member@orbit.example');
    await page.goto(PATH);
    await expect(itemOf(page, 'Lunch bot')).toContainText('Paused after failures');
    await page.getByRole('button', { name: /^Last message failed/ }).click();
    await expect(page.getByRole('dialog', { name: 'Delivery log of “Lunch bot”' })).toBeVisible();
    await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
    await expect(itemOf(page, 'Build results')).toHaveCount(0);
    await expect(page.getByText(/created by/)).toHaveCount(0);
    await expectAccessible();
    await page.getByRole('link', { name: 'Add outgoing webhook' }).click();
    await expect(formOf(page).channel).toBeVisible();
    await expect(page.getByRole('radio', { name: 'The whole team' })).toHaveCount(0);
    await openConsole('guest@orbit.example');
    await page.goto(PATH);
    await expect(page.getByText('Webhooks are for members')).toBeVisible();
    await expectAccessible();
  });
});
