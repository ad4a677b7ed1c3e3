import type { TypedDocumentNode } from '@apollo/client';
import { useQuery } from '@apollo/client/react';
import { useState } from 'react';
import { IN_PLACE } from '../../../lib/apollo/inPlace.ts';
import { useKnown } from '../../../lib/apollo/useKnown.ts';
import { isMoving, isPageHidden, POLL_MS } from './fileStates.ts';

/**
 * A file by its id, asked for every second while something is done about it and the page is visible.
 *
 * @param query reads it
 * @param fileOf the file in its answer; null where there is none
 */
export function useFollowedFile<Data, File extends { readonly status: string }>(
  id: string,
  query: TypedDocumentNode<Data, { id: string }>,
  fileOf: (data: Data) => File | null,
) {
  const [pollInterval, setPollInterval] = useState(POLL_MS);
  // The cache keeps what could not be read as what is not there.
  const answer = useQuery(query, {
    variables: { id },
    fetchPolicy: 'network-only',
    pollInterval,
    skipPollAttempt: isPageHidden,
    ...IN_PLACE,
  });
  const { known: file, isLoading, failure, requestId } = useKnown(answer, fileOf);
  const isGone = !file && !isLoading && failure === null;
  const wanted = isGone || (file && !isMoving(file)) ? 0 : POLL_MS;
  if (wanted !== pollInterval) setPollInterval(wanted);
  return {
    file,
    requestId,
    /** Answers the file as it is by now; null where that could not be read. */
    readAgain: (): Promise<File | null> =>
      answer.refetch().then(
        ({ data }) => (data ? fileOf(data) : null),
        () => null,
      ),
    /** How far it is could not be read, just now or ever. */
    isUnread: failure !== null,
    /** There is no such file, or none any more. */
    isGone,
  };
}
