import { MESSAGE_MAX } from '@muster/schema/formats/webhook';
import { GatewayError } from '../../lib/errors.ts';
import { UpstreamError, isLost, isOutage, refusalIn } from '../../upstream/errors.ts';

/** Why a post to an incoming webhook is not taken: the answer's status, and what whoever sent it is told. */
const catalogue = {
  not_json: [400, 'The body is not a JSON object in UTF-8.'],
  text_required: [400, '`text` is missing or blank.'],
  text_too_long: [400, `\`text\` can have at most ${MESSAGE_MAX} characters.`],
  text_invalid: [400, '`text` holds characters that cannot be shown.'],
  channel_not_found: [
    400,
    'The team has no such open channel, or the webhook is about another one. One of the whole team needs `channel`.',
  ],
  key_invalid: [400, 'An idempotency-key has 1 to 200 letters, digits and characters of -._:~.'],
  not_found: [404, 'There is no webhook at this address. It may have been changed or deleted.'],
  method_not_allowed: [405, 'Send a POST.'],
  paused: [409, 'The webhook is paused.'],
  channel_archived: [409, 'The channel is archived: nobody writes in it.'],
  key_reused: [409, 'The idempotency-key was used before with another message.'],
  too_large: [413, 'The body is longer than is taken.'],
  wrong_media_type: [415, 'Send application/json, not compressed.'],
  too_many_posts: [429, 'There are too many posts. Go on after the time in Retry-After.'],
  internal: [500, 'Something went wrong. Please try again later.'],
  overloaded: [503, 'There is too much to do just now. Go on after the time in Retry-After.'],
  unavailable: [503, 'The chat cannot be reached just now. Nothing was written; go on after the time in Retry-After.'],
  outcome_unknown: [
    503,
    'It is not known whether the message was written. Repeated with the same idempotency-key, it is written once.',
  ],
} as const satisfies Readonly<Record<string, readonly [status: number, message: string]>>;

export type HookErrorCode = keyof typeof catalogue;

/** When to try again where the service does not say, in seconds. */
const RETRY_AFTER = 5;

/** The body of an answer to a post that is not taken. */
export const hookErrorBody = (code: HookErrorCode) => ({ ok: false, error: { code, message: catalogue[code][1] } });

/** A post is not taken. */
export class HookError extends Error {
  readonly code: HookErrorCode;
  /** Seconds until the same may be taken. */
  readonly retryAfter: number | null;

  constructor(code: HookErrorCode, retryAfter: number | null = null) {
    super(code);
    this.name = 'HookError';
    this.code = code;
    this.retryAfter = retryAfter;
  }

  get status(): number {
    return catalogue[this.code][0];
  }
}

/** What the service's refusal of a message is told as; null where it refused for no reason of the sender's. */
function refusedAs(error: unknown): HookErrorCode | null {
  if (refusalIn(error, 'webhook_not_found')) return 'not_found';
  if (refusalIn(error, 'webhook_paused')) return 'paused';
  if (refusalIn(error, 'group_not_found')) return 'channel_not_found';
  if (refusalIn(error, 'group_archived')) return 'channel_archived';
  if (refusalIn(error, 'idempotency_key_reused')) return 'key_reused';
  const field = refusalIn(error, 'invalid_request')?.field;
  if (field === 'channel') return 'channel_not_found';
  return field === 'text' ? 'text_invalid' : null;
}

/** What it is told as that a message was not written. Gives back what is a fault of the gateway's own. */
export function writingError(error: unknown): unknown {
  const refused = refusedAs(error);
  if (refused !== null) return new HookError(refused);
  if (!(error instanceof UpstreamError)) return error;
  if (error.code === 'RATE_LIMITED') return new HookError('too_many_posts', error.retryAfter ?? RETRY_AFTER);
  if (isOutage(error)) return new HookError('unavailable', error.retryAfter ?? RETRY_AFTER);
  return isLost(error) ? new HookError('outcome_unknown', RETRY_AFTER) : error;
}

const NOT_A_BODY = 400;
const TOO_LARGE = 413;
const NOT_JSON = 415;

/** Whatever ends a post, as it is told. */
export function hookErrorOf(error: Error & { readonly statusCode?: number }): HookError {
  if (error instanceof HookError) return error;
  const status = error instanceof GatewayError ? error.httpStatus : error.statusCode;
  if (status === TOO_LARGE) return new HookError('too_large');
  if (status === NOT_JSON) return new HookError('wrong_media_type');
  return new HookError(status === NOT_A_BODY ? 'not_json' : 'internal');
}
