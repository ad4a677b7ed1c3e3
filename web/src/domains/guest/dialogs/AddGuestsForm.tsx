import { useApolloClient } from '@apollo/client/react';
import Alert from '@mui/material/Alert';
import Typography from '@mui/material/Typography';
import { useEffect, useState } from 'react';
import { useIntl } from 'react-intl';
import { useUnsavedChanges } from '../../../lib/unsavedChanges/dirtyForms.ts';
import { useDialogAddress } from '../../../lib/urlState/useDialogAddress.ts';
import { FormDialog, type FormFailure } from '../../../ui/FormDialog.tsx';
import type { Tag } from '../../../ui/tagSuggestions.ts';
import { uiMessages } from '../../../ui/messages.ts';
import { showToast } from '../../../ui/toasts/toastStore.ts';
import type { PlanGate } from '../../billing/paywall/usePlanGate.ts';
import { AddressBox } from '../../member/addresses/AddressBox.tsx';
import { DiscardQuestion } from '../../../ui/DiscardQuestion.tsx';
import { addressTexts } from '../../member/addresses/addressMessages.ts';
import { Drafts } from '../../member/addresses/drafts.ts';
import { useInviteFailure } from '../../member/addresses/inviteFailure.ts';
import type { ListedMember } from '../../member/people/people.ts';
import { useAddressForm } from '../../member/addresses/useAddressForm.ts';
import { AccessFields } from './AccessFields.tsx';
import { addGuestsPhrases, addGuestsTexts } from './addGuestsMessages.ts';
import { useGuestInvite, type GuestInviteOutcome } from './guestInvite.ts';
import { accessTexts } from './guestMessages.ts';
import { GuestLimit } from './GuestLimit.tsx';
import { leftOf } from './guestsLeft.ts';
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
export function AddGuestsForm({
  gate,
  onPlanRequired,
  onClose,
}: {
  gate: PlanGate | null;
  /** The plan allows fewer than was known. */
  onPlanRequired: () => void;
  onClose: () => void;
}) {
  const { formatMessage } = useIntl();
  const client = useApolloClient();
  const address = useDialogAddress();
  const invite = useGuestInvite();
  const failureIn = useInviteFailure(true);
  const [failure, setFailure] = useState<FormFailure | null>(null);
  const [addedCount, setAddedCount] = useState(0);
  const [isLeaving, setIsLeaving] = useState(false);
  const [unset, setUnset] = useState<(GuestInviteOutcome & { isDone: boolean }) | null>(null);
  const [access, setAccess] = useState<Access>(() => drafts.read(client)?.access ?? NO_ACCESS);
  const form = useAddressForm(drafts.read(client)?.text ?? '', true);
  const { text } = form;
  const count = form.groups.sendable.length;
  const isAllTried = addedCount > 0 && count === 0;
  const isUnsent = !isAllTried && (text.trim() !== '' || !isEmpty(access));
  const left = leftOf(gate);
  const isExceeded = left !== null && count > left;
  useUnsavedChanges(isUnsent);
  useEffect(() => drafts.keep(client, { text, access }), [client, text, access]);

  const leave = () => {
    drafts.discard(client);
    onClose();
  };
  const openAccess = ({ id }: ListedMember, isDone: boolean) => {
    if (isDone) drafts.discard(client);
    address.open({ dialog: 'guest-access', member: id });
  };
  const follow = (outcome: GuestInviteOutcome, isDone: boolean) => {
    const added = outcome.added.length;
    if (outcome.unset.length > 0) return setUnset({ ...outcome, isDone });
    // Said in the dialog, beside what is left to be done: a toast is not reached as long as it is open.
    if (!isDone) return setAddedCount(added);
    if (added > 0) showToast({ tone: 'success', text: addGuestsPhrases.added, values: { count: added } });
    return leave();
  };
  const submit = form.submitWith(async (emails, groups) => {
    if (!isReminderDay(access.reminder, presentDay()) || (left !== null && groups.sendable.length > left)) return;
    setFailure(null);
    setAddedCount(0);
    const reach = {
      contactIds: idsOf(access.contacts),
      channelIds: idsOf(access.channels),
      ...(access.reminder.day !== '' && { validityReminder: access.reminder.day }),
    };
    const answer = await invite(groups, reach);
    if (!answer.payload) return setFailure(failureIn.ofFailure(answer.failure));
    const { general, isDayRefused } = answer.payload;
    if (general === 'PLAN_REQUIRED') onPlanRequired();
    if (isDayRefused) return setFailure({ text: formatMessage(accessTexts.invalidDate), requestId: null });
    if (general) return setFailure(failureIn.ofRefusal(general));
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
  const limitText = isExceeded ? formatMessage(addGuestsPhrases.exceeded, { count, left }) : null;
  return (
    <>
      <FormDialog
        open
        isPinned
        title={formatMessage(addGuestsTexts.title)}
        submitLabel={formatMessage(addGuestsPhrases.submit, { count })}
        closeLabel={addedCount > 0 ? formatMessage(uiMessages.close) : undefined}
        failure={failure}
        busy={form.isSubmitting}
        disabled={form.problem === 'tooMany' || isExceeded}
        onSubmit={(event) => void submit(event)}
        onClose={() => (isUnsent ? setIsLeaving(true) : leave())}
      >
        {addedCount > 0 && (
          <Alert severity="success">
            {formatMessage(addGuestsPhrases.added, { count: addedCount })}
            {isAllTried && <div>{formatMessage(addressTexts.nothingLeft)}</div>}
          </Alert>
        )}
        <Typography color="text.secondary">{formatMessage(addGuestsTexts.intro)}</Typography>
        <GuestLimit gate={gate} isInTheWay={isExceeded} />
        <AddressBox {...form.box} limitText={limitText} />
        <AccessFields
          {...access}
          isAdding
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
