import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import DialogContentText from '@mui/material/DialogContentText';
import Skeleton from '@mui/material/Skeleton';
import { useState } from 'react';
import { type IntlShape, useIntl } from 'react-intl';
import { useAutoJoinCountQuery } from '../../../generated/team/dialogs/autoJoinCount.ts';
import { IN_PLACE } from '../../../lib/apollo/inPlace.ts';
import { REFUSED } from '../../../lib/graphql/undone.ts';
import { ConfirmDialog } from '../../../ui/ConfirmDialog.tsx';
import { FailureAlert } from '../../../ui/FailureAlert.tsx';
import { uiMessages } from '../../../ui/messages.ts';
import { autoJoinPhrases, autoJoinTexts } from './autoJoinMessages.ts';
import { type AutoJoinOutcome, useTeamAutoJoinUpdate } from './teamAutoJoinUpdate.ts';

// People come and go: what was counted for an earlier question may be wrong by now.
const COUNT = { ...IN_PLACE, fetchPolicy: 'network-only' } as const;

/** How many people it is about. The question can be answered without it. */
function DomainCount({ domain }: { domain: string }) {
  const { formatMessage } = useIntl();
  const { data, loading, refetch } = useAutoJoinCountQuery(COUNT);
  const count = data?.viewer.team?.domainMembersCount ?? null;
  if (loading) return <Skeleton variant="rounded" width="70%" height={20} sx={{ mt: 1.5 }} />;
  if (count !== null) {
    return (
      <DialogContentText sx={{ mt: 1.5 }}>{formatMessage(autoJoinPhrases.count, { count, domain })}</DialogContentText>
    );
  }
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', flexWrap: 'wrap', columnGap: 1, mt: 1.5 }}>
      <DialogContentText>{formatMessage(autoJoinTexts.countFailed)}</DialogContentText>
      <Button size="small" onClick={() => void refetch()}>
        {formatMessage(uiMessages.retry)}
      </Button>
    </Box>
  );
}

const problemText = (outcome: AutoJoinOutcome, domain: string, { formatMessage }: IntlShape) => {
  const code = outcome.kind === 'refused' ? outcome.code : null;
  if (code === 'DUPLICATE') return formatMessage(autoJoinPhrases.taken, { domain });
  return code === 'FREE_EMAIL_DOMAIN'
    ? formatMessage(autoJoinPhrases.freeDomain, { domain })
    : formatMessage(autoJoinTexts.failed);
};

/** Why it is as before, or may be. */
function Problem({ outcome, domain }: { outcome: AutoJoinOutcome; domain: string }) {
  const text = problemText(outcome, domain, useIntl());
  return (
    <Box sx={{ mt: 2 }}>
      <FailureAlert
        text={text}
        {...(outcome.kind === 'failed' ? { requestId: outcome.requestId, loss: outcome.loss } : REFUSED)}
      />
    </Box>
  );
}

/** Asks before everybody of the team's domain may join by themselves, or may not any more; does it, and closes. */
export default function AutoJoinDialog({
  team: { domain, isAutoJoin },
  onSaved,
  onRefused,
  onClose,
}: {
  team: { readonly domain: string; readonly isAutoJoin: boolean };
  onSaved: () => void;
  /** Closed after the services refused: what the page knows of the setting may be wrong. */
  onRefused: () => void;
  onClose: () => void;
}) {
  const { formatMessage } = useIntl();
  const update = useTeamAutoJoinUpdate();
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<AutoJoinOutcome | null>(null);
  // What was asked at first: the question stays the same while its answer is on its way.
  const [isTurningOn] = useState(!isAutoJoin);
  const confirm = async () => {
    setBusy(true);
    const outcome = await update(isTurningOn);
    setBusy(false);
    if (outcome.kind !== 'saved') return setProblem(outcome);
    onSaved();
    return onClose();
  };
  const cancel = () => {
    onClose();
    if (problem?.kind === 'refused') onRefused();
  };
  return (
    <ConfirmDialog
      open
      title={formatMessage(isTurningOn ? autoJoinTexts.onTitle : autoJoinTexts.offTitle)}
      text={isTurningOn ? formatMessage(autoJoinPhrases.onText, { domain }) : formatMessage(autoJoinTexts.offText)}
      confirmLabel={formatMessage(isTurningOn ? autoJoinTexts.onConfirm : autoJoinTexts.offConfirm)}
      busy={isBusy}
      onConfirm={() => void confirm()}
      onCancel={cancel}
    >
      <DomainCount domain={domain} />
      {problem && <Problem outcome={problem} domain={domain} />}
    </ConfirmDialog>
  );
}
