import { useApolloClient } from '@apollo/client/react';
import Alert from '@mui/material/Alert';
import Typography from '@mui/material/Typography';
import { useEffect, useState } from 'react';
import { useIntl } from 'react-intl';
import { pathTo } from '../../../lib/paths.ts';
import { useUnsavedChanges } from '../../../lib/unsavedChanges/dirtyForms.ts';
import { isMobileDevice } from '../../../lib/viewport/device.ts';
import { AppLink } from '../../../ui/AppLink.tsx';
import { FormDialog, type FormFailure } from '../../../ui/FormDialog.tsx';
import { uiMessages } from '../../../ui/messages.ts';
import { showToast } from '../../../ui/toasts/toastStore.ts';
import { AddressBox } from './AddressBox.tsx';
import { addressTexts } from './addressMessages.ts';
import { addUsersPhrases, addUsersTexts } from './addUsersMessages.ts';
import { DiscardQuestion } from '../../../ui/DiscardQuestion.tsx';
import { Drafts } from './drafts.ts';
import { useInviteFailure } from './inviteFailure.ts';
import { useMemberInvite } from './memberInvite.ts';
import type { PeopleDialogProps } from '../people/people.ts';
import { useAddressForm } from './useAddressForm.ts';

const drafts = new Drafts<string>();

/** Adds members by their addresses: up to 999 at once, sorted by what becomes of each while they are typed. */
export default function AddUsersDialog({ onClose }: PeopleDialogProps) {
  const { formatMessage } = useIntl();
  const client = useApolloClient();
  const invite = useMemberInvite();
  const failureIn = useInviteFailure(false);
  const [failure, setFailure] = useState<FormFailure | null>(null);
  const [addedCount, setAddedCount] = useState(0);
  const [isLeaving, setIsLeaving] = useState(false);
  const form = useAddressForm(drafts.read(client) ?? '', false);
  const isAllTried = addedCount > 0 && form.groups.sendable.length === 0;
  const isUnsent = form.text.trim() !== '' && !isAllTried;
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
    if (!answer.payload) return setFailure(failureIn.ofFailure(answer.failure));
    const { added, general } = answer.payload;
    if (general) return setFailure(failureIn.ofRefusal(general));
    // Said in the dialog, beside what is left to be done: a toast is not reached as long as it is open.
    if (!form.settle(emails, answer.payload)) return setAddedCount(added.length);
    if (added.length > 0) showToast({ tone: 'success', text: addUsersPhrases.added, values: { count: added.length } });
    leave();
  });

  return (
    <>
      <FormDialog
        open
        isPinned
        title={formatMessage(addUsersTexts.title)}
        submitLabel={formatMessage(addUsersPhrases.submit, { count: form.groups.sendable.length })}
        closeLabel={addedCount > 0 ? formatMessage(uiMessages.close) : undefined}
        failure={failure}
        busy={form.isSubmitting}
        disabled={form.problem === 'tooMany'}
        onSubmit={(event) => void submit(event)}
        onClose={() => (isUnsent ? setIsLeaving(true) : leave())}
      >
        {addedCount > 0 && (
          <Alert severity="success">
            {formatMessage(addUsersPhrases.added, { count: addedCount })}
            {isAllTried && <div>{formatMessage(addressTexts.nothingLeft)}</div>}
          </Alert>
        )}
        <Typography color="text.secondary">
          {formatMessage(addUsersTexts.mailed)}{' '}
          {!isMobileDevice(navigator) && (
            <AppLink to={pathTo('bulkManage', { mode: 'add' })}>{formatMessage(addUsersTexts.byFile)}</AppLink>
          )}
        </Typography>
        <AddressBox {...form.box} />
      </FormDialog>
      <DiscardQuestion open={isLeaving} onStay={() => setIsLeaving(false)} onDiscard={leave} />
    </>
  );
}
