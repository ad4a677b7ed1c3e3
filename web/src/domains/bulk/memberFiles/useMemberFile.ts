import { useApolloClient } from '@apollo/client/react';
import { useEffect, useRef } from 'react';
import { EarlierMemberFilesDocument } from '../../../generated/bulk/memberFiles/earlierMemberFiles.ts';
import { LastMemberFileDocument } from '../../../generated/bulk/memberFiles/lastMemberFile.ts';
import { MemberFileNowDocument } from '../../../generated/bulk/memberFiles/memberFileNow.ts';
import { resetMemberLists } from '../../member/people/memberCache.ts';
import { useFollowedFile } from '../files/useFollowedFile.ts';
import { fileOf, type MemberFile } from './fileStates.ts';

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

/** A file of people by its id, followed while something is done about it. */
export function useMemberFile(id: string) {
  const followed = useFollowedFile(id, MemberFileNowDocument, fileOf);
  useConsequences(followed.file?.status);
  return followed;
}
