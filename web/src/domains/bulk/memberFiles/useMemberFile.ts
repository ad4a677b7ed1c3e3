import { useApolloClient } from '@apollo/client/react';
import { useEffect, useRef, useState } from 'react';
import { EarlierMemberFilesDocument } from '../../../generated/bulk/memberFiles/earlierMemberFiles.ts';
import { LastMemberFileDocument } from '../../../generated/bulk/memberFiles/lastMemberFile.ts';
import { type MemberFileNowQuery, useMemberFileNowQuery } from '../../../generated/bulk/memberFiles/memberFileNow.ts';
import { IN_PLACE } from '../../../lib/apollo/inPlace.ts';
import { useKnown } from '../../../lib/apollo/useKnown.ts';
import { resetMemberLists } from '../../member/people/memberCache.ts';
import { isKnown, isMoving, isPageHidden, type MemberFile, POLL_MS } from './fileStates.ts';

const fileOf = ({ node }: MemberFileNowQuery) => (node && 'plannedCount' in node && isKnown(node) ? node : null);

/** What is known of the files beside the one that is shown, where its state changes it. */
const FILE_LISTS = [LastMemberFileDocument, EarlierMemberFilesDocument];

/** Reads the lists of files again where a file moves on, and those of people where it has changed them. */
function useConsequences(status: MemberFile['status'] | undefined) {
  const client = useApolloClient();
  const before = useRef(status);
  useEffect(() => {
    const last = before.current;
    before.current = status;
    if (last === undefined || last === status) return;
    if (last === 'PROCESSING') resetMemberLists(client.cache);
    if (last === 'PROCESSING' || status === 'PROCESSING') void client.refetchQueries({ include: FILE_LISTS });
  }, [status, client]);
  // Whoever leaves meanwhile finds the lists of people as they are by then.
  useEffect(
    () => () => {
      if (before.current === 'PROCESSING') resetMemberLists(client.cache);
    },
    [client],
  );
}

/** A file of people by its id, asked for every second while something is done about it and the page is visible. */
export function useMemberFile(id: string) {
  const [pollInterval, setPollInterval] = useState(POLL_MS);
  const answer = useMemberFileNowQuery({
    variables: { id },
    // The cache keeps what could not be read as what is not there.
    fetchPolicy: 'network-only',
    pollInterval,
    skipPollAttempt: isPageHidden,
    ...IN_PLACE,
  });
  const { known: file, isLoading, failure, requestId } = useKnown(answer, fileOf);
  const isGone = !file && !isLoading && failure === null;
  const wanted = isGone || (file && !isMoving(file)) ? 0 : POLL_MS;
  if (wanted !== pollInterval) setPollInterval(wanted);
  useConsequences(file?.status);
  return {
    file,
    requestId,
    /** Answers the file as it is by now; null where that could not be read. */
    readAgain: (): Promise<MemberFile | null> =>
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
