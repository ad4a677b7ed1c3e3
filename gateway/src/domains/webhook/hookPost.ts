import { MESSAGE_MAX, messageFormat } from '@muster/schema/formats/webhook';
import * as z from 'zod';
import { isIdempotencyKey } from '../../lib/idempotencyKeys.ts';
import { isKeyOf } from '../../lib/idLists.ts';
import { readText, textRule } from '../../lib/texts.ts';
import { HookError } from './hookErrors.ts';

/** Which webhook is posted to, and what shows that one may. */
export type HookAddress = { readonly id: string; readonly secret: string };

const ADDRESS = /^([A-Za-z0-9_-]{1,64})\/([A-Za-z0-9_-]{1,200})$/;

/** The parts of an address; throws not_found for what cannot be one. */
export function readAddress(path: string): HookAddress {
  const [, id, secret] = ADDRESS.exec(path) ?? [];
  if (id === undefined || secret === undefined) throw new HookError('not_found');
  return { id, secret };
}

/** What else a service puts into its posts is not looked at. */
const bodyShape = z.object({ text: z.unknown(), channel: z.unknown() }).partial();
const textOf = textRule(messageFormat, 'A message', MESSAGE_MAX);

function readMessage(given: unknown): string {
  if (typeof given !== 'string') throw new HookError('text_required');
  const { value, errors } = readText(textOf, given, ['text']);
  const code = errors[0]?.code;
  if (code === 'REQUIRED') throw new HookError('text_required');
  if (code === 'TOO_LONG') throw new HookError('text_too_long');
  if (value === undefined) throw new HookError('text_invalid');
  return value;
}

function readChannel(given: unknown): { channel?: string } {
  if (given === undefined || given === null) return {};
  if (typeof given !== 'string' || !isKeyOf('Channel', given)) throw new HookError('channel_not_found');
  return { channel: given };
}

/** What is to be written, and where to; throws a HookError that says what is wrong with it. */
export function readPost(body: unknown): { text: string; channel?: string } {
  const parsed = bodyShape.safeParse(body);
  if (!parsed.success) throw new HookError('not_json');
  return { text: readMessage(parsed.data.text), ...readChannel(parsed.data.channel) };
}

/** The key by which a repetition is known; throws key_invalid for what is none. */
export function readKey(header: string | string[] | undefined): string | null {
  if (header === undefined) return null;
  if (typeof header !== 'string' || !isIdempotencyKey(header)) throw new HookError('key_invalid');
  return header;
}
