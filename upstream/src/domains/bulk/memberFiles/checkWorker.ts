import { removeAfterCommit } from '../../../lib/fileRemoval.ts';
import type { FileStore } from '../../../lib/files.ts';
import type { JobHandlers } from '../../../lib/jobs.ts';
import { teamOf } from '../../team/repository.ts';
import { compareRows } from './checkActions.ts';
import { checkStep } from './checkStepActions.ts';
import { type KeptRow, rowsFrom } from './intakeActions.ts';
import { type RowOfUpload, addRows, lockUploadInCheck, noteCheck, uploadInCheck } from './repository.ts';
import { forgetUpload } from './uploadActions.ts';
import type { UploadRow } from './workRepository.ts';

/** How many rows one step compares, and how much of the file it reads at most: few enough that others do not wait for long. */
const STEP_ROWS = 1_000;
const STEP_BYTES = 4 * 1024 * 1024;

/** Files are read apart from mails and calls, which may hang. */
const LANE = { name: 'member files', workers: 1 };

/** Rows that were read, from which place of the file on, and where the next one begins. */
type Part = { readonly from: number; readonly next: number; readonly rows: readonly KeptRow[] };

/** What a step adds to the counts. */
function counted(upload: UploadRow, rows: readonly RowOfUpload[]) {
  const unchanged = rows.filter(({ plan }) => plan === 'unchanged').length;
  const refused = rows.filter(({ plan }) => plan === 'refused').length;
  return {
    checked: upload.checked + rows.length,
    planned: upload.planned + rows.length - unchanged - refused,
    unchanged: upload.unchanged + unchanged,
    refused: upload.refused + refused,
  };
}

/**
 * The look at files of people. A step reads some rows before its transaction, and in it compares them with the team and puts them
 * into the table, together with the place where the next one begins: wherever it is cut off, it happened or not. With the
 * last row in the table the file leaves the store. A file that is stopped in between is left where it is by the steps.
 */
export const memberRowJobs = (files: FileStore): JobHandlers =>
  checkStep.handledTelling<Part | undefined>(
    {
      outside: async ({ uploadId }, { read }) => {
        const upload = await read((db) => uploadInCheck(db, uploadId));
        if (!upload) return undefined;
        const { storedFile, readTo, total, checked } = upload;
        const most = { lines: Math.min(STEP_ROWS, total - checked), bytes: STEP_BYTES };
        return { from: readTo, ...(await rowsFrom(files, storedFile, readTo, most)) };
      },
      effect: async ({ uploadId }, { db, now }, part) => {
        const upload = await lockUploadInCheck(db, uploadId);
        if (!upload) return undefined;
        const again = { payload: { uploadId }, dueAt: now };
        // Another process was faster, whose claim had run out.
        if (part?.from !== upload.readTo) return again;
        const team = await teamOf(db, upload.teamId);
        const rows = await compareRows({ db, now }, team, upload, part.rows);
        await addRows(db, rows);
        const counts = counted(upload, rows);
        const isOver = counts.checked >= upload.total;
        await noteCheck(db, uploadId, { ...counts, readTo: part.next, state: isOver ? 'validated' : 'validating' });
        if (!isOver) return again;
        await removeAfterCommit({ db, now }, upload.storedFile);
        return undefined;
      },
      // Nobody waits for what is not to come: the file can be sent again.
      givenUp: async ({ uploadId }, { db, now }) => {
        const upload = await lockUploadInCheck(db, uploadId);
        if (upload) await forgetUpload({ db, now }, upload);
      },
    },
    LANE,
  );
