import type { ApolloClient } from '@apollo/client';
import type { PickedMember, PickerRow } from './pickerRows.ts';

const known = new WeakMap<ApolloClient, Map<string, PickedMember>>();

/** Remembers who was chosen: the setting is not saved yet, so that nobody else can tell who these people are. */
export const rememberPicked = (client: ApolloClient, rows: Iterable<PickerRow>): void => {
  const people = known.get(client) ?? new Map<string, PickedMember>();
  for (const { key, member } of rows) if (member) people.set(key, member);
  known.set(client, people);
};

/** Somebody who was chosen before; null for somebody unknown. */
export const pickedBefore = (client: ApolloClient, key: string): PickedMember | null =>
  known.get(client)?.get(key) ?? null;
