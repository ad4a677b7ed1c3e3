import LinearProgress from '@mui/material/LinearProgress';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { useIntl } from 'react-intl';
import { exportPhrases, stageNames } from '../chatExportMessages.ts';
import type { ChatExport } from './useChatExports.ts';

/** How far an export is. */
export function Progress({ of: { stage, progress } }: { of: ChatExport }) {
  const { formatMessage } = useIntl();
  const id = useId();
  const share = progress && progress.total > 0 ? (100 * progress.done) / progress.total : 0;
  const text = progress ? formatMessage(exportPhrases.written, progress) : undefined;
  return (
    <Box sx={{ display: 'grid', gap: 0.5, flex: '1 1 160px', maxWidth: 320 }}>
      <span id={id}>{formatMessage(stageNames[stage])}</span>
      <LinearProgress
        variant={progress && stage === 'WRITING' ? 'determinate' : 'indeterminate'}
        value={share}
        aria-labelledby={id}
        aria-valuetext={text}
        sx={{ borderRadius: 1 }}
      />
      {text && (
        <Typography variant="body2" color="text.secondary">
          {text}
        </Typography>
      )}
    </Box>
  );
}
