import { parse } from 'secure-json-parse';
import { type CallName, UpstreamError } from './errors.ts';
import { fromStatus, unusable } from './failures.ts';
import type { WireAnswer } from './transport.ts';

/** Names that a text may give an object a prototype by, and the escapes by which they could be spelt otherwise. */
const SUSPECT = ['__proto__', 'constructor', '\\u'];

/**
 * The JSON of an answer; throws for what is none, and for a poisoned prototype. The safe parser searches the text by
 * expressions, which takes longer than parsing it: it reads only what holds one of the names at all.
 */
const parseSafely = (text: string): unknown =>
  SUSPECT.some((word) => text.includes(word))
    ? parse(text, { protoAction: 'error', constructorAction: 'error' })
    : JSON.parse(text);

/** What the contract says of the answers to a call. */
type Expected = { readonly isAnswer: (value: unknown) => boolean; readonly mayBeAccepted: boolean };

/** The value of an answer that is as the contract says; throws an UpstreamError for any other. */
export function readAnswer(name: CallName, answer: WireAnswer, { isAnswer, mayBeAccepted }: Expected): unknown {
  if (answer.status >= 300 && answer.status < 400)
    throw new UpstreamError(name, 'UPSTREAM_INVALID', { countsAgainstService: true, detail: 'redirect' });
  if (answer.status !== 200 && !(answer.status === 202 && mayBeAccepted)) throw fromStatus(name, answer);
  if ((answer.header('content-encoding') ?? 'identity') !== 'identity') throw unusable(name, 'content-encoding');
  let value: unknown;
  try {
    value = parseSafely(answer.body);
  } catch {
    throw unusable(name, 'not JSON', true);
  }
  if (!isAnswer(value)) throw unusable(name, 'wrong shape');
  return value;
}

/** How long an answer says that it is, in bytes; null where it does not say. */
export function lengthOf({ header }: Pick<WireAnswer, 'header'>): number | null {
  const length = header('content-length') ?? '';
  return /^\d{1,15}$/.test(length) ? Number(length) : null;
}

/** A part of a file: the places of its first and last byte, and how many bytes the whole file has. */
export type ContentRange = { readonly first: number; readonly last: number; readonly of: number };

/** Which part of a file an answer is; null where it does not say so in the form that HTTP has for it. */
export function rangeOf({ header }: Pick<WireAnswer, 'header'>): ContentRange | null {
  const [, first, last, of] = /^bytes (\d{1,15})-(\d{1,15})\/(\d{1,15})$/.exec(header('content-range') ?? '') ?? [];
  return first === undefined ? null : { first: Number(first), last: Number(last), of: Number(of) };
}
