import { webhookNameFormat, webhookTokenFormat, webhookUrlFormat } from '@muster/schema/formats/webhook';
import type { WebhookCreateInput } from '../../../generated/webhook/form/webhookCreate.ts';
import type { WebhookUpdateInput } from '../../../generated/webhook/form/webhookUpdate.ts';
import type { WebhookFormFragment } from '../../../generated/webhook/fragments/webhookForm.ts';
import type { FormType } from '../webhookPaths.ts';

/** A channel as the form names it. */
export interface ChannelChoice {
  readonly id: string;
  readonly name: string;
}

/** A webhook as it is being entered. */
export interface WebhookDraft {
  readonly scope: 'CHANNEL' | 'TEAM';
  readonly channel: ChannelChoice | null;
  readonly name: string;
  readonly icon: 'DEFAULT' | 'OWN';
  /** Where the icon is that was uploaded for it; null while its own is the one that it had. */
  readonly uploaded: string | null;
  /** Where an outgoing one calls. */
  readonly url: string;
  /** What its calls are signed with; empty keeps the one that it has. */
  readonly token: string;
}

/** What a webhook that is added begins with. */
export const newDraft = (scope: WebhookDraft['scope'], token: string): WebhookDraft => ({
  ...{ scope, channel: null, name: '', icon: 'DEFAULT', uploaded: null, url: '', token },
});

/** What the form of a webhook begins with. */
export const draftOf = ({ type, scope, channel, name, iconUrl, url }: WebhookFormFragment): WebhookDraft => ({
  scope: scope === 'TEAM' ? 'TEAM' : 'CHANNEL',
  channel,
  name,
  icon: iconUrl === null ? 'DEFAULT' : 'OWN',
  uploaded: null,
  url: type === 'OUTGOING' ? (url ?? '') : '',
  token: '',
});

const hasSameIcon = (one: WebhookDraft, other: WebhookDraft) =>
  one.icon === other.icon && (one.icon === 'DEFAULT' || one.uploaded === other.uploaded);

/** Whether two drafts mean the same webhook. */
export const isSameWebhook = (one: WebhookDraft, other: WebhookDraft): boolean =>
  one.scope === other.scope &&
  one.channel?.id === other.channel?.id &&
  one.name === other.name &&
  one.url === other.url &&
  one.token === other.token &&
  hasSameIcon(one, other);

/** The parts of the form in which something may be wrong. */
export type FormPart = 'channel' | 'name' | 'icon' | 'url' | 'token';

/** What is wrong with a part, as the services would call it. */
export type Fault = 'REQUIRED' | 'TOO_SHORT' | 'TOO_LONG' | 'INVALID' | 'UPLOADING';

const FORMATS = { name: webhookNameFormat, url: webhookUrlFormat, token: webhookTokenFormat };

/** What is wrong with a text; null for nothing. */
function textFault(field: keyof typeof FORMATS, text: string): Fault | null {
  if (text.trim() === '') return 'REQUIRED';
  const parsed = FORMATS[field].safeParse(text);
  if (parsed.success) return null;
  const codes = parsed.error.issues.map(({ code }) => code);
  if (codes.includes('too_big')) return 'TOO_LONG';
  return codes.includes('too_small') ? 'TOO_SHORT' : 'INVALID';
}

/** What is known of the webhook beside what is entered. */
export interface DraftFacts {
  readonly type: FormType;
  readonly isNew: boolean;
  /** Whether the webhook that is saved has an icon of its own. */
  readonly hasOwnIcon: boolean;
  readonly isUploading: boolean;
}

function iconFault({ icon, uploaded }: WebhookDraft, { hasOwnIcon, isUploading }: DraftFacts): Fault | null {
  if (icon === 'DEFAULT') return null;
  if (isUploading) return 'UPLOADING';
  return uploaded === null && !hasOwnIcon ? 'REQUIRED' : null;
}

/** What is wrong with a draft, part by part. */
export function faultsOf(draft: WebhookDraft, facts: DraftFacts): Readonly<Record<FormPart, Fault | null>> {
  const isOutgoing = facts.type === 'OUTGOING';
  const keepsToken = !facts.isNew && draft.token.trim() === '';
  return {
    channel: draft.scope === 'CHANNEL' && draft.channel === null ? 'REQUIRED' : null,
    name: textFault('name', draft.name),
    icon: iconFault(draft, facts),
    url: isOutgoing ? textFault('url', draft.url) : null,
    token: isOutgoing && !keepsToken ? textFault('token', draft.token) : null,
  };
}

/** A draft as it is added. */
export function creationOf(type: FormType, draft: WebhookDraft): Omit<WebhookCreateInput, 'idempotencyKey'> {
  const { scope, channel, name, icon, uploaded, url, token } = draft;
  return {
    type,
    scope,
    ...(scope === 'CHANNEL' && { channelId: channel?.id ?? null }),
    name: name.trim(),
    iconUrl: icon === 'OWN' ? uploaded : null,
    ...(type === 'OUTGOING' && { url: url.trim(), token: token.trim() }),
  };
}

/** What of a webhook differs from what is saved. */
export function changesOf(
  draft: WebhookDraft,
  saved: WebhookDraft,
): Pick<WebhookUpdateInput, 'channelId' | 'name' | 'iconUrl' | 'url' | 'token'> {
  const { channel, name, icon, uploaded, url, token } = draft;
  return {
    ...(channel !== null && channel.id !== saved.channel?.id && { channelId: channel.id }),
    ...(name !== saved.name && { name: name.trim() }),
    ...(!hasSameIcon(draft, saved) && { iconUrl: icon === 'OWN' ? uploaded : null }),
    ...(url !== saved.url && { url: url.trim() }),
    ...(token.trim() !== '' && { token: token.trim() }),
  };
}
