import Box from '@mui/material/Box';
import { useIntl } from 'react-intl';
import {
  MemberUploadReportDocument,
  type MemberUploadReportKind,
} from '../../../generated/bulk/memberFiles/memberUploadReport.ts';
import { useKeyedMutation } from '../../../lib/apollo/useKeyedMutation.ts';
import { BusyButton } from '../../../ui/BusyButton.tsx';
import { FailureAlert } from '../../../ui/FailureAlert.tsx';
import { ImportIcon } from '../../../ui/icons.tsx';
import type { MemberFile } from './fileStates.ts';
import { fileTexts } from './memberFileMessages.ts';
import { useDownload } from './useDownload.ts';

const ENDINGS = { PROBLEMS: 'problems', RESULTS: 'results' } as const satisfies Record<MemberUploadReportKind, string>;

/** Saves rows of a file as CSV, with what is wrong or what became of them. */
export function ReportButton({ file, kind, label }: { file: MemberFile; kind: MemberUploadReportKind; label: string }) {
  const { formatMessage } = useIntl();
  const ask = useKeyedMutation(MemberUploadReportDocument, (data) => data.memberUploadReport);
  const { isBusy, failure, begin } = useDownload();
  const name = `${file.fileName.replace(/\.csv$/i, '')}_${ENDINGS[kind]}.csv`;
  return (
    <Box sx={{ display: 'grid', gap: 1, justifyItems: 'start' }}>
      <BusyButton
        size="small"
        busy={isBusy}
        startIcon={<ImportIcon />}
        onClick={() => void begin(() => ask({ uploadId: file.id, kind }), name)}
      >
        {label}
      </BusyButton>
      {failure && <FailureAlert text={formatMessage(fileTexts.downloadFailed)} requestId={failure.requestId} />}
    </Box>
  );
}
