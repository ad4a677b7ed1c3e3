import { createHash } from 'node:crypto';

/** What ties a write to its repetitions, as the caller gave it; where there is none, repeated it acts again. */
export type IdempotencyKey = string | null | undefined;

const KEY = /^[A-Za-z0-9._:~-]{1,200}$/;

/** Whether a text has the form of a key that a caller may give. */
export const isIdempotencyKey = (text: string): boolean => KEY.test(text);

/** The longest key that a service takes. */
const MAX_LENGTH = 200;

/**
 * The key of one of several writes behind a mutation, made of the caller's key, so that a repeated mutation repeats each
 * of its writes. Null without a key. A key that is too long itself stays as it is and is refused like any other.
 */
export function partKey(key: IdempotencyKey, part: string): string | null {
  if (key === null || key === undefined) return null;
  const whole = `${key}:${part}`;
  if (whole.length <= MAX_LENGTH || key.length > MAX_LENGTH) return whole;
  return `${createHash('sha256').update(key).digest('base64url')}:${part}`;
}
