import { PROFILE_PHOTO } from '@muster/schema/formats/picture';
import type { ReactNode } from 'react';
import { PictureDialog } from '../../../ui/picture/PictureDialog.tsx';
import type { PictureUse } from '../../../ui/picture/pictureUse.ts';
import { showToast } from '../../../ui/toasts/toastStore.ts';
import { photoTexts } from './photoMessages.ts';
import { useViewerPhotoUpload } from './viewerPhotoUpload.ts';

const USE: PictureUse = {
  rule: PROFILE_PHOTO,
  isCropped: true,
  title: photoTexts.title,
  guidelines: photoTexts.guidelines,
  refusals: {
    wrongType: [photoTexts.wrongType],
    tooLarge: [photoTexts.tooLarge],
    tooManyPixels: [photoTexts.tooManyPixels],
  },
  failed: photoTexts.failed,
};

/** Changes the viewer's picture. `present` is the one that they have. */
export function PhotoDialog({ present, onClose }: { present: ReactNode; onClose: () => void }) {
  const upload = useViewerPhotoUpload();
  return (
    <PictureDialog
      use={USE}
      present={present}
      upload={upload}
      onSaved={() => {
        showToast({ tone: 'success', text: photoTexts.saved, cause: 'photo' });
        onClose();
      }}
      onClose={onClose}
    />
  );
}
