import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { radius } from '../../../lib/theme/tokens.ts';
import { ErrorState } from '../../../ui/ErrorState.tsx';
import { NoticeDialog } from '../../../ui/NoticeDialog.tsx';
import { recordingTexts } from '../recordingMessages.ts';
import { usePlayedRecording } from './usePlayed.ts';
import { usePlayer } from './usePlayer.ts';

/** As large as the dialog and the window let it be, before and after the film has come. */
const FRAME = { width: '100%', aspectRatio: '16 / 9', maxHeight: '65dvh', borderRadius: `${radius.medium}px` } as const;

const Film = styled('video')({ ...FRAME, display: 'block', background: 'black', objectFit: 'contain' });

const Waiting = () => (
  <Box aria-busy="true">
    <Skeleton variant="rounded" height="auto" sx={FRAME} />
  </Box>
);

/** The film, with the browser's own controls. */
function Player({ id, title }: { id: string; title: string }) {
  const { formatMessage } = useIntl();
  const { source, again, onLoadedMetadata, onError } = usePlayer(id);
  if (source.state === 'asking') return <Waiting />;
  if (source.state === 'failed') {
    const text = source.isGone ? recordingTexts.gone : recordingTexts.playFailed;
    return <ErrorState compact title={formatMessage(text)} text="" requestId={source.requestId} onRetry={again} />;
  }
  return (
    // Without captions: nobody has written down what people said in their call.
    <Film
      controls
      autoPlay
      playsInline
      src={source.url}
      aria-label={title}
      onLoadedMetadata={onLoadedMetadata}
      onError={onError}
    />
  );
}

/** Plays the recording of an id. */
export function PlayerDialog({ id, onClose }: { id: string; onClose: () => void }) {
  const { formatMessage } = useIntl();
  const { recording, failure, readAgain } = usePlayedRecording(id);
  const content = (): ReactNode => {
    if (failure) {
      const title = formatMessage(recordingTexts.playFailed);
      return <ErrorState compact title={title} text="" requestId={failure.requestId} onRetry={readAgain} />;
    }
    if (recording === undefined) return <Waiting />;
    if (recording === null) return <Typography role="alert">{formatMessage(recordingTexts.gone)}</Typography>;
    if (!recording.isReady)
      return <Typography role="status">{formatMessage(recordingTexts.stillProcessing)}</Typography>;
    return <Player id={id} title={recording.title} />;
  };
  return (
    <NoticeDialog title={recording?.title ?? formatMessage(recordingTexts.play)} maxWidth="md" onClose={onClose}>
      {content()}
    </NoticeDialog>
  );
}
