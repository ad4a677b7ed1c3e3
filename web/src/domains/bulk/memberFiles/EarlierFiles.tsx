import { useIntl } from 'react-intl';
import { useEarlierMemberFilesQuery } from '../../../generated/bulk/memberFiles/earlierMemberFiles.ts';
import { READ_AFRESH } from '../../../lib/apollo/inPlace.ts';
import { useKnownTeam } from '../../../lib/apollo/useKnownTeam.ts';
import { AppLink } from '../../../ui/AppLink.tsx';
import { PartFailed } from '../../../ui/PartFailed.tsx';
import { PastTime } from '../../../ui/PastTime.tsx';
import { PlainTable } from '../../../ui/PlainTable.tsx';
import { SectionCard } from '../../../ui/SectionCard.tsx';
import { modePath } from './fileModes.ts';
import { isKnown, type MemberFile } from './fileStates.ts';
import { filePhrases, fileTexts, statusNames, tabNames } from './memberFileMessages.ts';

/** What became of a file, in a few words. */
function useOutcome() {
  const { formatMessage } = useIntl();
  return ({ status, doneCount: done, failedCount: failed }: MemberFile) => {
    const counts = formatMessage(filePhrases.counts, { done, failed });
    return status === 'PROCESSED' ? counts : `${formatMessage(statusNames[status])} · ${counts}`;
  };
}

/** The team's files of people of late: what each did, what became of it, who started it and when. Nothing where there are none. */
export function EarlierFiles() {
  const { formatMessage } = useIntl();
  const outcomeOf = useOutcome();
  const read = useEarlierMemberFilesQuery(READ_AFRESH);
  const {
    known: team,
    failure,
    requestId,
    readAgain,
  } = useKnownTeam(read, ({ memberUploads }) => memberUploads !== null);
  const files = (team?.memberUploads ?? []).filter(isKnown);
  if (files.length === 0) {
    if (!failure) return null;
    const text = formatMessage(fileTexts.earlierFailed);
    return <PartFailed text={text} requestId={requestId} onRetry={() => void readAgain()} />;
  }
  const columns = [
    { key: 'file', label: formatMessage(fileTexts.fileColumn), kind: 'name' },
    { key: 'mode', label: formatMessage(fileTexts.modeColumn), kind: 'short' },
    { key: 'outcome', label: formatMessage(fileTexts.outcomeColumn), kind: 'text' },
    { key: 'by', label: formatMessage(fileTexts.byColumn), kind: 'text' },
    { key: 'when', label: formatMessage(fileTexts.whenColumn), kind: 'short' },
  ] as const;
  const rows = files.map((file) => ({
    key: file.id,
    cells: [
      <span key="file" style={{ overflowWrap: 'anywhere' }}>
        <AppLink to={modePath(file.mode, file.id)}>
          <bdi>{file.fileName}</bdi>
        </AppLink>
      </span>,
      formatMessage(tabNames[file.mode]),
      outcomeOf(file),
      <bdi key="by">{file.startedBy ?? file.uploadedBy}</bdi>,
      <PastTime key="when" at={file.startedAt ?? file.uploadedAt}>
        {(time) => time}
      </PastTime>,
    ],
  }));
  const title = formatMessage(fileTexts.earlierTitle);
  return (
    <SectionCard title={title}>
      <PlainTable label={title} columns={columns} rows={rows} />
    </SectionCard>
  );
}
