import { useIntl } from 'react-intl';
import { useFocusAfterStep } from '../../../lib/focus/useFocusAfterStep.ts';
import { LeadOn } from '../../../lib/urlState/LeadOn.tsx';
import { SectionCard } from '../../../ui/SectionCard.tsx';
import { statusNames, uploadTexts } from '../files/fileMessages.ts';
import { FileProgress } from '../files/FileProgress.tsx';
import { FileUnshown } from '../files/FileUnshown.tsx';
import type { InviteFlow } from '../memberInvite/useInviteFlow.ts';
import { FileCard } from './FileCard.tsx';
import { useDialogs } from './FileDialogs.tsx';
import { type FileMode, modePath } from './fileModes.ts';
import { FilePreview } from './FilePreview.tsx';
import { FileResult } from './FileResult.tsx';
import type { MemberFile } from './fileStates.ts';
import { fileTexts, runningPhrases } from './memberFileMessages.ts';
import type { FileColumns } from './useFileColumns.ts';
import { useStartFile, useStopFile } from './useFileActs.ts';
import { useMemberFile } from './useMemberFile.ts';
import type { MemberFileUpload } from './useMemberFileUpload.ts';

interface Surroundings {
  readonly mode: FileMode;
  readonly upload: MemberFileUpload;
  readonly columns: FileColumns;
  readonly flow: InviteFlow;
}

const titles = {
  VALIDATING: statusNames.VALIDATING,
  VALIDATED: fileTexts.previewTitle,
  PROCESSING: statusNames.PROCESSING,
  PROCESSED: uploadTexts.resultTitle,
  CANCELLED: uploadTexts.resultTitle,
  UNKNOWN: uploadTexts.resultTitle,
} as const;

/** A file that is there, and what stands to be done about it. */
function KnownFile({
  file,
  isUnread,
  readAgain,
  upload,
  columns,
  flow,
}: Surroundings & { file: MemberFile; isUnread: boolean; readAgain: () => Promise<MemberFile | null> }) {
  const { formatMessage } = useIntl();
  const start = useStartFile(file.id, readAgain);
  const stop = useStopFile(file, readAgain);
  useFocusAfterStep(file.status);
  const { dialogs, showWarnings, ask } = useDialogs(file, flow, start, readAgain);
  const content = () => {
    if (file.status === 'VALIDATING' || file.status === 'PROCESSING') {
      const running = formatMessage(runningPhrases[file.mode], { count: file.plannedCount });
      return <FileProgress file={file} running={running} isUnread={isUnread} stop={stop} />;
    }
    if (file.status === 'VALIDATED') return <FilePreview file={file} start={start} discard={stop} onAsk={ask} />;
    return <FileResult file={file} />;
  };
  return (
    <>
      <FileCard file={file} upload={upload} columns={columns} onWarnings={showWarnings} />
      <SectionCard title={formatMessage(titles[file.status])}>{content()}</SectionCard>
      {dialogs}
    </>
  );
}

/** The file that the address names: as it is, or why it is not shown. */
export function FileSteps({ fileId, ...surroundings }: Surroundings & { fileId: string }) {
  const { file, isGone, isUnread, requestId, readAgain } = useMemberFile(fileId);
  const { mode } = surroundings;
  if (file) {
    if (file.mode !== mode) return <LeadOn to={modePath(file.mode, fileId)} />;
    return <KnownFile key={file.id} file={file} isUnread={isUnread} readAgain={readAgain} {...surroundings} />;
  }
  return (
    <FileUnshown
      isGone={isGone}
      isUnread={isUnread}
      requestId={requestId}
      startOver={modePath(mode)}
      onRetry={() => void readAgain()}
    />
  );
}
