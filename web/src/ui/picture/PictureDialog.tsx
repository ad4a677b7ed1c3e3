import { PICTURE_MEDIA_TYPES } from '@muster/schema/formats/picture';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';
import { type ReactNode, Suspense, lazy, useState } from 'react';
import { type MessageDescriptor, useIntl } from 'react-intl';
import { useUnsavedChanges } from '../../lib/unsavedChanges/dirtyForms.ts';
import { FormDialog } from '../FormDialog.tsx';
import type { CropArea } from './cropPicture.ts';
import { pictureTexts } from './messages.ts';
import { PictureFailure } from './PictureFailure.tsx';
import { PicturePlace } from './PicturePlace.tsx';
import type { PictureUse, Refusal, UploadPicture } from './pictureUse.ts';
import { UploadProgress } from './UploadProgress.tsx';
import { useChosenPicture } from './useChosenPicture.ts';
import { usePictureUpload } from './usePictureUpload.ts';

// Only pictures that are cropped need it.
const CropFrame = lazy(async () => ({ default: (await import('./CropFrame.tsx')).CropFrame }));

/** The side of a team's picture in the dialog, in px: about as many as it has, none is blown up. */
export const PREVIEW_SIZE = 96;

/** A picture that is kept as it is, in the square in which it will be shown. */
const Preview = styled('img')({
  width: PREVIEW_SIZE,
  height: PREVIEW_SIZE,
  borderRadius: PREVIEW_SIZE / 4,
  objectFit: 'cover',
  flexShrink: 0,
});

/** Why the chosen picture is not taken. */
function RefusalNote({ refusal, use }: { refusal: Refusal; use: PictureUse }) {
  const { formatMessage } = useIntl();
  const sentences: readonly MessageDescriptor[] =
    refusal === 'unreadable' ? [pictureTexts.unreadable] : use.refusals[refusal];
  return (
    <Alert severity="error">
      {sentences.map((sentence, place) => (
        <Typography key={String(sentence.id)} component="p" sx={{ mt: place === 0 ? 0 : 0.25 }}>
          {formatMessage(sentence)}
        </Typography>
      ))}
    </Alert>
  );
}

/**
 * Choosing a picture, looking at it as it will be, and sending it. Cancel ends the sending, too: nothing has changed then.
 *
 * @param present the picture as it is now
 * @param removal takes the present picture away
 */
export function PictureDialog({
  use,
  present,
  removal,
  upload,
  onSaved,
  onClose,
}: {
  use: PictureUse;
  present: ReactNode;
  removal?: ReactNode;
  upload: UploadPicture;
  onSaved: () => void;
  onClose: () => void;
}) {
  const { formatMessage } = useIntl();
  const { picture, refusal, turn, choose, refuse } = useChosenPicture(use.rule);
  const [area, setArea] = useState<CropArea | null>(null);
  const { sending, send, reset } = usePictureUpload(upload, { onDone: onSaved, onRefused: refuse });
  useUnsavedChanges(picture !== null);
  const isSending = sending.step === 'sending';
  const isReady = picture !== null && (!use.isCropped || area !== null);
  const onBroken = () => refuse('wrongType');
  const take = (file: File) => {
    setArea(null);
    reset();
    void choose(file);
  };
  return (
    <FormDialog
      open
      maxWidth="xs"
      title={formatMessage(use.title)}
      submitLabel={sending.step === 'failed' ? formatMessage(pictureTexts.tryAgain) : undefined}
      disabled={!isReady || isSending}
      onSubmit={(event) => {
        event.preventDefault();
        if (isReady && !isSending) void send(picture, use.isCropped ? area : null);
      }}
      onClose={onClose}
    >
      {refusal && <RefusalNote key={turn} refusal={refusal} use={use} />}
      {sending.step === 'failed' && <PictureFailure text={use.failed} failure={sending.failure} />}
      <Typography color="textSecondary">{formatMessage(use.guidelines)}</Typography>
      {picture && use.isCropped && (
        <Box inert={isSending}>
          <Suspense fallback={<Box sx={{ height: 'min(280px, 45dvh)' }} />}>
            <CropFrame key={picture.url} url={picture.url} onArea={setArea} onBroken={onBroken} />
          </Suspense>
        </Box>
      )}
      <PicturePlace
        accept={use.rule.types.map((type) => PICTURE_MEDIA_TYPES[type]).join(',')}
        hasPicture={picture !== null}
        disabled={isSending}
        onFile={take}
      >
        {!picture && present}
        {picture && !use.isCropped && <Preview alt="" src={picture.url} onError={onBroken} />}
      </PicturePlace>
      {!picture && removal}
      {isSending && <UploadProgress share={sending.share} />}
    </FormDialog>
  );
}
