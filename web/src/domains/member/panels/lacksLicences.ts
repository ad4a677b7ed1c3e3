import type { People } from '../people/people.ts';
import { hasLicenceActions } from '../list/licenceWords.ts';
import type { Licensing } from '../list/useLicensing.ts';

/** Whether somebody who is selected could hold a licence, and the team has none left. */
export const lacksLicences = ({ words, unusedCount }: Licensing, people: People) =>
  hasLicenceActions(words) &&
  unusedCount === 0 &&
  people.kind === 'some' &&
  people.members.some(({ role, isLicensed }) => role !== 'GUEST' && !isLicensed);
