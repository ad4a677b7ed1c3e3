import { useApolloClient } from '@apollo/client/react';
import Alert from '@mui/material/Alert';
import Typography from '@mui/material/Typography';
import { useEffect, useState } from 'react';
import { useIntl } from 'react-intl';
import { useUnsavedChanges } from '../../../lib/unsavedChanges/dirtyForms.ts';
import { FormDialog } from '../../../ui/FormDialog.tsx';
import { showToast } from '../../../ui/toasts/toastStore.ts';
import { AddressBox } from './AddressBox.tsx';
import { addUsersPhrases, addUsersTexts } from './addUsersMessages.ts';
import { DiscardQuestion } from './DiscardQuestion.tsx';
import { Drafts } from './drafts.ts';
import { useInviteFailureText } from './inviteFailure.ts';
import { useMemberInvite } from './memberInvite.ts';
import type { PeopleDialogProps } from './people.ts';
import { useAddressForm } from './useAddressForm.ts';

const drafts = new Drafts<string>();

/** Adds members by their addresses: up to 999 at once, sorted by what becomes of each while they are typed. */
export default function AddUsersDialog({ onClose }: PeopleDialogProps) {
  const { formatMessage } = useIntl();
  const client = useApolloClient();
  const invite = useMemberInvite();
  const failureText = useInviteFailureText();
  const [failure, setFailure] = useState<string | null>(null);
  const [addedCount, setAddedCount] = useState(0);
  const [isLeaving, setIsLeaving] = useState(false);
  const form = useAddressForm(drafts.read(client) ?? '', false);
  const isUnsent = form.text.trim() !== '';
  useUnsavedChanges(isUnsent);
  useEffect(() => drafts.keep(client, form.text), [client, form.text]);

  const leave = () => {
    drafts.discard(client);
    onClose();
  };
  const submit = form.submitWith(async (emails, groups) => {
    setFailure(null);
    setAddedCount(0);
    const answer = await invite(groups);
    if (!answer.payload) return setFailure(failureText(answer.failure?.kind ?? null));
    const { added, general } = answer.payload;
    if (general) return setFailure(failureText(general));
    // Toasts are not told to screen readers as long as the dialog is open.
    if (!form.settle(emails, answer.payload)) return setAddedCount(added.length);
    if (added.length > 0) showToast({ tone: 'success', text: addUsersPhrases.added, values: { count: added.length } });
    leave();
  });

  return (
    <>
      <FormDialog
        open
        title={formatMessage(addUsersTexts.title)}
        submitLabel={formatMessage(addUsersPhrases.submit, { count: form.groups.sendable.length })}
        failure={failure}
        busy={form.isSubmitting}
        disabled={form.problem === 'tooMany'}
        onSubmit={(event) => void submit(event)}
        onClose={() => (isUnsent ? setIsLeaving(true) : leave())}
      >
        {addedCount > 0 && (
          <Alert severity="success">{formatMessage(addUsersPhrases.added, { count: addedCount })}</Alert>
        )}
        <Typography color="text.secondary">{formatMessage(addUsersTexts.mailed)}</Typography>
        <AddressBox {...form.box} />
      </FormDialog>
      <DiscardQuestion open={isLeaving} onStay={() => setIsLeaving(false)} onDiscard={leave} />
    </>
  );
}
