import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useIntl } from 'react-intl';
import { recordingTexts } from '../recordingMessages.ts';
import { RecordingMenu } from './RecordingMenu.tsx';
import { RecordingTitle } from './RecordingTitle.tsx';
import type { RecordingActs } from './useRecordingActs.ts';
import { useRecordingFormats } from './useRecordingFormats.ts';
import type { ListedRecording } from './useRecordings.ts';

/** Recordings one below the other, each with what a table would say of it: where a table had no room. */
export function RecordingCards({ recordings, acts }: { recordings: readonly ListedRecording[]; acts: RecordingActs }) {
  const { formatMessage } = useIntl();
  const { date, time, duration } = useRecordingFormats();
  return (
    <Box component="ul" aria-label={formatMessage(recordingTexts.title)} sx={{ listStyle: 'none', m: 0, p: 0 }}>
      {recordings.map((recording) => (
        <Box
          component="li"
          key={recording.id}
          sx={{
            ...{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr) auto', gap: 1, px: 2, py: 1.5 },
            '& + &': { borderTop: 1, borderColor: 'divider' },
          }}
        >
          <Box sx={{ display: 'grid', gap: 0.5 }}>
            <RecordingTitle recording={recording} onPlay={() => acts.play(recording)} />
            <Box
              component="dl"
              sx={{
                ...{ display: 'grid', columnGap: { xs: 2, sm: 1 }, rowGap: 0.5, m: 0 },
                // Beside an open sidebar, too, what stands there in any language has room on one line.
                gridTemplateColumns: { xs: 'repeat(2, minmax(0, 1fr))', sm: '10fr 13fr 8fr 9fr' },
              }}
            >
              {(
                [
                  ['meetingId', recording.meetingId],
                  ['date', date(recording.createdAt)],
                  ['time', time(recording.createdAt)],
                  ['duration', duration(recording.durationSeconds)],
                ] as const
              ).map(([key, text]) => (
                <Box key={key}>
                  <Typography component="dt" variant="caption" color="text.secondary">
                    {formatMessage(recordingTexts[key])}
                  </Typography>
                  <Typography component="dd" variant="body2" sx={{ m: 0 }}>
                    <bdi>{text}</bdi>
                  </Typography>
                </Box>
              ))}
            </Box>
          </Box>
          <Box>
            <RecordingMenu recording={recording} acts={acts} />
          </Box>
        </Box>
      ))}
    </Box>
  );
}
