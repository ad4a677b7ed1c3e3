import { createHash } from 'node:crypto';
import { webhookNameFormat, webhookTokenFormat, webhookUrlFormat } from '@muster/schema/formats/webhook';

/** What a kind of the contract says: which way it goes, and whether it is about one channel or the whole team. */
export type WebhookKind = { type: 'incoming' | 'outgoing'; scope: 'channel' | 'domain' };

const kinds = {
  incoming: { type: 'incoming', scope: 'channel' },
  outgoing: { type: 'outgoing', scope: 'channel' },
  'domain-incoming': { type: 'incoming', scope: 'domain' },
  'domain-outgoing': { type: 'outgoing', scope: 'domain' },
} as const satisfies Record<string, WebhookKind>;

export const kindOf = (name: keyof typeof kinds): WebhookKind => kinds[name];

export const isOfKind = (webhook: WebhookKind, { type, scope }: WebhookKind): boolean =>
  webhook.type === type && webhook.scope === scope;

/** What somebody gives of a webhook. */
export type Given = {
  peer?: string | undefined;
  name?: string | undefined;
  url?: string | undefined;
  token?: string | undefined;
};

/** What of it is kept as text. */
export type Texts = { groupJid: string | null; name: string; targetUrl: string | null; token: string | null };

/** The field at fault. */
export type Fault = { field: keyof Given };

type Format = { safeParse(text: string | undefined): { data?: string | undefined } };

/** What is as before is taken whatever it holds: it may be older than the rules. Null where it is not of its format. */
const read = (format: Format, given: string | undefined, before: string | null | undefined): string | null =>
  typeof before === 'string' && (given === undefined || given === before)
    ? before
    : (format.safeParse(given).data ?? null);

/** The texts of a webhook as they are kept. One of a channel needs a channel, an outgoing one a target and a token; no other has them. */
export function readTexts({ type, scope }: WebhookKind, given: Given, before?: Texts): Texts | Fault {
  const groupJid = given.peer ?? before?.groupJid ?? null;
  if ((groupJid !== null) !== (scope === 'channel')) return { field: 'peer' };
  const name = read(webhookNameFormat, given.name, before?.name);
  if (name === null) return { field: 'name' };
  if (type === 'incoming') {
    if (given.url !== undefined) return { field: 'url' };
    return given.token === undefined ? { groupJid, name, targetUrl: null, token: null } : { field: 'token' };
  }
  const targetUrl = read(webhookUrlFormat, given.url, before?.targetUrl);
  if (targetUrl === null) return { field: 'url' };
  const token = read(webhookTokenFormat, given.token, before?.token);
  return token === null ? { field: 'token' } : { groupJid, name, targetUrl, token };
}

/** Where a test goes that somebody wants of what stands in a form. */
export function readDraft(given: { url: string; token: string | null | undefined }): Draft | Fault {
  const { data: url } = webhookUrlFormat.safeParse(given.url);
  if (url === undefined) return { field: 'url' };
  const { data: token } = webhookTokenFormat.safeParse(given.token);
  return token === undefined ? { field: 'token' } : { url, token };
}
export type Draft = { url: string; token: string };

/** Whoever a webhook could belong to: whether they work with it is known by their state and role. */
export type Owner = { state: string | null; role: string | null };

/** Whether somebody can look after a webhook. */
export const isActiveOwner = ({ state, role }: Owner): boolean =>
  state === 'active' && (role === 'admin' || role === 'member');

/** The folder of a team's icons in the store, whatever the team's id looks like. */
export const iconFolder = (teamId: string): string =>
  `icons/${createHash('sha256').update(teamId).digest('hex').slice(0, 32)}`;

const ICON_PATH = /^\/files\/(icons\/[0-9a-f]{32}\/[0-9a-f]{32}\.[a-z]{3,4})$/;

/** The parts of the address of an icon, as `longUrl` gives it; null for another text. */
export function readIconAddress(address: string): { name: string; expires: number; signature: string } | null {
  const url = URL.parse(address, 'https://files.invalid');
  const [, name] = ICON_PATH.exec(url?.pathname ?? '') ?? [];
  const expires = Number(url?.searchParams.get('expires') ?? 'none');
  const signature = url?.searchParams.get('signature') ?? null;
  return name === undefined || !Number.isSafeInteger(expires) || signature === null
    ? null
    : { name, expires, signature };
}
