import type { EventInput, UserError } from '../../generated/resolvers.ts';
import { isKeepable } from '../../lib/texts.ts';
import { userError } from '../../lib/userErrors.ts';
import type { WireEvent } from './rest.ts';

export const MAX_EVENTS = 100;
export const MAX_FIELDS = 20;
const MAX_VALUE = 500;
const NAME = /^[a-z][a-z0-9_]{0,63}$/;
const FIELD_NAME = /^[A-Za-z][A-Za-z0-9_]{0,63}$/;
/** Names that are the contract's or the gateway's own. */
const RESERVED = new Set(['eventName', 'eventTs', 'clientId', 'constructor', 'prototype']);

function problemOf({ name, fields }: EventInput, path: string[]): UserError | null {
  if (!NAME.test(name)) return userError('INVALID', [...path, 'name'], 'There is no such event.');
  if ((fields?.length ?? 0) > MAX_FIELDS) {
    return userError('TOO_MANY', [...path, 'fields'], `An event has at most ${MAX_FIELDS} further fields.`);
  }
  const fieldAt = (index: number) => [...path, 'fields', String(index)];
  const misnamed = (fields ?? []).findIndex(({ name }) => !FIELD_NAME.test(name) || RESERVED.has(name));
  if (misnamed !== -1) return userError('INVALID', [...fieldAt(misnamed), 'name'], 'A field has a plain name.');
  const long = (fields ?? []).findIndex(({ value }) => value.length > MAX_VALUE);
  if (long !== -1)
    return userError('TOO_LONG', [...fieldAt(long), 'value'], `A field has at most ${MAX_VALUE} characters.`);
  const broken = (fields ?? []).findIndex(({ value }) => !isKeepable(value));
  if (broken === -1) return null;
  return userError('INVALID', [...fieldAt(broken), 'value'], 'A field holds no NUL, and no half of a character.');
}

/** What is wrong with the events, by their place in the input. */
export const problemsOf = (events: readonly EventInput[]): UserError[] =>
  events.flatMap((event, index) => problemOf(event, ['events', String(index)]) ?? []);

/** An event as the service takes it, with the id of the browser it happened in. */
export function toWireEvent({ name, occurredAt, fields }: EventInput, clientId: string | null): WireEvent {
  const further = Object.fromEntries((fields ?? []).map((field) => [field.name, field.value]));
  const client = clientId === null ? {} : { clientId };
  return { ...further, ...client, eventName: name, eventTs: Date.parse(occurredAt) };
}
