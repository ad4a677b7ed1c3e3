import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { useSavedMark } from '../../lib/form/useSavedMark.ts';
import { SettingRow } from '../../ui/settings/SettingRow.tsx';
import { showToast } from '../../ui/toasts/toastStore.ts';
import { AutoJoinRow } from './AutoJoinRow.tsx';
import { guestInviteNames, overviewTexts } from './messages.ts';
import { useGuestInvite } from './teamGuestInviteUpdate.ts';
import { type TeamEditing, useTeamEditing } from './useTeamEditing.ts';
import type { OverviewTeam } from './useTeamPart.ts';

/** How long it says that it was saved. */
const GUEST_INVITE_SAVED_MS = 2_000;

/** A value under its name. */
export function Detail({ label, children }: { label: string; children: ReactNode }) {
  return (
    <Box sx={{ minWidth: 0 }}>
      <Typography component="dt" variant="body2" color="text.secondary">
        {label}
      </Typography>
      <Typography component="dd" sx={{ m: 0, overflowWrap: 'anywhere' }}>
        {children}
      </Typography>
    </Box>
  );
}

const NOT_SAVED = { failed: overviewTexts.guestInviteFailed, lost: overviewTexts.guestInviteLost };

/** Who may invite guests: nobody, or the admins. Another setting is shown as it is until somebody changes it. */
function GuestInvitations({ team, editing }: { team: OverviewTeam; editing: TeamEditing }) {
  const { formatMessage } = useIntl();
  const saved = useSavedMark(GUEST_INVITE_SAVED_MS);
  const { guestInvite, change } = useGuestInvite(team.guestInvite);
  const isOn = guestInvite !== 'NONE';
  const toggle = async () => {
    const outcome = await change(isOn ? 'NONE' : 'ADMIN');
    if (outcome === 'kept') saved.show();
    if (outcome === 'failed' || outcome === 'lost') {
      showToast({ tone: 'error', text: NOT_SAVED[outcome], cause: 'guestInvite' });
    }
  };
  return (
    <SettingRow
      label={formatMessage(overviewTexts.guestInvites)}
      state={formatMessage(guestInviteNames[guestInvite])}
      control={
        editing.canEdit === false ? null : { isOn, isDisabled: editing.canEdit === null, onChange: () => void toggle() }
      }
      isSaved={saved.isShown}
    />
  );
}

/** How people come into the team; for admins, the way to change it. */
export function JoiningDetails({ team }: { team: OverviewTeam }) {
  const editing = useTeamEditing();
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      <AutoJoinRow team={team} editing={editing} />
      <GuestInvitations team={team} editing={editing} />
    </Box>
  );
}
