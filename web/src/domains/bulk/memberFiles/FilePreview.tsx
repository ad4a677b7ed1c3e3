import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useIntl } from 'react-intl';
import { BusyButton } from '../../../ui/BusyButton.tsx';
import { uploadPhrases } from '../files/fileMessages.ts';
import { PreviewActs } from '../files/PreviewActs.tsx';
import type { FileAct } from '../files/useFileAct.ts';
import { beginPhrases } from './actMessages.ts';
import type { MemberFile } from './fileStates.ts';
import { filePhrases, fileTexts, plannedPhrases } from './memberFileMessages.ts';
import { type KindOfPeople, RowsOfFile } from './RowsOfFile.tsx';

/** The button that goes on with a file: to its mail, to a question, or to work. */
function BeginButton({ file, start, onAsk }: { file: MemberFile; start: FileAct; onAsk: () => void }) {
  const { formatMessage } = useIntl();
  const { mode, plannedCount: count } = file;
  if (mode === 'ADD') {
    return (
      <Button variant="contained" color="primary" onClick={onAsk}>
        {formatMessage(fileTexts.writeMail)}
      </Button>
    );
  }
  return (
    <BusyButton
      variant="contained"
      color={mode === 'EDIT' ? 'primary' : 'error'}
      busy={start.isBusy}
      onClick={() => (mode === 'EDIT' ? void start.run() : onAsk())}
    >
      {formatMessage(beginPhrases[mode], { count })}
    </BusyButton>
  );
}

/** What a checked file would change, row by row, and the ways on. */
export function FilePreview({
  file,
  start,
  discard,
  onAsk,
}: {
  file: MemberFile;
  start: FileAct;
  discard: FileAct;
  /** The mail is to be written, or the question to be asked. */
  onAsk: () => void;
}) {
  const { formatMessage } = useIntl();
  const { id, mode, plannedCount, unchangedCount, refusedCount } = file;
  const isChange = mode === 'ADD' || mode === 'EDIT';
  const kinds: readonly KindOfPeople[] = [
    {
      ...{ kind: 'PLANNED', count: plannedCount, form: isChange ? 'changes' : 'people' },
      label: formatMessage(plannedPhrases[mode], { count: plannedCount }),
    },
    {
      ...{ kind: 'UNCHANGED', count: unchangedCount, form: 'people' },
      label: formatMessage(filePhrases.unchanged, { count: unchangedCount }),
    },
    {
      ...{ kind: 'REFUSED', count: refusedCount, form: 'problems' },
      label: formatMessage(uploadPhrases.refused, { count: refusedCount }),
    },
  ];
  const note = mode === 'EDIT' && refusedCount > 0 ? uploadPhrases.leftOut : null;
  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 2 }}>
      {mode === 'EDIT' && <Typography color="text.secondary">{formatMessage(fileTexts.namesStay)}</Typography>}
      <PreviewActs
        file={file}
        start={start}
        discard={discard}
        note={note && formatMessage(note, { count: refusedCount })}
      >
        <BeginButton file={file} start={start} onAsk={onAsk} />
      </PreviewActs>
      <RowsOfFile fileId={id} kinds={kinds} />
    </Box>
  );
}
