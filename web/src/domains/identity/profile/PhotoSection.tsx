import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { type ReactNode, Suspense, lazy, useId, useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import { useViewerPhotoQuery, type ViewerPhotoQuery } from '../../../generated/identity/profile/viewerPhoto.ts';
import { failureOf } from '../../../lib/apollo/failureLink.ts';
import { useUrlState } from '../../../lib/urlState/useUrlState.ts';
import { Avatar } from '../../../ui/Avatar.tsx';
import { ErrorState } from '../../../ui/ErrorState.tsx';
import { RemovePicture } from '../../../ui/picture/RemovePicture.tsx';
import { showToast } from '../../../ui/toasts/toastStore.ts';
import { viewerName } from '../viewerContext.ts';
import { photoTexts } from './photoMessages.ts';
import { useViewerPhotoRemove } from './viewerPhotoRemove.ts';

const PhotoDialog = lazy(async () => ({ default: (await import('./PhotoDialog.tsx')).PhotoDialog }));

/** The dialog's word in the address. */
const WORD = 'photo';
const SIZE = 72;
const REMOVAL = { title: photoTexts.removeTitle, text: photoTexts.removeText, failed: photoTexts.removeFailed };

type Viewer = ViewerPhotoQuery['viewer'];

const Picture = ({ viewer }: { viewer: Viewer }) => (
  <Avatar name={viewerName(viewer)} seed={viewer.guid} src={viewer.imageUrl} size={SIZE} />
);

/** The buttons, with what they open. */
function Actions({ viewer }: { viewer: Viewer }) {
  const { formatMessage } = useIntl();
  const [params, setParams] = useUrlState();
  const [isAsking, setAsking] = useState(false);
  const change = useRef<HTMLButtonElement>(null);
  const remove = useViewerPhotoRemove();
  const onRemoved = () => {
    setAsking(false);
    showToast({ tone: 'success', text: photoTexts.removed, cause: 'photo' });
    // The button that had the focus is gone with the picture.
    requestAnimationFrame(() => change.current?.focus());
  };
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
      <Button ref={change} aria-haspopup="dialog" onClick={() => setParams({ dialog: WORD })}>
        {formatMessage(photoTexts.change)}
      </Button>
      {viewer.imageUrl && (
        <Button variant="text" onClick={() => setAsking(true)}>
          {formatMessage(photoTexts.remove)}
        </Button>
      )}
      {params.get('dialog') === WORD && (
        <Suspense fallback={null}>
          <PhotoDialog
            present={<Picture viewer={viewer} />}
            onClose={() => setParams({ dialog: null }, { replace: true })}
          />
        </Suspense>
      )}
      {isAsking && (
        <RemovePicture texts={REMOVAL} remove={remove} onRemoved={onRemoved} onClose={() => setAsking(false)} />
      )}
    </Box>
  );
}

const Row = ({ picture, children }: { picture: ReactNode; children: ReactNode }) => (
  <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 2.5, rowGap: 1.5 }}>
    {picture}
    {children}
  </Box>
);

function OwnPhoto({ viewer }: { viewer: Viewer }) {
  return (
    <Row picture={<Picture viewer={viewer} />}>
      <Box sx={{ flex: '1 1 180px', minWidth: 0 }}>
        <Typography variant="subtitle1" component="p" sx={{ overflowWrap: 'anywhere' }}>
          {viewerName(viewer)}
        </Typography>
        <Typography color="textSecondary" sx={{ overflowWrap: 'anywhere' }}>
          {viewer.email}
        </Typography>
      </Box>
      <Actions viewer={viewer} />
    </Row>
  );
}

const PhotoSkeleton = () => (
  <Row picture={<Skeleton variant="circular" width={SIZE} height={SIZE} />}>
    <Skeleton variant="rounded" width="min(220px, 60%)" height={34} />
  </Row>
);

/** The viewer's own picture, with the ways to change and to remove it. */
export function PhotoSection() {
  const { formatMessage } = useIntl();
  const id = useId();
  const { data, error, loading, refetch } = useViewerPhotoQuery({ context: { errorInPlace: true } });
  return (
    <Paper component="section" aria-labelledby={id} variant="outlined" sx={{ px: 2.5, py: 2, minWidth: 0 }}>
      <Typography variant="h3" component="h2" id={id}>
        {formatMessage(photoTexts.heading)}
      </Typography>
      <Typography color="textSecondary" sx={{ mt: 0.25, mb: 2 }}>
        {formatMessage(photoTexts.description)}
      </Typography>
      {data && <OwnPhoto viewer={data.viewer} />}
      {!data && !error && <PhotoSkeleton />}
      {!data && error && (
        <ErrorState
          compact
          title={formatMessage(photoTexts.unread)}
          requestId={failureOf(error)?.requestId}
          busy={loading}
          onRetry={() => void refetch().catch(() => undefined)}
        />
      )}
    </Paper>
  );
}
