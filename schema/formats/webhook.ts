import * as z from 'zod/mini';
import { LINES, ONE_LINE, textOfAtMost } from './text.ts';

/** The longest name of a webhook, in characters of Unicode. */
export const WEBHOOK_NAME_MAX = 60;
/** The longest address that an outgoing webhook calls, in characters. */
export const WEBHOOK_URL_MAX = 2_000;
/** How long what an outgoing webhook signs with may be, in characters. */
export const WEBHOOK_TOKEN_MIN = 8;
export const WEBHOOK_TOKEN_MAX = 200;
/** As many webhooks a team may have. */
export const WEBHOOKS_MAX = 500;
/** The longest message, in characters of Unicode. */
export const MESSAGE_MAX = 4_000;

/** What a webhook is called. */
export const webhookNameFormat = textOfAtMost(WEBHOOK_NAME_MAX, ONE_LINE);

/** Whether it is an http or https address that names a host and holds neither user nor password. */
function isTarget(text: string): boolean {
  const url = URL.parse(text);
  return url !== null && /^https?:$/.test(url.protocol) && url.hostname !== '' && url.username + url.password === '';
}

/** Where an outgoing webhook calls. Which hosts are called is not said by it. */
export const webhookUrlFormat = z
  .string()
  .check(z.trim(), z.minLength(1), z.maxLength(WEBHOOK_URL_MAX), z.refine(isTarget));

/** What an outgoing webhook signs with: visible ASCII characters. */
export const webhookTokenFormat = z
  .string()
  .check(z.trim(), z.minLength(WEBHOOK_TOKEN_MIN), z.maxLength(WEBHOOK_TOKEN_MAX), z.regex(/^[!-~]*$/));

/** What is written in a channel. */
export const messageFormat = textOfAtMost(MESSAGE_MAX, LINES);
