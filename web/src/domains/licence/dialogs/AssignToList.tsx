import { skipToken, useQuery } from '@apollo/client/react';
import Alert from '@mui/material/Alert';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { MatchingCountDocument } from '../../../generated/bulk/matchingCount.ts';
import type { UserErrorCode } from '../../../generated/licence/licenceAssign.ts';
import { useStartBulkJob, type MatchingPeople } from '../../bulk/startBulkJob.ts';
import { ActionDialog } from '../../../ui/ActionDialog.tsx';
import type { PeopleDialogProps } from '../../member/people/people.ts';
import { useRefusalText } from '../../member/people/refusals.ts';
import { useLicenceTeam } from '../licenceTeam.ts';
import { effectOf } from './assignment.ts';
import { AssignmentNotes } from './AssignmentNotes.tsx';
import { assignPhrases, assignTexts } from './assignMessages.ts';
import { IN_PLACE } from '../../../lib/apollo/inPlace.ts';

/** Those of a list who need a licence. */
const inNeedOf = (list: MatchingPeople): MatchingPeople => ({
  ...list,
  filter: { ...list.filter, isLicensed: false },
});

/** How many of a list need a licence, at least; null while that is not known. Exact where nobody is left alone. */
function useNeed(list: MatchingPeople) {
  const hasOnlyHolders = list.filter.isLicensed === true;
  const { filter, search } = inNeedOf(list);
  const options = {
    variables: { filter, ...(search !== '' && { search }) },
    fetchPolicy: 'no-cache',
    ...IN_PLACE,
  } as const;
  const { data, loading, refetch } = useQuery(MatchingCountDocument, hasOnlyHolders ? skipToken : options);
  const total = data?.viewer.team?.members?.totalCount;
  const counted = total === undefined ? null : Math.max(total - list.exceptIds.length, 0);
  return { need: hasOnlyHolders ? 0 : counted, isCounting: loading, recount: () => void refetch() };
}

/** Gives licences to everybody of a list who needs one, by a job, as long as licences are free. */
export function AssignToList({ list, onClose, onSettled }: PeopleDialogProps & { list: MatchingPeople }) {
  const { formatMessage } = useIntl();
  const textOf = useRefusalText();
  const licences = useLicenceTeam({ isFresh: true });
  const startJob = useStartBulkJob();
  const [subject] = useState(list);
  const { need, isCounting, recount } = useNeed(subject);
  const [isBusy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState<UserErrorCode | null>(null);
  const isExact = subject.exceptIds.length === 0 && need !== null;
  const effect = licences.team && need !== null ? effectOf(licences.team, need) : null;

  const start = async () => {
    setBusy(true);
    const people = isExact ? { ...inNeedOf(subject), count: need } : subject;
    const [error] = await startJob('ASSIGN_LICENCE', people);
    setBusy(false);
    setRefusal(error?.code ?? null);
    if (error) return recount();
    onSettled({ failedIds: [] });
    onClose();
  };

  return (
    <ActionDialog
      isForm
      title={formatMessage(assignTexts.assignTitle)}
      confirmLabel={formatMessage(assignPhrases.assign, { count: need ?? subject.count })}
      busy={isBusy}
      disabled={need === 0 || !effect || effect.isTooFew || licences.team?.billing?.isLiteUserRestricted === true}
      onConfirm={() => void start()}
      onClose={onClose}
    >
      {refusal && <Alert severity="error">{textOf(refusal)}</Alert>}
      <Typography>
        {isExact
          ? formatMessage(assignPhrases.assignMatching, { count: need, total: subject.count })
          : formatMessage(assignTexts.assignList)}
      </Typography>
      <AssignmentNotes
        team={licences.team}
        isLoading={licences.isLoading || isCounting}
        effect={effect}
        needed={need ?? 0}
        onRetry={() => {
          recount();
          void licences.refetch();
        }}
      />
    </ActionDialog>
  );
}
