import { useIntl } from 'react-intl';
import { OutcomeNote } from '../../../ui/OutcomeNote.tsx';
import { FileFrame } from '../files/FileFrame.tsx';
import { statusNames, uploadTexts } from '../files/fileMessages.ts';
import { triedOf } from '../files/fileStates.ts';
import { RowsProgress } from '../files/RowsProgress.tsx';
import { type ChannelFile, uploadPath } from './channelFile.ts';
import { RowErrors } from './RowErrors.tsx';
import { templatePhrases } from './templateMessages.ts';

type Given = {
  readonly upload: ChannelFile;
  /** The header of its template. */
  readonly columns: readonly string[];
  /** How far it is could not be read. */
  readonly isUnread: boolean;
  /** Whether it is shown for itself, rather than as the last one below where the next one is uploaded. */
  readonly isChosen: boolean;
};

/** A file that is worked off without a look at it: by whom, how far it is, and what of it failed. */
export function ChannelUpload({ upload, columns, isUnread, isChosen }: Given) {
  const { formatMessage } = useIntl();
  const { doneCount: done, failedCount: failed } = upload;
  const isRunning = upload.status === 'PROCESSING';
  return (
    <FileFrame
      title={formatMessage(isChosen ? uploadTexts.fileTitle : uploadTexts.lastTitle)}
      file={upload}
      startOver={isChosen ? uploadPath() : null}
    >
      {isRunning ? (
        <RowsProgress
          what={formatMessage(statusNames.PROCESSING)}
          done={triedOf(upload)}
          total={upload.totalCount}
          isUnread={isUnread}
        />
      ) : (
        <OutcomeNote text={formatMessage(templatePhrases.outcome, { done, failed })} />
      )}
      {!isRunning && failed > 0 && <RowErrors key={upload.id} upload={upload} columns={columns} />}
    </FileFrame>
  );
}
