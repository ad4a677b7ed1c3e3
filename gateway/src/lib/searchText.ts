import { badUserInput } from './errors.ts';
import { isKeepable } from './texts.ts';

/** The longest text that is searched for. */
export const MAX_SEARCH = 100;

/** What is searched for, without blanks around it; undefined where there is no search. BAD_USER_INPUT for none, too much, and what none is. */
export function searchText(search: string | null | undefined): string | undefined {
  if (search === null || search === undefined) return undefined;
  const text = search.trim();
  if (text === '' || text.length > MAX_SEARCH) throw badUserInput(`\`search\` has 1 to ${MAX_SEARCH} characters.`);
  if (!isKeepable(text)) throw badUserInput('`search` holds a NUL, or half of a character.');
  return text;
}

/** The same of a picker, into which nobody has typed yet: a blank search is none. */
export const typedSearchText = (search: string | null | undefined): string | undefined =>
  searchText(search?.trim() === '' ? null : search);
