import { skipToken, useQuery } from '@apollo/client/react';
import {
  ChannelPreviewDocument,
  type ChannelPreviewInput,
  type ChannelPreviewQuery,
} from '../../../generated/channel/form/channelPreview.ts';
import { failureOf } from '../../../lib/apollo/failureOf.ts';
import { IN_PLACE } from '../../../lib/apollo/inPlace.ts';
import { useRested } from '../../../lib/scheduling/useRested.ts';
import type { TeamOf } from '../../../lib/graphql/teamOf.ts';

/** How long choosing has to rest before it is counted, in ms. */
const COUNT_DEBOUNCE_MS = 400;

/** How many people a change of a channel moves. */
export type Moves = NonNullable<TeamOf<ChannelPreviewQuery>['channelPreview']>;

/** How far counting is; `none` where there is nothing to be counted. */
export interface ChannelPreview {
  readonly state: 'none' | 'counting' | 'counted' | 'failed';
  /** As counted last; null before, and where it failed. */
  readonly moves: Moves | null;
  readonly requestId: string | null;
  readonly countAgain: () => void;
}

/**
 * Counts how many people would be put into a channel and taken out of it, a moment after who is to be in it was changed last.
 *
 * @param input null where nobody would be moved, or that is not complete; the same object for as long as it is the same
 */
export function useChannelPreview(input: ChannelPreviewInput | null): ChannelPreview {
  const asked = useRested(input, COUNT_DEBOUNCE_MS);
  const { data, previousData, loading, error, refetch } = useQuery(
    ChannelPreviewDocument,
    asked === null
      ? skipToken
      : {
          ...IN_PLACE,
          variables: { input: asked },
          // People come and go at any time: a count of before is of no use.
          fetchPolicy: 'no-cache',
        },
  );
  const countAgain = () => void refetch();
  if (input === null) return { state: 'none', moves: null, requestId: null, countAgain };
  const known = (data ?? previousData)?.viewer.team?.channelPreview ?? null;
  if (asked !== input || loading) return { state: 'counting', moves: known, requestId: null, countAgain };
  const counted = data?.viewer.team?.channelPreview ?? null;
  return {
    state: counted ? 'counted' : 'failed',
    moves: counted,
    requestId: failureOf(error)?.requestId ?? null,
    countAgain,
  };
}
