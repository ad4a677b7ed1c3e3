import { useApolloClient } from '@apollo/client/react';
import Typography from '@mui/material/Typography';
import { useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import { AdminClaimDocument, type UserErrorCode } from '../../../generated/team/dialogs/adminClaim.ts';
import { uiMessages } from '../../../ui/messages.ts';
import { showToast } from '../../../ui/toasts/toastStore.ts';
import { ActionDialog } from '../../../ui/ActionDialog.tsx';
import { useKeyedMutation } from '../../../lib/apollo/useKeyedMutation.ts';
import { claimPhrases, claimTexts } from './claimMessages.ts';
import { REFUSED, type Undone, undoneBy } from '../../../lib/graphql/undone.ts';
import { FailureAlert } from '../../../ui/FailureAlert.tsx';

/** Makes the viewer the admin of a team that has none, after saying what that means. */
export default function BecomeAdminDialog({
  team,
  onClose,
  onOutdated,
}: {
  team: { readonly id: string; readonly name: string };
  onClose: () => void;
  /** Somebody else has become the admin in the meantime. */
  onOutdated: () => void;
}) {
  const { formatMessage } = useIntl();
  const client = useApolloClient();
  const claim = useKeyedMutation(AdminClaimDocument, (data) => data.adminClaim);
  const inFlight = useRef(false);
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<Undone | null>(null);

  const refused = (code: UserErrorCode) => {
    if (code !== 'NOT_ALLOWED' && code !== 'ALREADY_DONE') return setProblem(REFUSED);
    showToast({ tone: 'info', text: claimTexts.tooLate });
    onClose();
    onOutdated();
  };
  const confirm = async () => {
    if (inFlight.current) return;
    inFlight.current = true;
    setBusy(true);
    const { payload, failure } = await claim({});
    inFlight.current = false;
    setBusy(false);
    if (!payload) return setProblem(undoneBy({ payload, failure }));
    const [error] = payload.userErrors;
    if (error) return refused(error.code);
    const fieldName = 'domainAdmins';
    client.cache.evict({ id: client.cache.identify({ __typename: 'Team', id: team.id }) ?? '', fieldName });
    showToast({ tone: 'success', text: claimPhrases.done, values: { team: team.name } });
    onClose();
  };
  return (
    <ActionDialog
      title={formatMessage(claimPhrases.title, { team: team.name })}
      confirmLabel={formatMessage(claimTexts.confirm)}
      busy={isBusy}
      onConfirm={() => void confirm()}
      onClose={onClose}
    >
      <Typography>{formatMessage(claimTexts.text)}</Typography>
      <Typography>{formatMessage(claimTexts.wayBack)}</Typography>
      {problem && <FailureAlert text={formatMessage(uiMessages.errorText)} {...problem} />}
    </ActionDialog>
  );
}
