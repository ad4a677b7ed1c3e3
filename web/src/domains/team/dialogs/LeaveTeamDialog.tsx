import { useState } from 'react';
import { useIntl } from 'react-intl';
import { useLeavableTeamsQuery } from '../../../generated/team/dialogs/leavableTeams.ts';
import { failureOf } from '../../../lib/apollo/failureOf.ts';
import { IN_PLACE } from '../../../lib/apollo/inPlace.ts';
import { REFUSED, type Undone } from '../../../lib/graphql/undone.ts';
import { useSessionMoves } from '../../../lib/session/sessionMoves.ts';
import { ErrorState } from '../../../ui/ErrorState.tsx';
import { NoticeDialog } from '../../../ui/NoticeDialog.tsx';
import { TextSkeleton } from '../../../ui/Skeletons.tsx';
import { showToast } from '../../../ui/toasts/toastStore.ts';
import { deletePhrases, leavePhrases, leaveTexts } from './leaveMessages.ts';
import { isRefusal, LeaveRefused } from './LeaveRefused.tsx';
import { LeaveQuestion } from './LeaveQuestion.tsx';
import { type LeavableTeam, type LeaveOutcome, useTeamLeave } from './teamLeave.ts';

export interface LeaveTeamDialogProps {
  /** Which of the viewer's teams; null for the present one. */
  readonly membershipId: string | null;
  readonly onClose: () => void;
  /** Another team than the present one was left, or the viewer belonged to it no more. */
  readonly onLeft?: (membershipId: string) => void;
}

/**
 * What leaving brings may have changed since the page was read: the services are asked each time. What fails is not kept:
 * it would empty the list of teams that may stand behind the dialog.
 */
const AFRESH = { ...IN_PLACE, fetchPolicy: 'network-only', errorPolicy: 'none' } as const;

/** Leaves one of the viewer's teams: says what is lost, or why it is refused. */
export default function LeaveTeamDialog({ membershipId, onClose, onLeft }: LeaveTeamDialogProps) {
  const { formatMessage } = useIntl();
  const { end } = useSessionMoves();
  const { data, loading, error, refetch } = useLeavableTeamsQuery(AFRESH);
  // What comes of it is shown in the dialog.
  const readAgain = () => void refetch();
  const { leave, isBusy } = useTeamLeave();
  const [undone, setUndone] = useState<Undone | null>(null);
  const teams = data?.viewer.teams;
  const team = teams?.find(({ id, isCurrent }) => (membershipId === null ? isCurrent : id === membershipId));

  const settle = (left: LeavableTeam, outcome: LeaveOutcome) => {
    setUndone(outcome.kind === 'failed' ? outcome : null);
    if (outcome.kind === 'failed') return;
    if (outcome.kind === 'refused' && outcome.code !== 'NOT_FOUND') {
      // The reason is a change in the meantime: the dialog says what holds now.
      if (outcome.code === 'KEY_REUSED') setUndone(REFUSED);
      return readAgain();
    }
    if (left.isCurrent) return end();
    const isTeamDeleted = outcome.kind === 'left' && outcome.isTeamDeleted;
    const text = isTeamDeleted ? deletePhrases.deleted : leavePhrases.left;
    showToast({ tone: 'success', text, values: { team: left.name }, cause: 'leave' });
    onClose();
    onLeft?.(left.id);
  };
  const confirm = async (subject: LeavableTeam) => {
    const outcome = await leave(subject);
    if (outcome) settle(subject, outcome);
  };

  if (team && isRefusal(team.leaveEffect)) {
    return <LeaveRefused team={team} effect={team.leaveEffect} onClose={onClose} />;
  }
  if (team) {
    return (
      <LeaveQuestion team={team} isBusy={isBusy} undone={undone} onLeave={() => void confirm(team)} onClose={onClose} />
    );
  }
  const requestId = failureOf(error)?.requestId;
  return (
    <NoticeDialog isText title={formatMessage(leaveTexts.loading)} onClose={onClose}>
      {loading && <TextSkeleton lines={3} />}
      {!loading && teams && formatMessage(leaveTexts.gone)}
      {!loading && !teams && (
        <ErrorState compact title={formatMessage(leaveTexts.loadFailed)} requestId={requestId} onRetry={readAgain} />
      )}
    </NoticeDialog>
  );
}
