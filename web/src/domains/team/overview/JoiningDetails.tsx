import { useApolloClient } from '@apollo/client/react';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import type { GuestInvite } from '../../../generated/team/overview/overviewTeam.ts';
import { GUESTS_SAVED_MS } from '../../../lib/form/savedTimes.ts';
import { useInstantSetting } from '../../../lib/form/useInstantSetting.ts';
import { undoneText } from '../../../ui/failureWords.ts';
import { SettingRow } from '../../../ui/settings/SettingRow.tsx';
import { showToast } from '../../../ui/toasts/toastStore.ts';
import { AutoJoinRow } from '../settings/AutoJoinRow.tsx';
import { guestInviteNames, overviewTexts } from './messages.ts';
import { useGuestInviteUpdate } from '../settings/teamGuestInviteUpdate.ts';
import { readTeamAgain } from './readTeamAgain.ts';
import { type TeamEditing, useTeamEditing } from './useTeamEditing.ts';
import type { OverviewTeam } from './useTeamPart.ts';

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

/** Who may invite guests: nobody, or the admins. Another setting is shown as it is until somebody changes it. */
function GuestInvitations({ team, editing }: { team: OverviewTeam; editing: TeamEditing }) {
  const { formatMessage } = useIntl();
  const client = useApolloClient();
  const update = useGuestInviteUpdate(() => readTeamAgain(client));
  const save = async (next: GuestInvite) => {
    const outcome = await update(next);
    if (outcome.kind !== 'saved' && outcome.read?.guestInvite !== next) {
      const text = undoneText(outcome, overviewTexts.guestInviteFailed);
      showToast({ tone: 'error', text, cause: 'guestInvite' });
    }
    return outcome;
  };
  const { shown, isSaved, change } = useInstantSetting<GuestInvite>({
    value: team.guestInvite,
    save,
    savedMs: GUESTS_SAVED_MS,
  });
  const isOn = shown !== 'NONE';
  return (
    <SettingRow
      label={formatMessage(overviewTexts.guestInvites)}
      state={formatMessage(guestInviteNames[shown])}
      control={
        editing.canEdit === false
          ? null
          : { isOn, isDisabled: editing.canEdit === null, onChange: () => change(isOn ? 'NONE' : 'ADMIN') }
      }
      isSaved={isSaved}
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
