import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import type { TextEncoding } from '../../../generated/bulk/fragments/memberFileProgress.ts';
import { encodingNames } from './encodings.ts';
import { FileFrame } from './FileFrame.tsx';
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
  file,
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
  const { status, totalCount, encoding, refusedCount } = file;
  const rows = formatMessage(uploadPhrases.rows, { count: totalCount });
  const encodingName = encoding && encodingNames[encoding];
  const count = refusedCount ?? 0;
  return (
    <FileFrame
      title={formatMessage(uploadTexts.fileTitle)}
      file={file}
      facts={encodingName === null ? rows : formatMessage(uploadPhrases.facts, { rows, encoding: encodingName })}
      startOver={startOver}
    >
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
    </FileFrame>
  );
}
