import Alert from '@mui/material/Alert';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import type { UserErrorCode } from '../../../generated/licence/planActivate.ts';
import { useLiteMembersQuery } from '../../../generated/licence/liteMembers.ts';
import type { Failure } from '../../../lib/graphql/failure.ts';
import { TextSkeleton } from '../../../ui/Skeletons.tsx';
import { SuccessDialog } from '../../../ui/SuccessDialog.tsx';
import { ActionDialog } from '../../../ui/ActionDialog.tsx';
import { FailureNote } from '../../member/people/FailureNote.tsx';
import type { PeopleDialogProps } from '../../member/people/people.ts';
import { peoplePhrases } from '../../member/people/peopleMessages.ts';
import { useRefusalText } from '../../member/people/refusals.ts';
import { memberName } from '../../member/people/memberName.ts';
import { useLicenceTeam } from '../licenceTeam.ts';
import { usePlanActivate } from '../planActivate.ts';
import { LiteLimits } from './LiteLimits.tsx';
import { activatePhrases, activateTexts } from './activateMessages.ts';
import { IN_PLACE } from '../../../lib/apollo/inPlace.ts';

/** How many of those who become Lite are named. */
const MOST_NAMED = 5;

/** Who becomes Lite: how many, and the first few by name; the number alone where they could not be read. */
function WhoBecomesLite({ count }: { count: number | null }) {
  const intl = useIntl();
  const { formatMessage, formatList } = intl;
  const { data, loading } = useLiteMembersQuery({
    variables: { first: MOST_NAMED },
    fetchPolicy: 'no-cache',
    ...IN_PLACE,
  });
  const people = data?.viewer.team?.members ?? null;
  const total = people?.totalCount ?? count;
  if (loading) return <TextSkeleton lines={2} />;
  if (total === 0) return <Typography>{formatMessage(activateTexts.activateEverybody)}</Typography>;
  if (total === null) return <LiteLimits />;
  const names = (people?.nodes ?? []).map((member) => memberName(intl, member));
  const rest = total - names.length;
  const more = rest > 0 ? [formatMessage(peoplePhrases[names.length > 0 ? 'more' : 'people'], { count: rest })] : [];
  return (
    <>
      <Typography>
        {formatMessage(activatePhrases.activateLite, { count: total, names: formatList([...names, ...more]) })}
      </Typography>
      <LiteLimits />
    </>
  );
}

/** What came of activating: not tried, done, or why not. */
interface State {
  readonly isDone: boolean;
  readonly refusal: UserErrorCode | null;
  readonly lost: { readonly failure: Failure | null } | null;
}

const UNTRIED: State = { isDone: false, refusal: null, lost: null };

/** Starts PRO now, after telling who becomes Lite by it. */
export default function ActivatePlanDialog({ onClose, onSettled }: PeopleDialogProps) {
  const { formatMessage } = useIntl();
  const textOf = useRefusalText();
  const { team } = useLicenceTeam({ isFresh: true });
  const activate = usePlanActivate(team);
  const [isBusy, setBusy] = useState(false);
  const [{ isDone, refusal, lost }, setState] = useState(UNTRIED);

  const start = async () => {
    setBusy(true);
    const { payload, failure } = await activate();
    setBusy(false);
    if (!payload) return setState({ ...UNTRIED, lost: { failure } });
    setState({ ...UNTRIED, isDone: payload.refusal === null, refusal: payload.refusal });
    if (payload.refusal === null) onSettled({ failedIds: [] });
  };

  if (isDone) {
    return (
      <SuccessDialog
        open
        title={formatMessage(activateTexts.activatedTitle)}
        text={formatMessage(activateTexts.activatedText)}
        onClose={onClose}
      />
    );
  }
  return (
    <ActionDialog
      title={formatMessage(activateTexts.activateTitle)}
      confirmLabel={formatMessage(activateTexts.activateConfirm)}
      busy={isBusy}
      onConfirm={() => void start()}
      onClose={onClose}
    >
      {lost && <FailureNote failure={lost.failure} />}
      {refusal && (
        <Alert severity="error">
          {refusal === 'NOT_ALLOWED' ? formatMessage(activateTexts.activateRefused) : textOf(refusal)}
        </Alert>
      )}
      <Typography>{formatMessage(activateTexts.activateText)}</Typography>
      <WhoBecomesLite count={team?.billing?.liteUsersCount ?? null} />
    </ActionDialog>
  );
}
