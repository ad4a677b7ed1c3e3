import { screen, within } from '@testing-library/react';
import { GraphQLError } from 'graphql';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { downAtFirst, inputsOf, userError } from '../../../testing/gatewayPieces.ts';
import { choose, chooseFile, click, isInert, press, rest, typeInto } from '../../../testing/hands.ts';
import { pngFile, renamedSvg } from '../../../testing/pictures.ts';
import { hasUnsavedChanges } from '../../../lib/unsavedChanges/dirtyForms.ts';
import { channel, openWebhooks, OTHERS, outgoing, webhook } from '../webhooks.fixture.tsx';

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true }));
afterEach(() => void vi.useRealTimers());

const ADD = '/webhooks/add/incoming';
const EDIT = '/webhooks/edit/incoming/webhook-Build';
const CREATE = 'Create and get the address';
const nameField = () => screen.getByRole('textbox', { name: /^Name/ });
const picker = () => screen.getByRole<HTMLInputElement>('combobox', { name: 'Channel' });

/** Chooses a channel in the list, which opens with a press. */
async function chooseChannel(name: string) {
  await click(screen.getByRole('button', { name: 'Show the channels' }));
  await click(await screen.findByRole('option', { name }));
}

type Input = Record<string, unknown>;
const created = (input: Input) => ({ webhook: webhook('Build', { name: input['name'] }), userErrors: [] });

describe('adding an incoming webhook', () => {
  it('says all that is missing, the first of it in focus', async () => {
    const { sent } = await openWebhooks({ address: ADD });
    await screen.findByRole('form', { name: 'Webhook form' });
    expect(screen.getByText('You get the address once the webhook is saved.')).toBeTruthy();
    await choose('Icon of its own');
    await press(CREATE);
    expect(screen.getByText('Choose a channel.')).toBeTruthy();
    expect(screen.getByText('Enter a name.')).toBeTruthy();
    expect(screen.getByText('No icon uploaded. Please upload an icon or use default icon.')).toBeTruthy();
    expect(document.activeElement).toBe(picker());
    await chooseChannel('general');
    await typeInto(nameField(), 'x'.repeat(61));
    expect(screen.getByText('The name may have 60 characters at most.')).toBeTruthy();
    await press(CREATE);
    expect(document.activeElement).toBe(nameField());
    expect(inputsOf(sent, 'webhookCreate')).toEqual([]);
  });

  it('uploads an icon, creates it, shows its address and leads to the list', async () => {
    const upload = downAtFirst(() => ({ iconUrl: '/files/icon-1', userErrors: [] }));
    const { sent, address } = await openWebhooks({
      address: ADD,
      more: { webhookIconUpload: upload, webhookCreate: ({ input }: { input: Input }) => created(input) },
    });
    const form = await screen.findByRole('form', { name: 'Webhook form' });
    await chooseChannel('sales');
    await typeInto(nameField(), ' Build ');
    await choose('Icon of its own');
    await chooseFile(form, renamedSvg());
    expect(await screen.findByText('Only JPG and PNG pictures are taken.')).toBeTruthy();
    await chooseFile(form, pngFile(64, 64));
    expect(await screen.findByText('error file upload')).toBeTruthy();
    upload.mend();
    await press('Try again');
    expect(await screen.findByText('The icon is uploaded.')).toBeTruthy();
    expect(form.querySelector('img')?.getAttribute('src')).toBe('/files/icon-1');
    expect(hasUnsavedChanges()).toBe(true);
    await press(CREATE);
    const dialog = within(await screen.findByRole('dialog', { name: 'Webhook created' }));
    expect(dialog.getByRole<HTMLInputElement>('textbox', { name: 'Address' }).value).toBe(
      'https://console.example/hooks/Build/secret',
    );
    expect(dialog.getByRole('button', { name: 'Copy the address' })).toBeTruthy();
    // Behind the dialog the form stays as it was sent.
    expect(screen.getByRole('button', { name: CREATE, hidden: true })).toBeTruthy();
    expect(hasUnsavedChanges()).toBe(false);
    expect(inputsOf(sent, 'webhookCreate')).toEqual([
      { type: 'INCOMING', scope: 'CHANNEL', channelId: 'channel-sales', name: 'Build', iconUrl: '/files/icon-1' },
    ]);
    await press('Done', dialog);
    expect(address()).toBe('/webhooks');
  });

  it('is for the whole team where an admin wants that, and begins so from a link', async () => {
    const { sent } = await openWebhooks({
      address: `${ADD}?scope=team`,
      channels: [],
      more: { webhookCreate: ({ input }: { input: Input }) => created(input) },
    });
    await screen.findByRole('form', { name: 'Webhook form' });
    expect(screen.queryByRole('combobox', { name: 'Channel' })).toBeNull();
    await choose('One channel');
    expect(picker()).toBeTruthy();
    await choose('The whole team');
    await typeInto(nameField(), 'All');
    await press(CREATE);
    await screen.findByRole('dialog', { name: 'Webhook created' });
    expect(inputsOf(sent, 'webhookCreate')).toEqual([{ type: 'INCOMING', scope: 'TEAM', name: 'All', iconUrl: null }]);
  });

  it('offers members no choice of the whole team, finds channels by name and reads them on', async () => {
    const many = Array.from({ length: 60 }, (_, place) => channel(`room-${place}`));
    const { sent } = await openWebhooks({ address: ADD, role: 'MEMBER', channels: [channel('alpha'), ...many] });
    await screen.findByRole('form', { name: 'Webhook form' });
    expect(screen.queryByRole('radio', { name: 'The whole team' })).toBeNull();
    await click(screen.getByRole('button', { name: 'Show the channels' }));
    const list = await screen.findByRole('listbox');
    expect(within(list).getAllByRole('option')).toHaveLength(50);
    list.dispatchEvent(new Event('scroll', { bubbles: true }));
    await vi.waitFor(() => expect(within(list).getAllByRole('option')).toHaveLength(61));
    await typeInto(picker(), 'alp');
    await rest();
    await vi.waitFor(() => expect(screen.getAllByRole('option').map((one) => one.textContent)).toEqual(['alpha']));
    expect(sent.at(-1)?.variables).toMatchObject({ search: 'alp' });
  });

  it.each([
    [userError('NOT_ALLOWED', ['channelId']), 'You may not write in this channel any more. Choose another one.'],
    [
      userError('LIMIT_REACHED'),
      'Your team has 500 webhooks, as many as it can have. Delete one to make room for another.',
    ],
    [userError('NOT_ALLOWED', ['scope']), 'Only admins may add webhooks of the whole team.'],
  ])('keeps what was typed where it is refused: %j', async (error, words) => {
    await openWebhooks({ address: ADD, more: { webhookCreate: () => ({ webhook: null, userErrors: [error] }) } });
    await screen.findByRole('form', { name: 'Webhook form' });
    await chooseChannel('general');
    await typeInto(nameField(), 'Build');
    await press(CREATE);
    expect(await screen.findByText(words)).toBeTruthy();
    expect(nameField()).toHaveProperty('value', 'Build');
    expect(picker().value).toBe('general');
  });

  it('is tried again under the same key where no answer came', async () => {
    const create = downAtFirst(({ input }: { input: Input }) => created(input));
    const { sent } = await openWebhooks({ address: ADD, more: { webhookCreate: create } });
    await screen.findByRole('form', { name: 'Webhook form' });
    await chooseChannel('general');
    await typeInto(nameField(), 'Build');
    await press(CREATE);
    expect(await screen.findByText('The webhook could not be created. Try again.')).toBeTruthy();
    create.mend();
    await press(CREATE);
    await screen.findByRole('dialog', { name: 'Webhook created' });
    const [first, second] = sent.filter(({ name }) => name === 'webhookCreate');
    expect(second?.variables).toEqual(first?.variables);
  });

  it('leads back to the list with the reason where there is no channel to write to', async () => {
    const { address } = await openWebhooks({ address: ADD, channels: [] });
    expect(await screen.findByText(/^There is no channel that you may write to/)).toBeTruthy();
    expect(address()).toBe('/webhooks?notice=no-channels');
    const links = within(screen.getByRole('alert')).getAllByRole('link');
    expect(links.map((one) => one.getAttribute('href'))).toContain('/webhooks/add/incoming?scope=team');
    await press('Dismiss');
    expect(address()).toBe('/webhooks');
  });

  it('is not for guests', async () => {
    await openWebhooks({ address: ADD, role: 'GUEST', channels: [] });
    expect(await screen.findByText('Webhooks are for members')).toBeTruthy();
    expect(screen.queryByRole('form')).toBeNull();
  });
});

describe('changing an incoming webhook', () => {
  const saved = (changes: object = {}) => ({ webhook: webhook('Build', { version: 4, ...changes }), userErrors: [] });

  it('sends what is changed, and says that it is saved', async () => {
    const { sent, address } = await openWebhooks({
      webhooks: [webhook('Build', { iconUrl: '/files/old' })],
      address: EDIT,
      more: { webhookUpdate: ({ input }: { input: Input }) => saved({ name: input['name'], iconUrl: null }) },
    });
    expect((await screen.findByRole<HTMLInputElement>('textbox', { name: 'Address' })).value).toBe(
      'https://console.example/hooks/Build/secret',
    );
    expect(screen.getByText(/^curl 'https:\/\/console\.example\/hooks\/Build\/secret'/)).toBeTruthy();
    expect(picker().value).toBe('general');
    expect(isInert('Save changes')).toBe(true);
    await typeInto(nameField(), 'Builds');
    await choose('Default icon');
    await press('Save changes');
    expect(await screen.findByText('Your changes of “Builds” are saved.')).toBeTruthy();
    expect(inputsOf(sent, 'webhookUpdate')).toEqual([
      { webhookId: 'webhook-Build', version: 3, name: 'Builds', iconUrl: null },
    ]);
    await press('Done');
    expect(address()).toBe(EDIT);
    expect(isInert('Save changes')).toBe(true);
  });

  it('gives it another address after a question, and what is being entered stays', async () => {
    const rotated = { url: 'https://console.example/hooks/Build/other' };
    await openWebhooks({
      webhooks: [webhook('Build')],
      address: EDIT,
      more: { webhookAddressRotate: () => saved(rotated) },
    });
    await screen.findByRole('form', { name: 'Webhook form' });
    await typeInto(nameField(), 'Builds');
    await press('New address');
    await press('Change the address', within(screen.getByRole('dialog')));
    expect(await screen.findByDisplayValue('https://console.example/hooks/Build/other')).toBeTruthy();
    expect(nameField()).toHaveProperty('value', 'Builds');
    expect(screen.queryByText(/^Somebody else changed this/)).toBeNull();
  });

  it('keeps what was typed where it was changed elsewhere, and saves over that', async () => {
    let isStale = true;
    const { become, sent } = await openWebhooks({
      webhooks: [webhook('Build')],
      address: EDIT,
      more: {
        webhookUpdate: () => {
          if (!isStale) return saved();
          isStale = false;
          become([webhook('Build', { channel: channel('sales'), version: 9 })]);
          return { webhook: null, userErrors: [userError('STALE', ['version'])] };
        },
      },
    });
    await screen.findByRole('form', { name: 'Webhook form' });
    await typeInto(nameField(), 'Mine');
    await press('Save changes');
    expect(await screen.findByText(/^Somebody else changed this in the meantime/)).toBeTruthy();
    expect(picker().value).toBe('sales');
    expect(nameField()).toHaveProperty('value', 'Mine');
    await press('Save changes');
    await screen.findByText('Webhook saved');
    expect(inputsOf(sent, 'webhookUpdate').at(-1)).toEqual({ webhookId: 'webhook-Build', version: 9, name: 'Mine' });
  });

  it.each([
    ['of another kind', outgoing('Build')],
    ['of somebody else', webhook('Build', OTHERS)],
    ['that is gone', webhook('Other')],
  ])('explains where there is no form: one %s', async (_what, one) => {
    await openWebhooks({ webhooks: [one], address: EDIT });
    expect(await screen.findByText('This webhook cannot be edited here')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Go to the webhooks' })).toBeTruthy();
    expect(screen.queryByRole('form')).toBeNull();
  });

  it('is not for guests, to whom the gateway refuses every webhook', async () => {
    const refuse = () => {
      throw new GraphQLError('Not for guests.', { extensions: { code: 'FORBIDDEN' } });
    };
    await openWebhooks({ address: EDIT, role: 'GUEST', findNode: refuse });
    expect(await screen.findByText('Webhooks are for members')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Retry' })).toBeNull();
  });

  it('names a channel in the example of one of the whole team, which has none to choose', async () => {
    await openWebhooks({ webhooks: [webhook('Build', { scope: 'TEAM', channel: null })], address: EDIT });
    expect(await screen.findByText(/"channel":"general@chat\.orbit\.example"/)).toBeTruthy();
    expect(screen.queryByRole('combobox', { name: 'Channel' })).toBeNull();
  });
});
