import Box from '@mui/material/Box';
import { useIntl } from 'react-intl';
import { OutcomeNote } from '../../../ui/OutcomeNote.tsx';
import { uploadPhrases, uploadTexts } from '../files/fileMessages.ts';
import { Outcome } from '../files/Outcome.tsx';
import type { MemberFile } from './fileStates.ts';
import { donePhrases, filePhrases } from './memberFileMessages.ts';
import { ReportButton } from './ReportButton.tsx';
import { type KindOfPeople, RowsOfFile } from './RowsOfFile.tsx';

/** What became of a file: how many rows are done, failed or were left alone, and each of them. */
export function FileResult({ file }: { file: MemberFile }) {
  const { formatMessage } = useIntl();
  const { id, mode, startedAt, doneCount, failedCount, unchangedCount, refusedCount } = file;
  if (startedAt === null) return <OutcomeNote text={formatMessage(uploadTexts.discarded)} />;
  const isChange = mode === 'ADD' || mode === 'EDIT';
  const done = formatMessage(donePhrases[mode], { count: doneCount });
  const failed = formatMessage(uploadPhrases.failed, { count: failedCount });
  const kinds: readonly KindOfPeople[] = [
    { ...{ kind: 'DONE', count: doneCount, form: isChange ? 'changes' : 'people' }, label: done },
    { ...{ kind: 'FAILED', count: failedCount, form: 'problems' }, label: failed },
    {
      ...{ kind: 'UNCHANGED', count: unchangedCount, form: 'people' },
      label: formatMessage(filePhrases.unchanged, { count: unchangedCount }),
    },
    {
      ...{ kind: 'REFUSED', count: refusedCount, form: 'problems' },
      label: formatMessage(uploadPhrases.refused, { count: refusedCount }),
    },
  ];
  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 2 }}>
      <Outcome file={file} done={done} />
      <ReportButton file={file} kind="RESULTS" label={formatMessage(uploadTexts.results)} />
      <RowsOfFile fileId={id} kinds={kinds} />
    </Box>
  );
}
