import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { useFocusAfterStep } from '../../../lib/focus/useFocusAfterStep.ts';
import { useDialogWord } from '../../../lib/urlState/useDialogWord.ts';
import { SectionCard } from '../../../ui/SectionCard.tsx';
import { statusNames, uploadTexts } from '../files/fileMessages.ts';
import { FileProgress } from '../files/FileProgress.tsx';
import { FileUnshown } from '../files/FileUnshown.tsx';
import { UploadedFile } from '../files/UploadedFile.tsx';
import { actOf, type ChannelFile, type CheckedFile, isChecked, uploadPath } from './channelFile.ts';
import { ChannelPreview } from './ChannelPreview.tsx';
import { ChannelResult } from './ChannelResult.tsx';
import { ChannelUpload } from './ChannelUpload.tsx';
import { ChannelWarnings } from './ChannelWarnings.tsx';
import { previewTexts, runningPhrases } from './previewMessages.ts';
import type { Template } from './TemplateList.tsx';
import { useChannelFile } from './useChannelFile.ts';
import { useStartFile, useStopFile } from './useChannelFileActs.ts';

const titles = {
  VALIDATING: statusNames.VALIDATING,
  VALIDATED: previewTexts.title,
  PROCESSING: statusNames.PROCESSING,
  PROCESSED: uploadTexts.resultTitle,
  CANCELLED: uploadTexts.resultTitle,
  UNKNOWN: uploadTexts.resultTitle,
} as const;

/** Where another file is chosen in the place of the one that is shown. */
type Replacement = (instead: 'another' | 'corrected') => ReactNode;

/** A file that is looked at before it is worked off, and what stands to be done about it. */
function CheckedSteps({
  file,
  columns,
  isUnread,
  readAgain,
  children,
}: {
  file: CheckedFile;
  columns: readonly string[];
  isUnread: boolean;
  readAgain: () => Promise<ChannelFile | null>;
  children: Replacement;
}) {
  const { formatMessage } = useIntl();
  const start = useStartFile(file.id, readAgain);
  const stop = useStopFile(file, readAgain);
  const warnings = useDialogWord('warnings', file.refusedCount > 0);
  useFocusAfterStep(file.status);
  const content = () => {
    if (file.status === 'VALIDATING' || file.status === 'PROCESSING') {
      const running = formatMessage(runningPhrases[actOf(file)], { count: file.plannedCount });
      return <FileProgress file={file} running={running} isUnread={isUnread} stop={stop} />;
    }
    if (file.status === 'VALIDATED') return <ChannelPreview file={file} start={start} discard={stop} />;
    return <ChannelResult file={file} columns={columns} />;
  };
  return (
    <>
      <UploadedFile file={file} startOver={uploadPath()} onWarnings={warnings.open}>
        {file.status === 'VALIDATED' && children(file.refusedCount > 0 ? 'corrected' : 'another')}
      </UploadedFile>
      <SectionCard title={formatMessage(titles[file.status])}>{content()}</SectionCard>
      {warnings.isOpen && <ChannelWarnings file={file} columns={columns} onClose={warnings.close} />}
    </>
  );
}

/** The file that the address names: as it is, or why it is not shown. */
export function ChannelFileSteps({
  fileId,
  templates,
  children,
}: {
  fileId: string;
  templates: readonly (Template & { readonly columns: readonly string[] })[];
  children: Replacement;
}) {
  const { file, isGone, isUnread, requestId, readAgain } = useChannelFile(fileId);
  if (!file) {
    const shown = { isGone, isUnread, requestId };
    return <FileUnshown {...shown} startOver={uploadPath()} onRetry={() => void readAgain()} />;
  }
  const columns = templates.find(({ id }) => id === file.templateId)?.columns ?? [];
  if (!isChecked(file)) return <ChannelUpload upload={file} columns={columns} isUnread={isUnread} isChosen />;
  return (
    <CheckedSteps file={file} columns={columns} isUnread={isUnread} readAgain={readAgain}>
      {children}
    </CheckedSteps>
  );
}
