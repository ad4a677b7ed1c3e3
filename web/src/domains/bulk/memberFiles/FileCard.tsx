import { UploadedFile } from '../files/UploadedFile.tsx';
import { modePath } from './fileModes.ts';
import type { MemberFile } from './fileStates.ts';
import { ProblemNote } from './ProblemNote.tsx';
import { ChoicePlace, SendingLine } from './UploadSection.tsx';
import type { FileColumns } from './useFileColumns.ts';
import type { MemberFileUpload } from './useMemberFileUpload.ts';

/** A file that is there, and the way to put another in its place. */
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
  return (
    <UploadedFile file={file} startOver={modePath(file.mode)} onWarnings={onWarnings}>
      {file.status === 'VALIDATED' && (
        <ChoicePlace upload={upload} instead={file.refusedCount > 0 ? 'corrected' : 'another'} />
      )}
      <ProblemNote sending={upload.sending} columns={columns.columns} />
      <SendingLine sending={upload.sending} />
    </UploadedFile>
  );
}
