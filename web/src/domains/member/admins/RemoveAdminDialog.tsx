import { useApolloClient } from '@apollo/client/react';
import Alert from '@mui/material/Alert';
import Typography from '@mui/material/Typography';
import { useIntl } from 'react-intl';
import { useNavigate } from 'react-router-dom';
import { pathTo } from '../../../lib/paths.ts';
import { showToast } from '../../../ui/toasts/toastStore.ts';
import { ActionDialog } from '../../../ui/ActionDialog.tsx';
import { adminPhrases, adminTexts } from './adminMessages.ts';
import { revokeAdmin } from './adminRevoke.ts';
import type { ListedMember, PeopleDialogProps } from '../people/people.ts';
import { ProblemNote } from '../people/ProblemNote.tsx';
import { useActingViewer } from '../people/useActingViewer.ts';
import { useOneAction } from '../people/useOneAction.ts';
import { usePeopleNames } from '../people/usePeopleNames.ts';

/** Makes an admin a member, after asking. Whoever does it to themselves is told what they lose, and leaves the page. */
export default function RemoveAdminDialog({
  member,
  onClose,
  onSettled,
}: PeopleDialogProps & { member: ListedMember }) {
  const { formatMessage } = useIntl();
  const client = useApolloClient();
  const navigate = useNavigate();
  const { isViewer, viewerId } = useActingViewer();
  const { nameOf } = usePeopleNames();
  const { run, isBusy, problem } = useOneAction();
  const isSelf = isViewer(member);
  const name = nameOf(member);

  /** The console learns that the viewer is a member now, once the page that only admins see is left. */
  const leave = async () => {
    showToast({ tone: 'success', text: adminTexts.removedSelf });
    await navigate(pathTo('overview'));
    const viewer = client.cache.identify({ __typename: 'Viewer', id: viewerId ?? '' });
    if (viewer) client.cache.modify({ id: viewer, fields: { role: () => 'MEMBER' } });
  };
  const confirm = async () => {
    const payload = await run(member.id, (key) => revokeAdmin(client, member, isSelf, key));
    if (!payload) return;
    onSettled({ failedIds: [] });
    onClose();
    if (isSelf) return leave();
    showToast({ tone: 'success', text: adminPhrases.removed, values: { name } });
  };
  const lastAdmin = isSelf
    ? formatMessage(adminTexts.removeSelfLast)
    : formatMessage(adminPhrases.removeLast, { name });
  return (
    <ActionDialog
      title={formatMessage(adminPhrases.removeTitle, { name })}
      confirmLabel={formatMessage(adminTexts.confirm)}
      danger
      busy={isBusy}
      onConfirm={() => void confirm()}
      onClose={onClose}
    >
      <Typography>{formatMessage(adminPhrases.remove, { name })}</Typography>
      {isSelf && <Alert severity="warning">{formatMessage(adminTexts.removeSelf)}</Alert>}
      <ProblemNote problem={problem} textOf={(code) => (code === 'LAST_ADMIN' ? lastAdmin : null)} />
    </ActionDialog>
  );
}
