import { listed } from '../people/peopleDialog.fixture.tsx';
import type { ListedMember } from '../people/people.ts';

/** Somebody of a list, changed as given, whose name sorts as their number does. */
export const listedPerson = (number: number, changes: Partial<ListedMember> = {}): ListedMember =>
  listed(number, { name: { first: 'Person', last: String(number).padStart(4, '0') }, ...changes });

/** A list of addresses as somebody pastes it. */
export const manyAddresses = (count: number) =>
  Array.from({ length: count }, (_nothing, index) => `new${index}@orbit.example`).join('\n');
