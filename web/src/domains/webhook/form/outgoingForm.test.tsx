import { act, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { hasUnsavedChanges } from '../../../lib/unsavedChanges/dirtyForms.ts';
import { downAtFirst, inputsOf, userError } from '../../../testing/gatewayPieces.ts';
import { givePageConfig } from '../../../testing/givePageConfig.ts';
import { click, press, rest, typeInto } from '../../../testing/hands.ts';
import { delivery, openWebhooks, outgoing } from '../webhooks.fixture.tsx';

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true }));
afterEach(() => void vi.useRealTimers());

const ADD = '/webhooks/add/outgoing';
const EDIT = '/webhooks/edit/outgoing/webhook-Mirror';
const field = (name: RegExp) => screen.getByRole<HTMLInputElement>('textbox', { name });
const url = () => field(/^Address that is called/);
const token = () => field(/^Token/);

/** Fills the form of one that is added, but for its address. */
async function fill() {
  await screen.findByRole('form', { name: 'Webhook form' });
  await click(screen.getByRole('button', { name: 'Show the channels' }));
  await click(await screen.findByRole('option', { name: 'general' }));
  await typeInto(field(/^Name/), 'Mirror');
}

describe('adding an outgoing webhook', () => {
  it('begins with a token that begins as the installation has it', async () => {
    givePageConfig({ webhookTokenPrefix: 'acme_' });
    await openWebhooks({ address: ADD });
    expect(token().value).toMatch(/^acme_[\w-]{32}$/);
  });

  it('begins with a token, asks for an address, and leads to the list once it is there', async () => {
    const { sent, address } = await openWebhooks({
      address: ADD,
      more: { webhookCreate: () => ({ webhook: outgoing('Mirror'), userErrors: [] }) },
    });
    await fill();
    const generated = token().value;
    expect(generated).toMatch(/^tc_[\w-]{32}$/);
    await press('Generate another');
    expect(token().value).toMatch(/^tc_[\w-]{32}$/);
    expect(token().value).not.toBe(generated);
    await press('Create webhook');
    expect(screen.getByText('Enter the address that is called.')).toBeTruthy();
    expect(document.activeElement).toBe(url());
    await typeInto(url(), 'ftp://target.example');
    expect(screen.getByText(/^Enter an address that begins with http/)).toBeTruthy();
    await typeInto(url(), ' https://target.example/in ');
    await typeInto(token(), 'short');
    await press('Create webhook');
    expect(screen.getByText('The token needs 8 characters at least.')).toBeTruthy();
    await typeInto(token(), '12345 67890');
    expect(screen.getByText(/^The token may have Latin letters/)).toBeTruthy();
    await typeInto(token(), 'two1234567numbers');
    await press('Create webhook');
    const dialog = within(await screen.findByRole('dialog', { name: 'Webhook created' }));
    // Behind the dialog the form stays as it was sent: nothing was saved before of which something could be kept.
    const inForm = { hidden: true };
    expect(screen.getByRole<HTMLInputElement>('textbox', { name: /^Token/, ...inForm }).value).toBe(
      'two1234567numbers',
    );
    expect(screen.queryByText(/keep the present token/)).toBeNull();
    expect(screen.getByRole('button', { name: 'Create webhook', ...inForm })).toBeTruthy();
    expect(hasUnsavedChanges()).toBe(false);
    expect(inputsOf(sent, 'webhookCreate')).toEqual([
      {
        ...{ type: 'OUTGOING', scope: 'CHANNEL', channelId: 'channel-general', name: 'Mirror', iconUrl: null },
        ...{ url: 'https://target.example/in', token: 'two1234567numbers' },
      },
    ]);
    await press('Done', dialog);
    expect(address()).toBe('/webhooks');
  });

  it('explains an address that is not called, at its field', async () => {
    await openWebhooks({
      address: ADD,
      more: { webhookCreate: () => ({ webhook: null, userErrors: [userError('NOT_ALLOWED', ['url'])] }) },
    });
    await fill();
    await typeInto(url(), 'http://10.0.0.1/in');
    await press('Create webhook');
    expect(await screen.findByText(/^This address leads into a private network/)).toBeTruthy();
    expect(document.activeElement).toBe(url());
    await typeInto(url(), 'http://10.0.0.1.example/in');
    expect(screen.queryByText(/private network/)).toBeNull();
  });
});

describe('changing an outgoing webhook', () => {
  it('keeps the token that there is unless another one is entered', async () => {
    const { sent } = await openWebhooks({
      webhooks: [outgoing('Mirror')],
      address: EDIT,
      more: {
        webhookUpdate: () => ({
          webhook: outgoing('Mirror', { version: 4, url: 'https://other.example' }),
          userErrors: [],
        }),
      },
    });
    await screen.findByRole('form', { name: 'Webhook form' });
    expect(token().value).toBe('');
    expect(screen.getByText(/^Leave this empty to keep the present token/)).toBeTruthy();
    const copy = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    await press('Copy the token');
    expect(copy).toHaveBeenCalledWith('tc_present');
    await typeInto(url(), 'https://other.example');
    await press('Save changes');
    await press('Done');
    await typeInto(token(), 'another-token');
    await press('Save changes');
    await screen.findByText('Webhook saved');
    expect(inputsOf(sent, 'webhookUpdate')).toEqual([
      { webhookId: 'webhook-Mirror', version: 3, url: 'https://other.example' },
      { webhookId: 'webhook-Mirror', version: 4, token: 'another-token' },
    ]);
  });
});

describe('saving', () => {
  it('that is under way says so, is not begun again, and tells with the request id that it failed', async () => {
    const answer = Promise.withResolvers<never>();
    const { sent } = await openWebhooks({
      webhooks: [outgoing('Mirror')],
      address: EDIT,
      more: { webhookUpdate: () => answer.promise },
    });
    await screen.findByRole('form', { name: 'Webhook form' });
    await typeInto(url(), 'https://other.example');
    await press('Save changes');
    const button = screen.getByRole('button', { name: 'Saving…' });
    expect(button.getAttribute('aria-disabled')).toBe('true');
    await click(button);
    expect(inputsOf(sent, 'webhookUpdate')).toHaveLength(1);
    await act(async () => answer.reject(new Error('down')));
    const alert = await screen.findByRole('alert');
    expect(alert.textContent).toContain('The webhook could not be saved');
    expect(alert.textContent).toContain('req-1');
    expect(url().value).toBe('https://other.example');
    expect(screen.getByRole('button', { name: 'Save changes' }).getAttribute('aria-disabled')).toBe('false');
  });
});

describe('a test', () => {
  const waiting = delivery(1, {
    status: 'WAITING',
    kind: 'TEST',
    attemptsCount: 0,
    responseStatus: null,
    durationMs: null,
    responseExcerpt: null,
  });
  const failed = delivery(1, {
    status: 'FAILED',
    kind: 'TEST',
    responseStatus: 500,
    problem: 'STATUS',
    durationMs: 1234,
    responseExcerpt: '<b>boom</b>',
  });

  it('calls what stands in the form, and says what came of it', async () => {
    let answer = waiting;
    const { sent } = await openWebhooks({
      address: ADD,
      more: { webhookTest: () => ({ delivery: waiting, userErrors: [] }) },
      findNode: () => answer,
    });
    await screen.findByRole('form', { name: 'Webhook form' });
    await press('Send a test');
    expect(screen.getByText('Enter the address that is called.')).toBeTruthy();
    await typeInto(url(), 'https://target.example/in');
    await typeInto(token(), 'some-token');
    await press('Send a test');
    expect(screen.getByText('The test is on its way…')).toBeTruthy();
    await rest(500);
    answer = failed;
    await rest(500);
    expect(await screen.findByText('The other service answered with status 500.')).toBeTruthy();
    expect(screen.getByText('1,234 ms')).toBeTruthy();
    await press(/^Show the answer/);
    expect(screen.getByText('<b>boom</b>')).toBeTruthy();
    expect(inputsOf(sent, 'webhookTest')).toEqual([{ url: 'https://target.example/in', token: 'some-token' }]);
    const asked = sent.filter(({ name }) => name === 'webhookDelivery').length;
    await rest(2_000);
    expect(sent.filter(({ name }) => name === 'webhookDelivery')).toHaveLength(asked);
  });

  it('is given up after 15 seconds', async () => {
    const { sent } = await openWebhooks({
      webhooks: [outgoing('Mirror')],
      address: EDIT,
      more: { webhookTest: () => ({ delivery: waiting, userErrors: [] }) },
      findNode: () => waiting,
    });
    await screen.findByRole('form', { name: 'Webhook form' });
    await press('Send a test');
    await rest(14_000);
    expect(screen.getByText('The test is on its way…')).toBeTruthy();
    await rest(2_000);
    expect(await screen.findByText(/^There is no answer yet/)).toBeTruthy();
    await typeInto(url(), 'https://other.example');
    await press('Send a test');
    // As it is saved, it is the webhook that is tested; its own token stands in where none is entered.
    expect(inputsOf(sent, 'webhookTest')).toEqual([
      { webhookId: 'webhook-Mirror' },
      { webhookId: 'webhook-Mirror', url: 'https://other.example' },
    ]);
  });

  it('says why nothing was sent', async () => {
    const refusals = [userError('LIMIT_REACHED'), userError('NOT_ALLOWED', ['url'])];
    const send = downAtFirst(() => ({ delivery: null, userErrors: refusals.splice(0, 1) }));
    await openWebhooks({ webhooks: [outgoing('Mirror')], address: EDIT, more: { webhookTest: send } });
    await screen.findByRole('form', { name: 'Webhook form' });
    await press('Send a test');
    expect(await screen.findByText('The test could not be sent. Try again.')).toBeTruthy();
    send.mend();
    await press('Send a test');
    expect(await screen.findByText(/^You have sent many tests/)).toBeTruthy();
    await press('Send a test');
    expect(await screen.findByText(/^This address leads into a private network/)).toBeTruthy();
  });
});
