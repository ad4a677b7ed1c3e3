import { useIntl } from 'react-intl';
import { ChannelUploadReportDocument } from '../../../generated/bulk/channelTemplates/channelUploadReport.ts';
import { useKeyedMutation } from '../../../lib/apollo/useKeyedMutation.ts';
import { DownloadButton } from '../files/DownloadButton.tsx';
import { uploadTexts } from '../files/fileMessages.ts';
import { nameOfReport } from '../files/fileStates.ts';
import type { CheckedFile } from './channelFile.ts';

/** Saves all rows of a file as CSV, with what became of each. */
export function ReportButton({ file }: { file: CheckedFile }) {
  const { formatMessage } = useIntl();
  const ask = useKeyedMutation(ChannelUploadReportDocument, (data) => data.channelUploadReport);
  return (
    <DownloadButton
      label={formatMessage(uploadTexts.results)}
      fileName={nameOfReport(file.fileName, 'results')}
      ask={() => ask({ uploadId: file.id })}
    />
  );
}
