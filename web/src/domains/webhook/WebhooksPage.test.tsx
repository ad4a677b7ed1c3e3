import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { down, downAtFirst, userError } from '../../testing/gatewayPieces.ts';
import { click, press, typeInto } from '../../testing/hands.ts';
import { connectionOf } from '../../testing/renderInConsole.tsx';
import { currentToasts } from '../../ui/toasts/toastStore.ts';
import { channel, openWebhooks, OTHERS, outgoing, webhook, type WebhookValues } from './webhooks.fixture.tsx';

const SECTION = { channels: 'For a channel', team: 'For the whole team' };
const listOf = (name: string) => within(screen.getByRole('list', { name }));
const item = (name: string) => within(screen.getByRole('heading', { name, level: 3 }).closest('li') as HTMLElement);
const names = () => screen.queryAllByRole('heading', { level: 3 }).map((one) => one.textContent);
const chooseFor = async (name: string, action: string) => {
  await press(`Actions for ${name}`);
  await click(await screen.findByRole('menuitem', { name: action }));
};
const actionsOf = async (name: string) => {
  await press(`Actions for ${name}`);
  return screen.getAllByRole('menuitem').map((one) => one.textContent);
};

const ALL: readonly WebhookValues[] = [
  webhook('Build'),
  outgoing('Mirror', { channel: channel('sales'), pausedBy: 'FAILURES', ...OTHERS }),
  webhook('Alerts', { ...OTHERS, isOwnerActive: false, viewerCanTakeOver: true, pausedBy: 'PERSON' }),
  webhook('Everywhere', { scope: 'TEAM', channel: null }),
  outgoing('Archive', { scope: 'TEAM', channel: null, ...OTHERS }),
];

describe('the list of webhooks', () => {
  it('says of each what it is tied to, whose it is and whether it works, those of the team in a block of their own', async () => {
    await openWebhooks({ webhooks: ALL, notice: { documentationUrl: 'https://developers.example/webhooks' } });
    const ofChannels = within(await screen.findByRole('list', { name: SECTION.channels }));
    expect(ofChannels.getAllByRole('listitem')).toHaveLength(3);
    expect(listOf(SECTION.team).getAllByRole('listitem')).toHaveLength(2);
    expect(item('Build').getByText('Incoming')).toBeTruthy();
    expect(item('Build').getByText('Channel: general')).toBeTruthy();
    expect(item('Build').queryByText(/created by/)).toBeNull();
    expect(item('Build').getByRole('link', { name: 'Edit Build' }).getAttribute('href')).toBe(
      '/webhooks/edit/incoming/webhook-Build',
    );
    expect(item('Mirror').getByText('Outgoing')).toBeTruthy();
    expect(item('Mirror').getByText('created by Grace Hopper')).toBeTruthy();
    expect(item('Mirror').getByText('Paused after failures')).toBeTruthy();
    expect(item('Mirror').queryByRole('link')).toBeNull();
    expect(item('Alerts').getByText('Owner deactivated')).toBeTruthy();
    expect(item('Alerts').getByText('Paused')).toBeTruthy();
    expect(item('Everywhere').getByText('Writes to the channel that each post names')).toBeTruthy();
    expect(item('Archive').getByText('Is told of all public channels')).toBeTruthy();
    expect(screen.getByRole('link', { name: /Webhooks for developers/ }).getAttribute('href')).toBe(
      'https://developers.example/webhooks',
    );
    expect(screen.queryByText('Webhooks have moved')).toBeNull();
    expect(await actionsOf('Mirror')).toEqual(['Delivery log', 'Resume', 'Delete']);
  });

  it('says how the last message of an outgoing one went, which leads to the log; read again once that is closed', async () => {
    const last = (name: string, lastDeliveryStatus: string, minutes = 0) => {
      const lastDeliveryAt = new Date(Date.now() - minutes * 60_000).toISOString();
      return outgoing(name, { lastDeliveryStatus, lastDeliveryAt, deliveries: () => connectionOf([], { first: 50 }) });
    };
    const { address, become } = await openWebhooks({
      webhooks: [last('A', 'DELIVERED', 3), last('B', 'FAILED', 180), last('C', 'WAITING'), last('D', 'DROPPED')],
    });
    await screen.findByRole('heading', { name: 'A' });
    const linesOf = (name: string) => item(name).queryAllByRole('button', { name: /last message/i });
    expect(['A', 'B', 'C', 'D'].flatMap((name) => linesOf(name).map(({ textContent }) => textContent))).toEqual([
      'Last message delivered 3\u00a0minutes ago',
      'Last message failed 3\u00a0hours ago',
      'Last message waiting to be delivered',
      'Last message not sent, as the webhook was paused',
    ]);
    await press('Last message failed 3\u00a0hours ago');
    expect(address()).toBe('/webhooks?dialog=log&webhook=webhook-B');
    become([last('B', 'DELIVERED'), webhook('Incoming')]);
    await press('Close', within(screen.getByRole('dialog', { name: 'Delivery log of “B”' })));
    expect(await item('B').findByText('Last message delivered now')).toBeTruthy();
    expect(linesOf('Incoming')).toEqual([]);
  });

  it('is searched and filtered by the address', async () => {
    const { address } = await openWebhooks({ webhooks: ALL, address: '/webhooks?type=outgoing&owner=grace' });
    expect(names()).toEqual(['Mirror', 'Archive']);
    expect(screen.getByText('2 webhooks')).toBeTruthy();
    await typeInto(screen.getByRole('combobox', { name: 'Channel' }), 'channel-sales');
    expect(names()).toEqual(['Mirror']);
    expect(address()).toBe('/webhooks?type=outgoing&owner=grace&channel=channel-sales');
    await typeInto(screen.getByRole('combobox', { name: 'Owner' }), 'me');
    expect(screen.getByText('No webhook fits.')).toBeTruthy();
    await press('Show all webhooks');
    expect(names()).toHaveLength(5);
    expect(address()).toBe('/webhooks');
    const search = screen.getByRole('searchbox', { name: 'Search webhooks' });
    await typeInto(search, 'hopp al');
    search.blur();
    expect(await screen.findByText('1 webhook')).toBeTruthy();
    expect(names()).toEqual(['Alerts']);
  });

  it('says what each kind does where there are none', async () => {
    await openWebhooks();
    expect(await screen.findByText('No webhooks yet')).toBeTruthy();
    const links = screen.getAllByRole('link').map((one) => one.getAttribute('href'));
    expect(links).toEqual(['/webhooks/add/incoming', '/webhooks/add/outgoing']);
    expect(screen.getByText(/^You get an address/)).toBeTruthy();
    expect(screen.getByText(/^Each message of your channel/)).toBeTruthy();
  });

  it('is read again where it could not be loaded', async () => {
    const part = downAtFirst(() => [webhook('Build')]);
    await openWebhooks({ webhooks: part });
    expect(await screen.findByText('The webhooks could not be loaded')).toBeTruthy();
    expect(screen.getByText('Request req-1')).toBeTruthy();
    part.mend();
    await press('Retry');
    expect(await screen.findByRole('heading', { name: 'Build' })).toBeTruthy();
  });

  it('says on top of it that webhooks have moved, or in its place', async () => {
    const moved = { movedUrl: 'https://apps.example/build' };
    await openWebhooks({ webhooks: ALL, notice: moved });
    const link = await screen.findByRole('link', { name: /^Go to Build Apps > Webhooks/ });
    expect(link.getAttribute('href')).toBe('https://apps.example/build');
    expect(screen.getByText('Webhooks have moved')).toBeTruthy();
    expect(names()).toHaveLength(5);
  });

  it('is left away where the installation says so', async () => {
    await openWebhooks({ webhooks: ALL, notice: { movedUrl: 'https://apps.example/build', hidesList: true } });
    expect(await screen.findByText('Webhooks have moved')).toBeTruthy();
    expect(names()).toEqual([]);
    expect(screen.queryByRole('link', { name: 'Add incoming webhook' })).toBeNull();
  });

  it('tells guests who can add webhooks', async () => {
    await openWebhooks({ role: 'GUEST' });
    expect(
      await screen.findByText('Members and admins of the team can add webhooks. Ask one of them if you need one.'),
    ).toBeTruthy();
    expect(screen.queryByRole('link', { name: 'Add incoming webhook' })).toBeNull();
  });

  it('stands where it could not be read again', async () => {
    const { become, go } = await openWebhooks({ webhooks: [webhook('Build')] });
    await screen.findByRole('heading', { name: 'Build' });
    become(down);
    await go('/elsewhere');
    await go('/webhooks');
    expect(await screen.findByText('Some of what is known about the webhooks could not be loaded.')).toBeTruthy();
    expect(names()).toEqual(['Build']);
  });
});

describe('what is done with a webhook of the list', () => {
  it('is deleted after a question, which takes it off and says so', async () => {
    const { become, address, sent } = await openWebhooks({
      webhooks: ALL,
      more: {
        webhookDelete: ({ input }: { input: { webhookId: string } }) => {
          become(ALL.filter(({ id }) => id !== input.webhookId));
          return { deletedId: input.webhookId, userErrors: [] };
        },
      },
    });
    await screen.findByRole('heading', { name: 'Build' });
    await chooseFor('Build', 'Delete');
    expect(address()).toBe('/webhooks?dialog=delete&webhook=webhook-Build');
    const question = screen.getByRole('dialog', { name: 'Delete “Build”?' });
    expect(within(question).getByText(/Its address stops working/)).toBeTruthy();
    await press('Delete webhook', within(question));
    expect(await screen.findByText('The webhook “Build” is deleted.')).toBeTruthy();
    await press('Done');
    expect(names()).not.toContain('Build');
    expect(address()).toBe('/webhooks');
    expect(sent.filter(({ name }) => name === 'webhookDelete')).toHaveLength(1);
  });

  it('is asked again where a deletion was not answered, and says where it was deleted already', async () => {
    const remove = downAtFirst(() => ({ deletedId: null, userErrors: [userError('NOT_FOUND', ['webhookId'])] }));
    await openWebhooks({ webhooks: ALL, more: { webhookDelete: remove } });
    await screen.findByRole('heading', { name: 'Build' });
    await chooseFor('Build', 'Delete');
    await press('Delete webhook');
    expect(await screen.findByText('The webhook could not be deleted. Try again.')).toBeTruthy();
    remove.mend();
    await press('Delete webhook');
    await expect.poll(names).toEqual(['Mirror', 'Alerts', 'Everywhere', 'Archive']);
    expect(currentToasts()).toMatchObject([{ text: { defaultMessage: 'The webhook was deleted already.' } }]);
  });

  it('is paused at once, with the way back', async () => {
    const set = ({ input }: { input: { webhookId: string; isPaused: boolean } }) => ({
      webhook: webhook('Build', { pausedBy: input.isPaused ? 'PERSON' : null, version: 4 }),
      userErrors: [],
    });
    await openWebhooks({ webhooks: ALL, more: { webhookPauseUpdate: set } });
    await screen.findByRole('heading', { name: 'Build' });
    await chooseFor('Build', 'Pause');
    expect(await item('Build').findByText('Paused')).toBeTruthy();
    const [toast] = currentToasts();
    expect(toast).toMatchObject({ text: { defaultMessage: '“{name}” is paused.' }, values: { name: 'Build' } });
    toast?.action?.run();
    await expect.poll(() => item('Build').queryByText('Paused')).toBeNull();
  });

  it('is taken over by an admin where the owner is gone', async () => {
    const taken = webhook('Alerts', { pausedBy: 'PERSON', creatorName: 'Ada Lovelace', version: 4 });
    await openWebhooks({
      webhooks: ALL,
      more: { webhookTakeOver: () => ({ webhook: taken, userErrors: [] }) },
    });
    await screen.findByRole('heading', { name: 'Alerts' });
    await chooseFor('Alerts', 'Take over');
    const question = within(screen.getByRole('dialog', { name: 'Take over “Alerts”?' }));
    expect(question.getByText(/It gets another address/)).toBeTruthy();
    await press('Take over', question);
    expect(await item('Alerts').findByRole('link', { name: 'Edit Alerts' })).toBeTruthy();
    expect(item('Alerts').queryByText('Owner deactivated')).toBeNull();
  });

  it('drops a dialog from the address that the viewer may not open', async () => {
    const { address } = await openWebhooks({
      webhooks: ALL,
      address: '/webhooks?dialog=take-over&webhook=webhook-Build',
    });
    await screen.findByRole('heading', { name: 'Build' });
    expect(address()).toBe('/webhooks');
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});
