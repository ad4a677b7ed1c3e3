import { useApolloClient } from '@apollo/client/react';
import Alert from '@mui/material/Alert';
import Typography from '@mui/material/Typography';
import { useEffect, useState } from 'react';
import { useIntl } from 'react-intl';
import { useUnsavedChanges } from '../../../lib/unsavedChanges/dirtyForms.ts';
import { useUrlState } from '../../../lib/urlState/useUrlState.ts';
import { FormDialog } from '../../../ui/FormDialog.tsx';
import type { Tag } from '../../../ui/tagSuggestions.ts';
import { showToast } from '../../../ui/toasts/toastStore.ts';
import { AddressBox } from '../../member/dialogs/AddressBox.tsx';
import { DiscardQuestion } from '../../member/dialogs/DiscardQuestion.tsx';
import { Drafts } from '../../member/dialogs/drafts.ts';
import { useInviteFailureText } from '../../member/dialogs/inviteFailure.ts';
import type { ListedMember, PeopleDialogProps } from '../../member/dialogs/people.ts';
import { useAddressForm } from '../../member/dialogs/useAddressForm.ts';
import { AccessFields } from './AccessFields.tsx';
import { addGuestsPhrases, addGuestsTexts } from './addGuestsMessages.ts';
import { useGuestInvite, type GuestInviteOutcome } from './guestInvite.ts';
import { useGuestLimit } from './guestLimit.ts';
import { accessTexts } from './guestMessages.ts';
import { GuestPaywall } from './GuestPaywall.tsx';
import { GuestsAdded } from './GuestsAdded.tsx';
import { isReminderDay, NO_DAY, presentDay, type EnteredDay } from './reminderDay.ts';

/** What the guests are to reach. */
interface Access {
  readonly contacts: readonly Tag[];
  readonly channels: readonly Tag[];
  readonly reminder: EnteredDay;
}

const NO_ACCESS: Access = { contacts: [], channels: [], reminder: NO_DAY };

const drafts = new Drafts<{ readonly text: string; readonly access: Access }>();

const idsOf = (tags: readonly Tag[]) => tags.map(({ id }) => id);

const isEmpty = ({ contacts, channels, reminder }: Access) =>
  contacts.length === 0 && channels.length === 0 && reminder.day === '' && !reminder.isBroken;

/** Adds guests by their addresses, and sets whom and what they reach. */
export default function AddGuestsDialog({ onClose }: PeopleDialogProps) {
  const { formatMessage } = useIntl();
  const client = useApolloClient();
  const [, changeUrl] = useUrlState();
  const invite = useGuestInvite();
  const failureText = useInviteFailureText();
  const { limit, readAgain } = useGuestLimit();
  const [failure, setFailure] = useState<string | null>(null);
  const [addedCount, setAddedCount] = useState(0);
  const [isLeaving, setIsLeaving] = useState(false);
  const [unset, setUnset] = useState<(GuestInviteOutcome & { isDone: boolean }) | null>(null);
  const [access, setAccess] = useState<Access>(() => drafts.read(client)?.access ?? NO_ACCESS);
  const form = useAddressForm(drafts.read(client)?.text ?? '', true);
  const { text } = form;
  const count = form.groups.sendable.length;
  const isUnsent = text.trim() !== '' || !isEmpty(access);
  const isExceeded = limit !== null && count > limit.left;
  useUnsavedChanges(isUnsent);
  useEffect(() => drafts.keep(client, { text, access }), [client, text, access]);

  const leave = () => {
    drafts.discard(client);
    onClose();
  };
  const openAccess = ({ id }: ListedMember, isDone: boolean) => {
    if (isDone) drafts.discard(client);
    changeUrl({ dialog: 'guest-access', member: id });
  };
  const follow = (outcome: GuestInviteOutcome, isDone: boolean) => {
    const added = outcome.added.length;
    if (outcome.unset.length > 0) return setUnset({ ...outcome, isDone });
    // Toasts are not told to screen readers as long as the dialog is open.
    if (!isDone) return setAddedCount(added);
    if (added > 0) showToast({ tone: 'success', text: addGuestsPhrases.added, values: { count: added } });
    return leave();
  };
  const submit = form.submitWith(async (emails, groups) => {
    if (!isReminderDay(access.reminder, presentDay()) || (limit && groups.sendable.length > limit.left)) return;
    setFailure(null);
    setAddedCount(0);
    const reach = {
      contactIds: idsOf(access.contacts),
      channelIds: idsOf(access.channels),
      ...(access.reminder.day !== '' && { validityReminder: access.reminder.day }),
    };
    const answer = await invite(groups, reach);
    if (!answer.payload) return setFailure(failureText(answer.failure?.kind ?? null));
    const { general, isDayRefused } = answer.payload;
    if (general === 'PLAN_REQUIRED') readAgain();
    if (isDayRefused) return setFailure(formatMessage(accessTexts.invalidDate));
    if (general) return setFailure(failureText(general));
    follow(answer.payload, form.settle(emails, answer.payload));
  });

  if (unset) {
    return (
      <GuestsAdded
        guests={unset.guests}
        unset={unset.unset}
        onAccess={(guest) => openAccess(guest, unset.isDone)}
        onClose={() => (unset.isDone ? leave() : setUnset(null))}
      />
    );
  }
  const limitText = isExceeded ? formatMessage(addGuestsPhrases.exceeded, { count, left: limit.left }) : null;
  return (
    <>
      <FormDialog
        open
        title={formatMessage(addGuestsTexts.title)}
        submitLabel={formatMessage(addGuestsPhrases.submit, { count })}
        failure={failure}
        busy={form.isSubmitting}
        disabled={form.problem === 'tooMany' || isExceeded}
        onSubmit={(event) => void submit(event)}
        onClose={() => (isUnsent ? setIsLeaving(true) : leave())}
      >
        {addedCount > 0 && (
          <Alert severity="success">{formatMessage(addGuestsPhrases.added, { count: addedCount })}</Alert>
        )}
        <Typography color="text.secondary">{formatMessage(addGuestsTexts.intro)}</Typography>
        {limit && <GuestPaywall limit={limit} isExceeded={isExceeded} />}
        <AddressBox {...form.box} limitText={limitText} />
        <AccessFields
          {...access}
          failed={[]}
          isReminderChanged={access.reminder !== NO_DAY}
          disabled={form.isSubmitting}
          onChange={(edits) => setAccess((before) => ({ ...before, ...edits }))}
          onRetry={() => undefined}
        />
      </FormDialog>
      <DiscardQuestion open={isLeaving} onStay={() => setIsLeaving(false)} onDiscard={leave} />
    </>
  );
}
