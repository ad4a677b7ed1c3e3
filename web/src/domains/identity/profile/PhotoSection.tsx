import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { type ReactNode, lazy, useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import { useViewerPhotoQuery, type ViewerPhotoQuery } from '../../../generated/identity/profile/viewerPhoto.ts';
import { failureOf } from '../../../lib/apollo/failureOf.ts';
import { useDialogWord } from '../../../lib/urlState/useDialogWord.ts';
import { Avatar } from '../../../ui/Avatar.tsx';
import { ErrorState } from '../../../ui/ErrorState.tsx';
import { RemovePicture } from '../../../ui/picture/RemovePicture.tsx';
import { showToast } from '../../../ui/toasts/toastStore.ts';
import { OnDemand } from '../../../ui/OnDemand.tsx';
import { viewerName } from '../viewerContext.ts';
import { photoTexts } from './photoMessages.ts';
import { IN_PLACE } from '../../../lib/apollo/inPlace.ts';
import { SectionCard } from '../../../ui/SectionCard.tsx';
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
  const dialog = useDialogWord(WORD, true);
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
      <Button ref={change} aria-haspopup="dialog" onClick={dialog.open}>
        {formatMessage(photoTexts.change)}
      </Button>
      {viewer.imageUrl && (
        <Button variant="text" onClick={() => setAsking(true)}>
          {formatMessage(photoTexts.remove)}
        </Button>
      )}
      {dialog.isOpen && (
        <OnDemand onFailed={dialog.close}>
          <PhotoDialog present={<Picture viewer={viewer} />} onClose={dialog.close} />
        </OnDemand>
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
    <Box sx={{ flex: '1 1 180px', display: 'grid', gap: 1 }}>
      <Skeleton variant="rounded" width="min(140px, 60%)" height={14} />
      <Skeleton variant="rounded" width="min(200px, 80%)" height={14} />
    </Box>
    <Skeleton variant="rounded" width={120} height={34} />
  </Row>
);

/** The viewer's own picture, with the ways to change and to remove it. */
export function PhotoSection() {
  const { formatMessage } = useIntl();
  const { data, error, loading, refetch } = useViewerPhotoQuery(IN_PLACE);
  return (
    <SectionCard title={formatMessage(photoTexts.heading)} text={formatMessage(photoTexts.description)}>
      {data && <OwnPhoto viewer={data.viewer} />}
      {!data && !error && <PhotoSkeleton />}
      {!data && error && (
        <ErrorState
          compact
          title={formatMessage(photoTexts.unread)}
          requestId={failureOf(error)?.requestId}
          busy={loading}
          onRetry={() => void refetch()}
        />
      )}
    </SectionCard>
  );
}
