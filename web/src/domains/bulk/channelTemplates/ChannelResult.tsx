import Box from '@mui/material/Box';
import { useIntl } from 'react-intl';
import { OutcomeNote } from '../../../ui/OutcomeNote.tsx';
import { uploadPhrases, uploadTexts } from '../files/fileMessages.ts';
import { Outcome } from '../files/Outcome.tsx';
import { actOf, type CheckedFile } from './channelFile.ts';
import { ChannelRowsByKind, type KindOfChannels } from './ChannelRowsByKind.tsx';
import { FailedRowsButton } from './FailedRowsButton.tsx';
import { ReportButton } from './ReportButton.tsx';
import { donePhrases, previewPhrases } from './previewMessages.ts';

/** What became of a file that was checked: how many rows are done, failed or were left alone, and each of them. */
export function ChannelResult({ file, columns }: { file: CheckedFile; columns: readonly string[] }) {
  const { formatMessage } = useIntl();
  const { id, startedAt, doneCount, failedCount, unchangedCount, refusedCount } = file;
  if (startedAt === null) return <OutcomeNote text={formatMessage(uploadTexts.discarded)} />;
  const done = formatMessage(donePhrases[actOf(file)], { count: doneCount });
  const kinds: readonly KindOfChannels[] = [
    { ...{ kind: 'DONE', count: doneCount, form: 'changes' }, label: done },
    {
      ...{ kind: 'FAILED', count: failedCount, form: 'problems' },
      label: formatMessage(uploadPhrases.failed, { count: failedCount }),
    },
    {
      ...{ kind: 'UNCHANGED', count: unchangedCount, form: 'names' },
      label: formatMessage(previewPhrases.unchanged, { count: unchangedCount }),
    },
    {
      ...{ kind: 'REFUSED', count: refusedCount, form: 'problems' },
      label: formatMessage(uploadPhrases.refused, { count: refusedCount }),
    },
  ];
  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 2 }}>
      <Outcome file={file} done={done} />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        <ReportButton file={file} />
        {failedCount + refusedCount > 0 && <FailedRowsButton upload={file} columns={columns} />}
      </Box>
      <ChannelRowsByKind fileId={id} kinds={kinds} />
    </Box>
  );
}
