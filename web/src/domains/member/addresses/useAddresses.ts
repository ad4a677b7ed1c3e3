import { skipToken, useQuery } from '@apollo/client/react';
import { useDeferredValue, useMemo } from 'react';
import { JoinDomainsDocument } from '../../../generated/member/addresses/joinDomains.ts';
import { readAddresses, type AddressEntry } from './addressEntries.ts';
import { groupAddresses, type AddressAnswer, type AddressGroups } from './addressGroups.ts';
import { useEmailChecks } from './useEmailChecks.ts';
import { IN_PLACE } from '../../../lib/apollo/inPlace.ts';

const NOWHERE: readonly string[] = [];

/** What the box of addresses shows below it. */
export interface Addresses {
  readonly groups: AddressGroups;
  /** The domains from which people may join, for saying why somebody may not; empty for any. */
  readonly joinDomains: readonly string[];
  readonly isCheckFailed: boolean;
  readonly retryCheck: () => void;
  /** Sorts another text by what is known by now. */
  readonly groupsOf: (text: string) => AddressGroups;
  readonly learn: (learned: Iterable<readonly [string, AddressAnswer]>) => void;
}

const emailsOf = (entries: readonly AddressEntry[]) => [...new Set(entries.flatMap(({ email }) => email ?? []))];

/**
 * Sorts what stands in a box of addresses. A long text is sorted when typing leaves time for it, so that no key waits.
 *
 * @param asGuests whether these people are to be guests, who may come from any domain
 */
export const useAddresses = (text: string, asGuests: boolean): Addresses => {
  const shown = useDeferredValue(text);
  const entries = useMemo(() => readAddresses(shown), [shown]);
  const emails = useMemo(() => emailsOf(entries), [entries]);
  const { answers, isFailed, retry, learn } = useEmailChecks(emails, asGuests);
  // Behind, too, as the text is: what became of those who were sent must not be said of a text that they still stand in.
  const known = useDeferredValue(answers);
  const { data } = useQuery(JoinDomainsDocument, asGuests ? skipToken : IN_PLACE);
  const groups = useMemo(() => groupAddresses(entries, known), [entries, known]);
  return {
    groups,
    joinDomains: data?.viewer.team?.joinDomains ?? NOWHERE,
    isCheckFailed: isFailed,
    retryCheck: retry,
    groupsOf: (other) => groupAddresses(readAddresses(other), answers),
    learn,
  };
};
