import {
  WEBHOOK_NAME_MAX,
  WEBHOOK_TOKEN_MAX,
  WEBHOOK_TOKEN_MIN,
  WEBHOOK_URL_MAX,
  webhookNameFormat,
  webhookTokenFormat,
  webhookUrlFormat,
} from '@muster/schema/formats/webhook';
import type { UserError, WebhookScope, WebhookType } from '../../generated/resolvers.ts';
import { keyOfId, notFound } from '../../lib/idLists.ts';
import { type Part, type TextRule, readText, textRule } from '../../lib/texts.ts';
import { userError } from '../../lib/userErrors.ts';

type Given = string | null | undefined;

/** What is given of a webhook, in the words of the service. */
export type WebhookParts = {
  readonly peer?: string;
  readonly name?: string;
  readonly icon?: string | null;
  readonly url?: string;
  readonly token?: string;
};
type Input = {
  readonly channelId?: Given;
  readonly name?: Given;
  readonly iconUrl?: Given;
  readonly url?: Given;
  readonly token?: Given;
};
/** Which webhook it is about; of one that is added, nothing that it needs may be left out. */
type About = { readonly type: WebhookType; readonly scope: WebhookScope; readonly isAdded: boolean };
type Read = { readonly parts: WebhookParts; readonly errors: readonly UserError[] };

/** The service takes no longer ones. */
const ICON_MAX = 1_000;

const rules = {
  name: textRule(webhookNameFormat, 'A name', WEBHOOK_NAME_MAX),
  url: {
    ...textRule(webhookUrlFormat, 'An address', WEBHOOK_URL_MAX),
    invalid: 'An address begins with http:// or https://, names a host, and holds no password.',
  },
  token: {
    ...textRule(webhookTokenFormat, 'A token', WEBHOOK_TOKEN_MAX),
    blank: `A token has at least ${WEBHOOK_TOKEN_MIN} characters.`,
    blankCode: 'TOO_SHORT',
    invalid: 'A token holds visible characters of ASCII alone.',
  },
} satisfies Record<string, TextRule>;

const isBlank = (text: Given) => typeof text !== 'string' || text.trim() === '';

const partOf = (name: 'name' | 'url' | 'token', { value, errors }: Part<string>): Read => ({
  parts: value === undefined ? {} : { [name]: value },
  errors,
});
const wrong = (error: UserError): Read => ({ parts: {}, errors: [error] });
const NOTHING: Read = { parts: {}, errors: [] };

const missing = (name: string, message: string) => wrong(userError('REQUIRED', [name], message));

export const readUrl = (url: Given): Read => partOf('url', readText(rules.url, url, ['url']));

/** A blank one is none. */
export const readToken = (token: Given): Read =>
  isBlank(token) ? NOTHING : partOf('token', readText(rules.token, token, ['token']));

function readChannel(channelId: Given, { scope, isAdded }: About): Read {
  const isGiven = typeof channelId === 'string';
  if (scope === 'TEAM') {
    const message = 'A webhook of the whole team is not about a channel.';
    return isGiven ? wrong(userError('INVALID', ['channelId'], message)) : NOTHING;
  }
  if (!isGiven) return isAdded ? missing('channelId', 'Choose a channel.') : NOTHING;
  const peer = keyOfId('Channel', channelId);
  return peer === null ? wrong(notFound(['channelId'])) : { parts: { peer }, errors: [] };
}

function readIcon(iconUrl: Given): Read {
  if (iconUrl === undefined) return NOTHING;
  if (iconUrl !== null && iconUrl.length > ICON_MAX) return wrong(notFound(['iconUrl']));
  return { parts: { icon: iconUrl }, errors: [] };
}

/** Where an outgoing one calls and what it signs with; an incoming one has neither. */
function readTarget({ url, token }: Input, { type, isAdded }: About): Read[] {
  if (type === 'INCOMING') {
    const given = Object.entries({ url, token }).filter(([, text]) => !isBlank(text));
    return given.map(([name]) => wrong(userError('INVALID', [name], 'Outgoing webhooks alone have this.')));
  }
  return [
    isAdded && isBlank(url) ? missing('url', rules.url.blank) : readUrl(url),
    isAdded && isBlank(token) ? missing('token', 'An outgoing webhook needs a token.') : readToken(token),
  ];
}

/** What is given of a webhook, and what is wrong with it. */
export function readParts(input: Input, about: About): Read {
  const read = [
    readChannel(input.channelId, about),
    partOf('name', readText(rules.name, input.name, ['name'])),
    readIcon(input.iconUrl),
    ...readTarget(input, about),
  ];
  return {
    parts: read.reduce<WebhookParts>((all, { parts }) => ({ ...all, ...parts }), {}),
    errors: read.flatMap(({ errors }) => errors),
  };
}
