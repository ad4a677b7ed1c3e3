import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useIntl } from 'react-intl';
import { Chip } from '../../../ui/Chip.tsx';
import { recordingPhrases, recordingTexts } from '../recordingMessages.ts';
import type { ListedRecording } from './useRecordings.ts';

/** What a recording is called, which plays it once it is ready, and who made it. */
export function RecordingTitle({ recording, onPlay }: { recording: ListedRecording; onPlay: () => void }) {
  const { formatMessage } = useIntl();
  const { title, recorderName, viewerCanDownload } = recording;
  return (
    <Box sx={{ overflowWrap: 'anywhere' }}>
      {viewerCanDownload ? (
        <Link
          component="button"
          variant="body1"
          underline="hover"
          onClick={onPlay}
          aria-label={formatMessage(recordingPhrases.playNamed, { name: title })}
          sx={{ minHeight: 24, textAlign: 'start', fontWeight: 550, overflowWrap: 'anywhere' }}
        >
          <bdi>{title}</bdi>
        </Link>
      ) : (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1, rowGap: 0.5 }}>
          <Typography component="bdi" sx={{ fontWeight: 550 }}>
            {title}
          </Typography>
          <Chip size="small" label={formatMessage(recordingTexts.processing)} />
        </Box>
      )}
      {recorderName && (
        <Typography variant="body2" component="div" color="text.secondary" sx={{ fontWeight: 400 }}>
          {formatMessage(recordingPhrases.recordedBy, { name: recorderName })}
        </Typography>
      )}
    </Box>
  );
}
