import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { type ReactNode, Suspense } from 'react';
import { useIntl } from 'react-intl';
import { useSavedMark } from '../../lib/form/useSavedMark.ts';
import { useUrlState } from '../../lib/urlState/useUrlState.ts';
import { showToast } from '../../ui/toasts/toastStore.ts';
import { guestInviteNames, overviewPhrases, overviewTexts } from './messages.ts';
import { AutoJoinDialog } from './onDemand.ts';
import { SettingRow } from './SettingRow.tsx';
import { useGuestInvite } from './teamGuestInviteUpdate.ts';
import { type TeamEditing, useTeamEditing } from './useTeamEditing.ts';
import type { OverviewTeam } from './useTeamPart.ts';

/** How long each setting says that it was saved. */
const AUTO_JOIN_SAVED_MS = 3_000;
const GUEST_INVITE_SAVED_MS = 2_000;

/** The dialog's word in the address. */
const AUTO_JOIN = 'auto-join';

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

/** Whether people join by themselves. The switch asks first; its dialog lives in the address. */
function AutoJoin({ team, editing }: { team: OverviewTeam; editing: TeamEditing }) {
  const { formatMessage } = useIntl();
  const [params, setParams] = useUrlState();
  const saved = useSavedMark(AUTO_JOIN_SAVED_MS);
  const { domain, isAutoJoin } = team;
  const isTaken = !isAutoJoin && editing.anotherTeamAutoJoins;
  const isDisabled = isTaken || editing.canEdit === null;
  return (
    <>
      <SettingRow
        label={formatMessage(overviewTexts.autoJoin)}
        state={
          isAutoJoin ? formatMessage(overviewPhrases.autoJoinOn, { domain }) : formatMessage(overviewTexts.autoJoinOff)
        }
        note={isTaken ? formatMessage(overviewPhrases.autoJoinTaken, { domain }) : undefined}
        control={
          editing.canEdit === false
            ? null
            : { isOn: isAutoJoin, isDisabled, onChange: () => setParams({ dialog: AUTO_JOIN }) }
        }
        isSaved={saved.isShown}
      />
      {params.get('dialog') === AUTO_JOIN && editing.canEdit === true && !isDisabled && (
        <Suspense fallback={null}>
          <AutoJoinDialog
            team={team}
            onSaved={saved.show}
            onRefused={editing.readAgain}
            onClose={() => setParams({ dialog: null }, { replace: true })}
          />
        </Suspense>
      )}
    </>
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
      <AutoJoin team={team} editing={editing} />
      <GuestInvitations team={team} editing={editing} />
    </Box>
  );
}
