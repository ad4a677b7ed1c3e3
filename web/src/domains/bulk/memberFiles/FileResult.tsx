import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useIntl } from 'react-intl';
import { type MemberFile, leftOf } from './fileStates.ts';
import { donePhrases, filePhrases, fileTexts } from './memberFileMessages.ts';
import { ReportButton } from './ReportButton.tsx';
import { type KindOfRows, RowsByKind } from './RowsByKind.tsx';

/** What became of a file: how many rows are done, failed or were left alone, and each of them. */
export function FileResult({ file }: { file: MemberFile }) {
  const { formatMessage } = useIntl();
  const { id, mode, status, startedAt, doneCount, failedCount, unchangedCount, refusedCount } = file;
  if (startedAt === null) return <Typography role="status">{formatMessage(fileTexts.discarded)}</Typography>;
  const left = leftOf(file);
  const isChange = mode === 'ADD' || mode === 'EDIT';
  const done = formatMessage(donePhrases[mode], { count: doneCount });
  const failed = formatMessage(filePhrases.failed, { count: failedCount });
  const kinds: readonly KindOfRows[] = [
    { ...{ kind: 'DONE', count: doneCount, form: isChange ? 'changes' : 'people' }, label: done },
    { ...{ kind: 'FAILED', count: failedCount, form: 'problems' }, label: failed },
    {
      ...{ kind: 'UNCHANGED', count: unchangedCount, form: 'people' },
      label: formatMessage(filePhrases.unchanged, { count: unchangedCount }),
    },
    {
      ...{ kind: 'REFUSED', count: refusedCount, form: 'problems' },
      label: formatMessage(filePhrases.refused, { count: refusedCount }),
    },
  ];
  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 2 }}>
      <Typography role="status">
        {formatMessage(filePhrases.outcome, { done, failed: failedCount })}{' '}
        {status === 'CANCELLED' && formatMessage(filePhrases.stopped, { count: left })}
      </Typography>
      <ReportButton file={file} kind="RESULTS" label={formatMessage(fileTexts.results)} />
      <RowsByKind fileId={id} kinds={kinds} />
    </Box>
  );
}
