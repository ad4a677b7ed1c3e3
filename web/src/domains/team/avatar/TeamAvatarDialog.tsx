import Button from '@mui/material/Button';
import { TEAM_AVATAR } from '@muster/schema/formats/picture';
import { useState } from 'react';
import { type MessageDescriptor, useIntl } from 'react-intl';
import { Avatar } from '../../../ui/Avatar.tsx';
import { pictureTexts } from '../../../ui/picture/messages.ts';
import { PictureDialog, PREVIEW_SIZE } from '../../../ui/picture/PictureDialog.tsx';
import type { PictureUse } from '../../../ui/picture/pictureUse.ts';
import { RemovePicture } from '../../../ui/picture/RemovePicture.tsx';
import { showToast } from '../../../ui/toasts/toastStore.ts';
import { avatarTexts } from './messages.ts';
import { useTeamAvatarRemove } from './teamAvatarRemove.ts';
import { useTeamAvatarUpload } from './teamAvatarUpload.ts';
import type { TeamWithPicture } from './teamWithPicture.ts';

/** What is taken of a team's picture: whatever is wrong with one is told by the same sentence, then by its own. */
const USE: PictureUse = {
  rule: TEAM_AVATAR,
  isCropped: false,
  title: avatarTexts.title,
  guidelines: avatarTexts.guidelines,
  refusals: {
    wrongType: [avatarTexts.refused, avatarTexts.wrongType],
    tooLarge: [avatarTexts.refused, avatarTexts.tooLarge],
    tooManyPixels: [avatarTexts.refused, avatarTexts.tooManyPixels],
  },
  failed: avatarTexts.failed,
};

const REMOVAL = { title: avatarTexts.removeTitle, text: avatarTexts.removeText, failed: avatarTexts.removeFailed };

/** Changes or removes the team's picture. */
export function TeamAvatarDialog({ team, onClose }: { team: TeamWithPicture; onClose: () => void }) {
  const { formatMessage } = useIntl();
  const upload = useTeamAvatarUpload();
  const remove = useTeamAvatarRemove();
  const [isAsking, setAsking] = useState(false);
  const finish = (text: MessageDescriptor) => {
    showToast({ tone: 'success', text, cause: 'teamAvatar' });
    onClose();
  };
  return (
    <>
      <PictureDialog
        use={USE}
        present={<Avatar square name={team.name} seed={team.name} src={team.avatarUrl} size={PREVIEW_SIZE} />}
        removal={
          team.avatarUrl && (
            <Button variant="text" color="error" onClick={() => setAsking(true)} sx={{ justifySelf: 'start' }}>
              {formatMessage(pictureTexts.remove)}
            </Button>
          )
        }
        upload={upload}
        onSaved={() => finish(avatarTexts.saved)}
        onClose={onClose}
      />
      {isAsking && (
        <RemovePicture
          texts={REMOVAL}
          remove={remove}
          onRemoved={() => finish(avatarTexts.removed)}
          onClose={() => setAsking(false)}
        />
      )}
    </>
  );
}
