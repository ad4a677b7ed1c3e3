import type { Role } from '../../lib/roles.ts';
import { searchTerms } from './rules.ts';

type Name = { readonly firstName: string; readonly lastName: string };
type Reader = { readonly guid: string; readonly role: Role };

/** What somebody is called, by their address where they have no name. */
export const nameOf = (person: Name & { readonly email: string }): string =>
  `${person.firstName} ${person.lastName}`.trim() || person.email;

const letters = new Intl.Segmenter(undefined, { granularity: 'grapheme' });

/** `Lovelace` is `L.`: a letter together with its marks, which may be several characters. */
const initialOf = (lastName: string) => {
  const [first] = letters.segment(lastName.trim());
  return first ? `${first.segment}.` : '';
};

/** A name whose last part is cut down to its first letter. */
export const shortName = ({ firstName, lastName }: Name): { firstName: string; lastName: string } => ({
  firstName,
  lastName: initialOf(lastName),
});

/**
 * What somebody reads of a name: all of it, unless the team shows full names to admins only; then others read first name
 * and initial, of admins too. Their own name is whole to everybody.
 */
export const nameFor = (
  reader: Reader,
  { showUsersFullName }: { showUsersFullName: boolean },
  one: Name & { readonly guid: string },
): { firstName: string; lastName: string } =>
  showUsersFullName || reader.role === 'admin' || reader.guid === one.guid
    ? { firstName: one.firstName, lastName: one.lastName }
    : shortName(one);

/** Whether a search finds somebody by what its reader sees of them: nobody learns a name by searching for it. */
export const isFoundBy = (
  text: string,
  reader: Reader,
  team: { showUsersFullName: boolean },
  one: Name & { readonly guid: string; readonly email: string },
): boolean =>
  searchTerms({ ...nameFor(reader, team, one), email: one.email }).some(({ term }) => term.startsWith(text));

/** The part of a search that whole names have as well: `ada l.` is cut down to `ada l`. */
export function withoutInitial(text: string): string {
  const first = text.indexOf('. ');
  const dot = first === -1 && text.endsWith('.') ? text.length - 1 : first;
  return dot > 0 ? text.slice(0, dot) : text;
}
