import { MEMBER_FILE_MAX_BYTES, MEMBER_ROWS_MAX } from '@muster/schema/formats/memberUpload';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useEffect, useRef } from 'react';
import { useIntl } from 'react-intl';
import { useFormats } from '../../../lib/intl/formats.ts';
import { BusyButton } from '../../../ui/BusyButton.tsx';
import { FilePlace } from '../../../ui/files/FilePlace.tsx';
import { ProgressLine } from '../../../ui/ProgressLine.tsx';
import { SectionCard } from '../../../ui/SectionCard.tsx';
import { uploadPhrases, uploadTexts } from '../files/fileMessages.ts';
import { quarterOf } from '../files/fileStates.ts';
import { filePhrases, fileTexts } from './memberFileMessages.ts';
import { ProblemNote } from './ProblemNote.tsx';
import type { FileColumns } from './useFileColumns.ts';
import type { MemberFileUpload } from './useMemberFileUpload.ts';

/** What the browser's dialog offers. */
const ACCEPT = '.csv,text/csv';

/** Where a file is chosen. One that takes the place of another is sent at once. */
export function ChoicePlace({
  upload: { file, sending, choose, chooseAndSend },
  instead = null,
}: {
  upload: MemberFileUpload;
  /** Whether it is to take the place of a file, and as what. */
  instead?: 'another' | 'corrected' | null;
}) {
  const { formatMessage } = useIntl();
  const button = () => {
    if (instead === 'corrected') return uploadTexts.chooseCorrected;
    return file || instead ? fileTexts.chooseAnother : fileTexts.choose;
  };
  return (
    <FilePlace
      accept={ACCEPT}
      disabled={sending.step === 'sending'}
      words={{
        choose: formatMessage(button()),
        chosen: file && formatMessage(filePhrases.chosen, { name: file.name }),
        orDrop: formatMessage(fileTexts.orDrop),
        dropNow: formatMessage(fileTexts.dropNow),
      }}
      onFile={instead ? chooseAndSend : choose}
    />
  );
}

/** How much of a file has left the browser. */
export function SendingLine({ sending }: Pick<MemberFileUpload, 'sending'>) {
  const { formatMessage } = useIntl();
  if (sending.step !== 'sending') return null;
  const what = formatMessage(fileTexts.uploading);
  return (
    <ProgressLine
      label={what}
      text={formatMessage(filePhrases.sent, { percent: sending.share })}
      share={sending.share}
      announced={formatMessage(uploadPhrases.announced, { what, percent: quarterOf(sending.share) })}
    />
  );
}

/** Chooses a file and sends it to be checked. */
export function UploadSection({ upload, columns }: { upload: MemberFileUpload; columns: FileColumns }) {
  const { formatMessage } = useIntl();
  const { byteSize } = useFormats();
  const { sending, send } = upload;
  const limits = { size: byteSize(MEMBER_FILE_MAX_BYTES), rows: MEMBER_ROWS_MAX };
  const isUnfit = sending.step === 'refused' && sending.problem !== 'failed';
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // The button that was pressed is disabled: what helps is another file.
    const isLost = document.activeElement?.matches('body, :disabled') ?? true;
    if (isUnfit && isLost) place.current?.querySelector('button')?.focus();
  }, [isUnfit]);
  return (
    <SectionCard title={formatMessage(fileTexts.uploadTitle)}>
      <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 1.5 }}>
        <Typography color="text.secondary">{formatMessage(filePhrases.limits, limits)}</Typography>
        <div ref={place}>
          <ChoicePlace upload={upload} />
        </div>
        <ProblemNote sending={sending} columns={columns.columns} />
        <SendingLine sending={sending} />
        <Box>
          <BusyButton
            variant="contained"
            color="primary"
            busy={sending.step === 'sending'}
            disabled={isUnfit}
            onClick={send}
          >
            {formatMessage(fileTexts.upload)}
          </BusyButton>
        </Box>
      </Box>
    </SectionCard>
  );
}
