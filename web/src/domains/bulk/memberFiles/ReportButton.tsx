import {
  MemberUploadReportDocument,
  type MemberUploadReportKind,
} from '../../../generated/bulk/memberFiles/memberUploadReport.ts';
import { useKeyedMutation } from '../../../lib/apollo/useKeyedMutation.ts';
import { DownloadButton } from '../files/DownloadButton.tsx';
import { nameOfReport } from '../files/fileStates.ts';
import type { MemberFile } from './fileStates.ts';

const ENDINGS = { PROBLEMS: 'problems', RESULTS: 'results' } as const satisfies Record<MemberUploadReportKind, string>;

/** Saves rows of a file as CSV, with what is wrong or what became of them. */
export function ReportButton({ file, kind, label }: { file: MemberFile; kind: MemberUploadReportKind; label: string }) {
  const ask = useKeyedMutation(MemberUploadReportDocument, (data) => data.memberUploadReport);
  return (
    <DownloadButton
      label={label}
      fileName={nameOfReport(file.fileName, ENDINGS[kind])}
      ask={() => ask({ uploadId: file.id, kind })}
    />
  );
}
