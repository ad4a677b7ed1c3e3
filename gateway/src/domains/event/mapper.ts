import type { EventInput, UserError } from '../../generated/resolvers.ts';
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
    return userError('INVALID', [...path, 'fields'], `An event has at most ${MAX_FIELDS} further fields.`);
  }
  const index = (fields ?? []).findIndex(
    (field) => !FIELD_NAME.test(field.name) || RESERVED.has(field.name) || field.value.length > MAX_VALUE,
  );
  if (index === -1) return null;
  return userError(
    'INVALID',
    [...path, 'fields', String(index)],
    'A field has a plain name and at most 500 characters.',
  );
}

/** What is wrong with the events, by their place in the input. */
export const problemsOf = (events: readonly EventInput[]): UserError[] =>
  events.flatMap((event, index) => problemOf(event, ['events', String(index)]) ?? []);

/** An event as the service takes it. The browser's id goes along where the contract's number of fields leaves room. */
export function toWireEvent({ name, occurredAt, fields }: EventInput, clientId: string | null): WireEvent {
  const further = Object.fromEntries((fields ?? []).map((field) => [field.name, field.value]));
  const client = clientId !== null && Object.keys(further).length < MAX_FIELDS ? { clientId } : {};
  return { ...further, ...client, eventName: name, eventTs: Date.parse(occurredAt) };
}
