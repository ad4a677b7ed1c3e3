import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import type { TextEncoding } from '../../../generated/bulk/fragments/memberFileProgress.ts';
import { AppLink } from '../../../ui/AppLink.tsx';
import { PastTime } from '../../../ui/PastTime.tsx';
import { SectionCard } from '../../../ui/SectionCard.tsx';
import { encodingNames } from './encodings.ts';
import { uploadPhrases, uploadTexts } from './fileMessages.ts';
import { rowPhrases } from './rowMessages.ts';

/** What is told of every file that is there. */
interface FileFacts {
  readonly fileName: string;
  readonly status: string;
  readonly totalCount: number;
  readonly encoding: TextEncoding | null;
  readonly refusedCount: number | null;
  readonly uploadedBy: string;
  readonly uploadedAt: string;
}

/** A file that is there: what it is, which of its rows cannot be done, and the way to upload another. */
export function UploadedFile({
  file: { fileName, status, totalCount, encoding, refusedCount, uploadedBy, uploadedAt },
  startOver,
  onWarnings,
  children,
}: {
  file: FileFacts;
  /** Where another one is uploaded. */
  startOver: string;
  onWarnings: () => void;
  children?: ReactNode;
}) {
  const { formatMessage } = useIntl();
  const rows = formatMessage(uploadPhrases.rows, { count: totalCount });
  const encodingName = encoding && encodingNames[encoding];
  const count = refusedCount ?? 0;
  return (
    <SectionCard
      title={formatMessage(uploadTexts.fileTitle)}
      action={<AppLink to={startOver}>{formatMessage(uploadTexts.startOver)}</AppLink>}
    >
      <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 1.5 }}>
        <Box>
          <Typography sx={{ fontWeight: 550, overflowWrap: 'anywhere' }}>
            <bdi>{fileName}</bdi>
          </Typography>
          <Typography variant="body2" color="text.secondary">
            {encodingName === null ? rows : formatMessage(uploadPhrases.facts, { rows, encoding: encodingName })}
          </Typography>
          <Typography variant="body2" color="text.secondary">
            <PastTime at={uploadedAt}>
              {(time) => formatMessage(uploadPhrases.uploadedBy, { name: uploadedBy, time })}
            </PastTime>
          </Typography>
        </Box>
        {status === 'VALIDATED' && count > 0 && (
          <Alert
            severity="warning"
            action={
              <Button size="small" onClick={onWarnings}>
                {formatMessage(rowPhrases.viewWarnings, { count })}
              </Button>
            }
          >
            {formatMessage(uploadPhrases.leftOut, { count })}
          </Alert>
        )}
        {children}
      </Box>
    </SectionCard>
  );
}
