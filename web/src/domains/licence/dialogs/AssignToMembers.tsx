import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { showToast } from '../../../ui/toasts/toastStore.ts';
import { ActionDialog } from '../../../ui/ActionDialog.tsx';
import { uiMessages } from '../../../ui/messages.ts';
import { NoticeDialog } from '../../../ui/NoticeDialog.tsx';
import type { ListedMember, PeopleDialogProps } from '../../member/people/people.ts';
import { peoplePhrases } from '../../member/people/peopleMessages.ts';
import { usePeopleNames } from '../../member/people/usePeopleNames.ts';
import { useLicenceTeam } from '../licenceTeam.ts';
import { effectOf, successText, type AssignmentEffect } from './assignment.ts';
import { AssignmentNotes } from './AssignmentNotes.tsx';
import { groupForAssignment, type AssignmentGroups } from './licenceGroups.ts';
import { LeftOver } from './LeftOver.tsx';
import { assignPhrases, assignTexts } from './assignMessages.ts';
import { PassedOver } from './PassedOver.tsx';
import { useAssignment } from './useAssignment.ts';
import { useListAction } from './useListAction.ts';

/** Whom assigning is about, before it is tried. */
function WhoGetsWhat({
  inNeed,
  toRenew,
  isTooFew,
}: Pick<AssignmentGroups, 'inNeed' | 'toRenew'> & {
  /** Too few licences are free: nobody gets one. */
  isTooFew: boolean;
}) {
  const { formatMessage } = useIntl();
  const { namesOf } = usePeopleNames();
  const values = (members: readonly ListedMember[]) => ({ count: members.length, names: namesOf(members) });
  if (inNeed.length + toRenew.length === 0) return <Typography>{formatMessage(assignTexts.nobody)}</Typography>;
  return (
    <>
      {inNeed.length > 0 && (
        <Typography>
          {formatMessage(isTooFew ? assignPhrases.assignWanted : assignPhrases.assignWhom, values(inNeed))}
        </Typography>
      )}
      {!isTooFew && toRenew.length > 0 && (
        <Typography>{formatMessage(assignPhrases.renewWhom, values(toRenew))}</Typography>
      )}
    </>
  );
}

/** Says what the button does: assign licences, renew those that were to run out, or try again. */
function useConfirmLabel(remaining: readonly ListedMember[] | null, inNeed: number, toRenew: number) {
  const { formatMessage } = useIntl();
  if (remaining) return formatMessage(peoplePhrases.retry, { count: remaining.length });
  if (inNeed === 0 && toRenew > 0) return formatMessage(assignPhrases.renew, { count: toRenew });
  return formatMessage(assignPhrases.assign, { count: inNeed });
}

/** Whether the figures speak against it. Where they cannot be read the service decides: nobody gets one, then. */
const isForbidden = ({ team, isLoading }: ReturnType<typeof useLicenceTeam>, effect: AssignmentEffect | null) =>
  effect?.isTooFew === true || team?.billing?.isLiteUserRestricted === true || (effect === null && isLoading);

/** Gives licences to people who are known one by one. */
export function AssignToMembers({
  members,
  onClose,
  onSettled,
}: PeopleDialogProps & { members: readonly ListedMember[] }) {
  const { formatMessage } = useIntl();
  const licences = useLicenceTeam({ isFresh: true });
  const [groups] = useState(() => groupForAssignment(members));
  const assign = useAssignment(licences.team);
  const assignOrRecount = async (chosen: readonly ListedMember[]) => {
    const answer = await assign(chosen);
    // Somebody else has taken licences meanwhile: the figures say how many are left.
    if (answer.payload?.general) void licences.refetch();
    return answer;
  };
  const { last, remaining, isBusy, act } = useListAction(
    assignOrRecount,
    onSettled,
    ({ team: after, assigned, isJob }) => {
      // A job says itself how far it is.
      if (!isJob) {
        const text = successText(licences.team, after, assigned);
        showToast({ tone: 'success', text, values: { count: assigned === 0 ? groups.toRenew.length : assigned } });
      }
      onClose();
    },
  );

  const targets = remaining ?? [...groups.inNeed, ...groups.toRenew];
  const inNeed = targets.filter(({ isLicensed }) => !isLicensed);
  const effect = licences.team && effectOf(licences.team, inNeed.length);
  const confirmLabel = useConfirmLabel(remaining, inNeed.length, groups.toRenew.length);

  const title = formatMessage(assignTexts.assignTitle);
  const content = (
    <>
      <LeftOver last={last} />
      {!remaining && <WhoGetsWhat {...groups} isTooFew={effect?.isTooFew === true} />}
      <AssignmentNotes
        team={licences.team}
        isLoading={licences.isLoading}
        effect={effect}
        needed={inNeed.length}
        onRetry={() => void licences.refetch()}
      />
      <PassedOver text={assignPhrases.passedHolders} members={groups.holders} />
      <PassedOver text={assignPhrases.passedGuests} members={groups.guests} />
    </>
  );
  if (remaining?.length === 0) {
    return (
      <NoticeDialog isReport title={title} onClose={onClose}>
        {content}
      </NoticeDialog>
    );
  }
  return (
    <ActionDialog
      isForm
      title={title}
      confirmLabel={confirmLabel}
      closeLabel={remaining ? formatMessage(uiMessages.close) : undefined}
      busy={isBusy}
      disabled={targets.length === 0 || isForbidden(licences, effect)}
      onConfirm={() => void act(targets)}
      onClose={onClose}
    >
      {content}
    </ActionDialog>
  );
}
