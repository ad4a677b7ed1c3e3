import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useIntl } from 'react-intl';
import { AppLink } from '../../../ui/AppLink.tsx';
import { PastTime } from '../../../ui/PastTime.tsx';
import { SectionCard } from '../../../ui/SectionCard.tsx';
import { encodingNames } from './encodings.ts';
import { modePath } from './fileModes.ts';
import type { MemberFile } from './fileStates.ts';
import { filePhrases, fileTexts } from './memberFileMessages.ts';
import { ProblemNote } from './ProblemNote.tsx';
import { rowPhrases } from './rowMessages.ts';
import { ChoicePlace, SendingLine } from './UploadSection.tsx';
import type { FileColumns } from './useFileColumns.ts';
import type { MemberFileUpload } from './useMemberFileUpload.ts';

/** A file that is there: what it is, which of its rows cannot be done, and the way to put another in its place. */
export function FileCard({
  file,
  upload,
  columns,
  onWarnings,
}: {
  file: MemberFile;
  upload: MemberFileUpload;
  columns: FileColumns;
  onWarnings: () => void;
}) {
  const { formatMessage } = useIntl();
  const { fileName, totalCount, encoding, uploadedBy, uploadedAt, status, refusedCount } = file;
  const rows = formatMessage(filePhrases.rows, { count: totalCount });
  const encodingName = encodingNames[encoding];
  const isWaiting = status === 'VALIDATED';
  const hasWarnings = isWaiting && refusedCount > 0;
  return (
    <SectionCard
      title={formatMessage(fileTexts.fileTitle)}
      action={<AppLink to={modePath(file.mode)}>{formatMessage(fileTexts.startOver)}</AppLink>}
    >
      <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 1.5 }}>
        <Box>
          <Typography sx={{ fontWeight: 550, overflowWrap: 'anywhere' }}>
            <bdi>{fileName}</bdi>
          </Typography>
          <Typography variant="body2" color="text.secondary">
            {encodingName === null ? rows : formatMessage(filePhrases.facts, { rows, encoding: encodingName })}
          </Typography>
          <Typography variant="body2" color="text.secondary">
            <PastTime at={uploadedAt}>
              {(time) => formatMessage(filePhrases.uploadedBy, { name: uploadedBy, time })}
            </PastTime>
          </Typography>
        </Box>
        {hasWarnings && (
          <Alert
            severity="warning"
            action={
              <Button size="small" onClick={onWarnings}>
                {formatMessage(rowPhrases.viewWarnings, { count: refusedCount })}
              </Button>
            }
          >
            {formatMessage(filePhrases.leftOut, { count: refusedCount })}
          </Alert>
        )}
        {isWaiting && <ChoicePlace upload={upload} instead={hasWarnings ? 'corrected' : 'another'} />}
        <ProblemNote sending={upload.sending} columns={columns.columns} />
        <SendingLine sending={upload.sending} />
      </Box>
    </SectionCard>
  );
}
