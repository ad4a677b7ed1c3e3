import { useEffect, useEffectEvent, useState } from 'react';
import { failureOf } from '../../../lib/apollo/failureOf.ts';
import type { PickedMember } from './pickerRows.ts';

/** A page of people. */
export interface PeoplePage {
  readonly members: readonly PickedMember[];
  readonly endCursor: string | null;
  readonly hasNextPage: boolean;
  readonly totalCount: number;
}

export type ReadPeople = (after: string | null) => Promise<PeoplePage>;

/** People as far as they are read. */
export interface PeoplePages {
  readonly members: readonly PickedMember[];
  readonly isLoading: boolean;
  readonly hasMore: boolean;
  /** Why the next page is missing. */
  readonly failure: { readonly requestId: string | null } | null;
  /** Reads the next page, or the one that failed again. */
  readonly loadMore: () => void;
}

type State = Omit<PeoplePages, 'loadMore' | 'isLoading'> & { readonly after: string | null; readonly isDue: boolean };

const START: State = { members: [], hasMore: true, failure: null, after: null, isDue: true };

/**
 * Reads people page by page: the first at once, each further one when it is asked for, or all in turn while `isWhole`.
 *
 * @param isOn nothing is read before
 */
export function usePeoplePages(read: ReadPeople, { isOn, isWhole }: { isOn: boolean; isWhole: boolean }): PeoplePages {
  const [state, setState] = useState(START);
  const readPage = useEffectEvent(read);
  const isDue = isOn && (state.isDue || (isWhole && state.hasMore && state.failure === null));
  useEffect(() => {
    if (!isDue) return undefined;
    let isGone = false;
    readPage(state.after).then(
      ({ members, endCursor, hasNextPage }) => {
        if (isGone) return;
        setState((before) => ({
          members: [...before.members, ...members],
          hasMore: hasNextPage,
          failure: null,
          after: endCursor,
          isDue: false,
        }));
      },
      (error: unknown) => {
        if (isGone) return;
        const failure = { requestId: failureOf(error)?.requestId ?? null };
        setState((before) => ({ ...before, failure, isDue: false }));
      },
    );
    return () => {
      isGone = true;
    };
  }, [isDue, state.after]);
  return {
    members: state.members,
    isLoading: isDue,
    hasMore: isOn && state.hasMore,
    failure: state.failure,
    loadMore: () => setState((before) => (before.hasMore ? { ...before, failure: null, isDue: true } : before)),
  };
}
