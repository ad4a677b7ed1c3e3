import { useIntl } from 'react-intl';
import { useEarlierMemberFilesQuery } from '../../../generated/bulk/memberFiles/earlierMemberFiles.ts';
import { READ_AFRESH } from '../../../lib/apollo/inPlace.ts';
import { useKnownTeam } from '../../../lib/apollo/useKnownTeam.ts';
import { useUrlState } from '../../../lib/urlState/useUrlState.ts';
import { PartFailed } from '../../../ui/PartFailed.tsx';
import { EarlierFilesTable } from '../files/EarlierFilesTable.tsx';
import { earlierTexts } from '../files/earlierMessages.ts';
import { statusNames } from '../files/fileMessages.ts';
import { modePath } from './fileModes.ts';
import { isKnown, type MemberFile } from './fileStates.ts';
import { tabNames } from './memberFileMessages.ts';

/** Whether a file was given up before it was started: the services forget it. */
const isForgotten = ({ status, startedAt }: MemberFile) => status === 'CANCELLED' && startedAt === null;

/** The team's files of people of late, and those that wait to be started. Nothing where there are none. */
export function EarlierFiles() {
  const [params] = useUrlState();
  const { formatMessage } = useIntl();
  const read = useEarlierMemberFilesQuery(READ_AFRESH);
  const {
    known: team,
    failure,
    requestId,
    readAgain,
  } = useKnownTeam(read, ({ memberUploads }) => memberUploads !== null);
  const files = (team?.memberUploads ?? []).filter(isKnown).filter((file) => !isForgotten(file));
  if (files.length === 0 && failure) {
    const text = formatMessage(earlierTexts.failed);
    return <PartFailed text={text} requestId={requestId} onRetry={() => void readAgain()} />;
  }
  return (
    <EarlierFilesTable
      shownId={params.get('file')}
      files={files.map((file) => ({
        ...{ id: file.id, name: file.fileName, path: modePath(file.mode, file.id) },
        does: formatMessage(tabNames[file.mode]),
        state: file.status === 'PROCESSED' ? null : formatMessage(statusNames[file.status]),
        counts: file.startedAt === null ? null : { done: file.doneCount, failed: file.failedCount },
        ...{ by: file.startedBy ?? file.uploadedBy, at: file.startedAt ?? file.uploadedAt },
      }))}
    />
  );
}
