import Box from '@mui/material/Box';
import { useIntl } from 'react-intl';
import { BusyButton } from '../../../ui/BusyButton.tsx';
import { uploadPhrases } from '../files/fileMessages.ts';
import { PreviewActs } from '../files/PreviewActs.tsx';
import type { FileAct } from '../files/useFileAct.ts';
import { actOf, type CheckedFile } from './channelFile.ts';
import { ChannelRowsByKind, type KindOfChannels } from './ChannelRowsByKind.tsx';
import { beginPhrases, plannedPhrases, previewPhrases } from './previewMessages.ts';

/** What a checked file would change, row by row, and the ways on. */
export function ChannelPreview({ file, start, discard }: { file: CheckedFile; start: FileAct; discard: FileAct }) {
  const { formatMessage } = useIntl();
  const { id, plannedCount, unchangedCount, refusedCount } = file;
  const act = actOf(file);
  const kinds: readonly KindOfChannels[] = [
    {
      ...{ kind: 'PLANNED', count: plannedCount, form: 'changes' },
      label: formatMessage(plannedPhrases[act], { count: plannedCount }),
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
      <PreviewActs file={file} start={start} discard={discard}>
        <BusyButton variant="contained" color="primary" busy={start.isBusy} onClick={() => void start.run()}>
          {formatMessage(beginPhrases[act], { count: plannedCount })}
        </BusyButton>
      </PreviewActs>
      <ChannelRowsByKind fileId={id} kinds={kinds} />
    </Box>
  );
}
