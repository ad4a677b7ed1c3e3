import { useMemberFilesQuery } from '../../../generated/bulk/memberFiles/memberFiles.ts';
import { READ_AFRESH } from '../../../lib/apollo/inPlace.ts';
import { useKnownTeam } from '../../../lib/apollo/useKnownTeam.ts';
import type { FileMode } from './fileModes.ts';

/** What a file of a mode looks like in this team. */
export function useFileColumns(mode: FileMode) {
  const read = useMemberFilesQuery({ ...READ_AFRESH, variables: { mode } });
  const { known: team, isLoading, requestId, readAgain } = useKnownTeam(read, () => true);
  return { columns: team?.memberUploadColumns ?? null, isLoading, requestId, readAgain };
}

export type FileColumns = ReturnType<typeof useFileColumns>;
