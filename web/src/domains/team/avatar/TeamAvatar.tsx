import ButtonBase from '@mui/material/ButtonBase';
import { styled } from '@mui/material/styles';
import { useIntl } from 'react-intl';
import { lazyWithTexts } from '../../../lib/intl/lazyWithTexts.ts';
import { useDialogWord } from '../../../lib/urlState/useDialogWord.ts';
import { Avatar } from '../../../ui/Avatar.tsx';
import { EditIcon } from '../../../ui/icons.tsx';
import { OnDemand } from '../../../ui/OnDemand.tsx';
import { avatarButtonTexts } from './buttonMessages.ts';
import type { TeamWithPicture } from './teamWithPicture.ts';

const TeamAvatarDialog = lazyWithTexts('account', async () => ({
  default: (await import('./TeamAvatarDialog.tsx')).TeamAvatarDialog,
}));

/** The dialog's word in the address. */
const WORD = 'team-picture';

const Pencil = styled('span')(({ theme }) => ({
  position: 'absolute',
  right: -6,
  bottom: -6,
  display: 'grid',
  placeItems: 'center',
  width: 26,
  height: 26,
  borderRadius: '50%',
  color: theme.vars.palette.text.primary,
  border: `1px solid ${theme.vars.palette.line.strong}`,
  backgroundColor: theme.vars.palette.background.paper,
  boxShadow: theme.vars.palette.shadow.low,
  'button:hover > &': { backgroundColor: theme.vars.palette.surface.hover },
}));

/** The picture as the way to another one. The dialog lives in the address. */
function EditablePicture({ team, size }: { team: TeamWithPicture; size: number }) {
  const { formatMessage } = useIntl();
  const dialog = useDialogWord(WORD, true);
  return (
    <>
      <ButtonBase
        aria-label={formatMessage(avatarButtonTexts.change)}
        aria-haspopup="dialog"
        onClick={dialog.open}
        sx={{ position: 'relative', flexShrink: 0, borderRadius: `${Math.round(size / 4)}px` }}
      >
        <Avatar square name={team.name} seed={team.name} src={team.avatarUrl} size={size} />
        <Pencil aria-hidden>
          <EditIcon sx={{ fontSize: 15 }} />
        </Pencil>
      </ButtonBase>
      {dialog.isOpen && (
        <OnDemand onFailed={dialog.close}>
          <TeamAvatarDialog team={team} onClose={dialog.close} />
        </OnDemand>
      )}
    </>
  );
}

/** The team's picture; for whoever may change it, the way to do so. `size` in px. */
export function TeamAvatar({
  team,
  viewerCanEdit,
  size,
}: {
  team: TeamWithPicture;
  viewerCanEdit: boolean;
  size: number;
}) {
  if (viewerCanEdit) return <EditablePicture team={team} size={size} />;
  return <Avatar square name={team.name} seed={team.name} src={team.avatarUrl} size={size} />;
}
