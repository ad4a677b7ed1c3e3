import { useApolloClient } from '@apollo/client/react';
import Typography from '@mui/material/Typography';
import { useIntl } from 'react-intl';
import { showToast } from '../../../ui/toasts/toastStore.ts';
import { ActionDialog } from '../../../ui/ActionDialog.tsx';
import { grantAdmin } from './adminGrant.ts';
import { adminPhrases, adminTexts } from './adminMessages.ts';
import type { ListedMember, PeopleDialogProps } from '../people/people.ts';
import { ProblemNote } from '../people/ProblemNote.tsx';
import { useOneAction } from '../people/useOneAction.ts';
import { usePeopleNames } from '../people/usePeopleNames.ts';

/** Makes one member an admin, after asking. */
export function GrantConfirm({
  member,
  onPlanRequired,
  onClose,
  onSettled,
}: PeopleDialogProps & { member: ListedMember; onPlanRequired: () => void }) {
  const { formatMessage } = useIntl();
  const client = useApolloClient();
  const { nameOf } = usePeopleNames();
  const { run, isBusy, problem } = useOneAction();
  const name = nameOf(member);

  const confirm = async () => {
    const payload = await run(member.id, async (key) => {
      const answer = await grantAdmin(client, member, key);
      if (answer.payload?.userErrors.some(({ code }) => code === 'PLAN_REQUIRED')) onPlanRequired();
      return answer;
    });
    if (!payload) return;
    onSettled({ failedIds: [] });
    onClose();
    showToast({ tone: 'success', text: adminPhrases.made, values: { name } });
  };
  return (
    <ActionDialog
      title={formatMessage(adminPhrases.makeTitle, { name })}
      confirmLabel={formatMessage(adminPhrases.makeConfirm, { name })}
      busy={isBusy}
      onConfirm={() => void confirm()}
      onClose={onClose}
    >
      <Typography>{formatMessage(adminTexts.makeConsequences)}</Typography>
      <ProblemNote
        problem={problem}
        textOf={(code) => (code === 'ALREADY_DONE' ? formatMessage(adminTexts.alreadyAdmin) : null)}
      />
    </ActionDialog>
  );
}
