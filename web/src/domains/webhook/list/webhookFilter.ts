import { matchesWordStart } from '../../../lib/text/wordStart.ts';
import type { ListedWebhook } from '../useWebhooks.ts';

/** What the list is narrowed to, as the address has it; empty for all. */
export interface WebhookFilter {
  readonly search: string;
  readonly type: string;
  readonly channel: string;
  readonly owner: string;
}

/** In the address: the webhooks of whoever asks. */
export const OWN = 'me';

export interface Choice {
  readonly value: string;
  readonly label: string;
}

/** Tells an owner from the others; by name where they are gone, as nothing else is known of them. */
const ownerKey = ({ owner, creatorName }: ListedWebhook) => owner?.id ?? creatorName;

/** The filter that an address names: a type as the addresses of the forms write it. */
export const filterOf = (params: URLSearchParams): WebhookFilter => ({
  search: params.get('search') ?? '',
  type: params.get('type') ?? '',
  channel: params.get('channel') ?? '',
  owner: params.get('owner') ?? '',
});

export const isFiltered = (filter: WebhookFilter): boolean => Object.values(filter).some((value) => value !== '');

const hasOwner = (webhook: ListedWebhook, owner: string) =>
  owner === '' || (owner === OWN ? webhook.isOwned : ownerKey(webhook) === owner);

/** Whether a webhook is among those that are asked for. */
const fits = (webhook: ListedWebhook, { search, type, channel, owner }: WebhookFilter): boolean =>
  (type === '' || webhook.type.toLowerCase() === type) &&
  (channel === '' || webhook.channel?.id === channel) &&
  hasOwner(webhook, owner) &&
  matchesWordStart(`${webhook.name} ${webhook.channel?.name ?? ''} ${webhook.creatorName}`, search);

export const filtered = (webhooks: readonly ListedWebhook[], filter: WebhookFilter): readonly ListedWebhook[] =>
  webhooks.filter((webhook) => fits(webhook, filter));

const byLabel = (choices: ReadonlyMap<string, string>): readonly Choice[] =>
  [...choices]
    .map(([value, label]) => ({ value, label }))
    .toSorted((one, other) => one.label.localeCompare(other.label));

/** The channels that webhooks are for, by name. */
export const channelsOf = (webhooks: readonly ListedWebhook[]): readonly Choice[] =>
  byLabel(new Map(webhooks.flatMap(({ channel }) => (channel ? [[channel.id, channel.name] as const] : []))));

/** The owners of webhooks beside whoever asks, by name. */
export const ownersOf = (webhooks: readonly ListedWebhook[]): readonly Choice[] =>
  byLabel(
    new Map(
      webhooks.filter(({ isOwned }) => !isOwned).map((webhook) => [ownerKey(webhook), webhook.creatorName] as const),
    ),
  );
