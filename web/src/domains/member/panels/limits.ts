import type { People } from '../people/people.ts';
import { hasLicenceActions } from '../list/licenceWords.ts';
import type { Licensing } from '../list/useListSetup.ts';

/** So many people can have their auto-renewal switched off at once. */
export const MOST_TO_END = 20;

/** So many people can be picked one by one for one action; a whole list has no limit. */
export const MOST_PICKED = 10_000;

/** Whether somebody who is selected could hold a licence, and the team has none left. */
export const lacksLicences = ({ words, unusedCount }: Licensing, people: People) =>
  hasLicenceActions(words) &&
  unusedCount === 0 &&
  people.kind === 'some' &&
  people.members.some(({ role, isLicensed }) => role !== 'GUEST' && !isLicensed);
