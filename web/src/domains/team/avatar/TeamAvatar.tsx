import ButtonBase from '@mui/material/ButtonBase';
import { styled } from '@mui/material/styles';
import { Suspense } from 'react';
import { useIntl } from 'react-intl';
import { lazyWithTexts } from '../../../lib/intl/lazyWithTexts.ts';
import { useUrlState } from '../../../lib/urlState/useUrlState.ts';
import { Avatar } from '../../../ui/Avatar.tsx';
import { EditIcon } from '../../../ui/icons.tsx';
import { avatarButtonTexts } from './buttonMessages.ts';

const TeamAvatarDialog = lazyWithTexts('account', async () => ({
  default: (await import('./TeamAvatarDialog.tsx')).TeamAvatarDialog,
}));

/** What of a team its picture needs. */
export interface TeamWithPicture {
  readonly id: string;
  readonly name: string;
  readonly avatarUrl?: string | null | undefined;
}

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
  const [params, setParams] = useUrlState();
  return (
    <>
      <ButtonBase
        aria-label={formatMessage(avatarButtonTexts.change)}
        aria-haspopup="dialog"
        onClick={() => setParams({ dialog: WORD })}
        sx={{ position: 'relative', flexShrink: 0, borderRadius: `${Math.round(size / 4)}px` }}
      >
        <Avatar square name={team.name} seed={team.name} src={team.avatarUrl} size={size} />
        <Pencil aria-hidden>
          <EditIcon sx={{ fontSize: 15 }} />
        </Pencil>
      </ButtonBase>
      {params.get('dialog') === WORD && (
        <Suspense fallback={null}>
          <TeamAvatarDialog team={team} onClose={() => setParams({ dialog: null }, { replace: true })} />
        </Suspense>
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
