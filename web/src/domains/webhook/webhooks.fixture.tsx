import { Route, Routes } from 'react-router-dom';
import { connectionOf, renderInConsole, type PageArguments } from '../../testing/renderInConsole.tsx';
import IncomingAddPage from './form/IncomingAddPage.tsx';
import IncomingEditPage from './form/IncomingEditPage.tsx';
import OutgoingAddPage from './form/OutgoingAddPage.tsx';
import OutgoingEditPage from './form/OutgoingEditPage.tsx';
import WebhooksPage from './WebhooksPage.tsx';

export interface WebhookValues {
  readonly [name: string]: unknown;
  readonly id: string;
  readonly name: string;
}

export const channel = (name: string) => ({
  __typename: 'Channel',
  id: `channel-${name}`,
  name,
  groupJid: `${name}@chat.orbit.example`,
});

/** An incoming webhook of the viewer, changed as given. */
export const webhook = (name: string, changes: Record<string, unknown> = {}): WebhookValues => ({
  ...{ __typename: 'Webhook', id: `webhook-${name}`, type: 'INCOMING', scope: 'CHANNEL', channel: channel('general') },
  ...{ name, iconUrl: null, owner: { __typename: 'Member', id: 'ada' }, creatorName: 'Ada Lovelace' },
  ...{ isOwnerActive: true, isOwned: true, pausedBy: null, version: 3 },
  ...{ lastDeliveryStatus: null, lastDeliveryAt: null },
  ...{ url: `https://console.example/hooks/${name}/secret`, token: null },
  ...{ viewerCanUpdate: true, viewerCanDelete: true, viewerCanTakeOver: false },
  ...changes,
});

/** An outgoing webhook of the viewer. */
export const outgoing = (name: string, changes: Record<string, unknown> = {}): WebhookValues =>
  webhook(name, { type: 'OUTGOING', url: 'https://target.example/in', token: 'tc_present', ...changes });

/** What others have, as an admin sees it. */
export const OTHERS = {
  ...{ isOwned: false, viewerCanUpdate: false, url: null, token: null },
  ...{ owner: { __typename: 'Member', id: 'grace' }, creatorName: 'Grace Hopper' },
};

const NOTICE = { movedUrl: null, hidesList: false, documentationUrl: null };

/** A call of an outgoing webhook that was delivered, changed as given. */
export const delivery = (number: number, changes: Record<string, unknown> = {}) => ({
  ...{ __typename: 'WebhookDelivery', id: `delivery-${number}`, kind: 'MESSAGE', status: 'DELIVERED' },
  ...{ attemptsCount: 1, responseStatus: 200, durationMs: 120, problem: null, responseExcerpt: 'ok' },
  ...{ isRepetition: false, createdAt: `2026-11-20T08:00:${String(number).padStart(2, '0')}.000Z` },
  ...{ lastAttemptAt: '2026-11-20T08:00:00.000Z', nextAttemptAt: null },
  ...changes,
});

/** Webhooks, or what reading them answers. */
type Listed = readonly WebhookValues[] | (() => unknown);

interface Options {
  readonly webhooks?: Listed;
  readonly role?: string;
  readonly notice?: object;
  readonly channels?: readonly object[];
  readonly address?: string;
  /** Mutations and further nodes. */
  readonly more?: Record<string, unknown>;
  /** What else can be found by its id. */
  readonly findNode?: (id: string) => unknown;
}

const fitting = (channels: readonly object[]) => (args: PageArguments & { readonly search?: string | null }) =>
  connectionOf(
    channels.filter((one) => 'name' in one && String(one.name).startsWith(args.search ?? '')),
    args,
  );

/** The pages of webhooks of somebody who has these. */
export async function openWebhooks({
  webhooks = [],
  role = 'ADMIN',
  notice = {},
  channels = [channel('general'), channel('sales')],
  address = '/webhooks',
  more = {},
  findNode = () => null,
}: Options = {}) {
  let live: Listed = webhooks;
  const page = await renderInConsole(
    <Routes>
      <Route path="/webhooks" element={<WebhooksPage />} />
      <Route path="/webhooks/add/incoming" element={<IncomingAddPage />} />
      <Route path="/webhooks/add/outgoing" element={<OutgoingAddPage />} />
      <Route path="/webhooks/edit/incoming/:id" element={<IncomingEditPage />} />
      <Route path="/webhooks/edit/outgoing/:id" element={<OutgoingEditPage />} />
      <Route path="*" element={<p>Elsewhere</p>} />
    </Routes>,
    {
      viewer: {
        ...{ id: 'viewer-1', role, webhookNotice: { ...NOTICE, ...notice } },
        webhooks: () => (typeof live === 'function' ? live() : live),
        postableChannels: fitting(channels),
      },
      node: ({ id }: { id: string }) =>
        (typeof live === 'function' ? null : live.find((one) => one.id === id)) ?? findNode(id),
      ...more,
    },
    address,
  );
  return {
    ...page,
    become: (next: Listed) => {
      live = next;
    },
  };
}
