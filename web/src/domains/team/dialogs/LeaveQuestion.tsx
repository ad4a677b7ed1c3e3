import { useState } from 'react';
import { useIntl } from 'react-intl';
import type { Undone } from '../../../lib/graphql/undone.ts';
import { ActionDialog } from '../../../ui/ActionDialog.tsx';
import { FailureAlert } from '../../../ui/FailureAlert.tsx';
import { uiMessages } from '../../../ui/messages.ts';
import { LeaveConsequences } from './LeaveConsequences.tsx';
import { deletePhrases, leavePhrases } from './leaveMessages.ts';
import type { LeavableTeam } from './teamLeave.ts';

/** Asks before a team is left: what is lost, and for the last person in it a deliberate act. */
export function LeaveQuestion({
  team,
  isBusy,
  undone,
  onLeave,
  onClose,
}: {
  team: LeavableTeam;
  isBusy: boolean;
  /** Why the try before is not known to be done; null where there was none. */
  undone: Undone | null;
  onLeave: () => void;
  onClose: () => void;
}) {
  const { formatMessage } = useIntl();
  const [typed, setTyped] = useState('');
  const isDeletion = team.leaveEffect === 'TEAM_IS_DELETED';
  const isConfirmed = !isDeletion || typed.trim() === team.name.trim();
  const values = { team: team.name };
  const confirm = () => {
    if (isConfirmed && !isBusy) onLeave();
  };
  return (
    <ActionDialog
      title={formatMessage(isDeletion ? deletePhrases.title : leavePhrases.title, values)}
      confirmLabel={formatMessage(isDeletion ? deletePhrases.confirm : leavePhrases.confirm, values)}
      danger
      busy={isBusy}
      disabled={!isConfirmed}
      takesFocus={!isDeletion}
      onConfirm={confirm}
      onClose={onClose}
    >
      <LeaveConsequences team={team} typed={typed} onType={setTyped} onSubmit={confirm} />
      {undone && <FailureAlert text={formatMessage(uiMessages.errorText)} {...undone} />}
    </ActionDialog>
  );
}
