import { useApolloClient } from '@apollo/client/react';
import { FileSharersDocument } from '../../../../generated/team/settings/fileSharing/fileSharers.ts';
import { useFileSharingQuery } from '../../../../generated/team/settings/fileSharing/fileSharing.ts';
import { FileSharingUpdateDocument } from '../../../../generated/team/settings/fileSharing/fileSharingUpdate.ts';
import type { SaveOutcome } from '../../../../lib/form/saveOutcome.ts';
import { useDraftSave } from '../../../../lib/form/useDraftSave.ts';
import { useKnownTeam } from '../../../../lib/apollo/useKnownTeam.ts';
import { READ_AFRESH } from '../../../../lib/apollo/inPlace.ts';
import { pickedBefore } from '../../../member/picker/pickedBefore.ts';
import { useReadPeople } from '../../../member/picker/useReadPeople.ts';
import { changesOf, type FindPerson, type ReadSharing, type Sharing } from './sharing.ts';

/** Who may share files, with the first of those who are chosen. */
export const useFileSharing = () =>
  useKnownTeam(useFileSharingQuery(READ_AFRESH), ({ fileSharing }) => fileSharing !== null);

/** Saves what differs from what was read. A try whose answer is lost is repeated under the same key. */
export function useFileSharingUpdate(): (draft: Sharing, saved: Sharing) => Promise<SaveOutcome> {
  const save = useDraftSave(FileSharingUpdateDocument, (data) => data.fileSharingUpdate);
  return (draft, saved) => save(changesOf(draft, saved));
}

/** Finds those who were read with the setting, and those who were chosen since. */
export function useFindPerson({ enabledMembers }: ReadSharing): FindPerson {
  const client = useApolloClient();
  const read = new Map((enabledMembers?.nodes ?? []).map((one) => [one.email, one]));
  return (email) => read.get(email) ?? pickedBefore(client, email);
}

/** Reads everybody who is chosen, for the picker. */
export const useReadSharers = () =>
  useReadPeople(
    FileSharersDocument,
    (page) => page,
    ({ viewer }) => viewer.team?.fileSharing?.enabledMembers,
  );
