import { useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { withoutEntries } from './addressEntries.ts';
import { isInGroup, nameOf, needsAttention, problemOf, type AddressFate, type AddressGroups } from './addressGroups.ts';
import { answerOfRefusal, type RefusedAddress } from './refusedAddresses.ts';
import { useAddresses } from './useAddresses.ts';

interface Values {
  emails: string;
}

/** What became of the addresses that were sent. */
interface Sent {
  readonly added: readonly string[];
  readonly refused: readonly RefusedAddress[];
}

/**
 * The form around the box of addresses.
 *
 * @param initial what stands in the box at first
 * @param asGuests whether these people are to be guests
 */
export function useAddressForm(initial: string, asGuests: boolean) {
  const form = useForm<Values>({ defaultValues: { emails: initial } });
  const { isSubmitting, touchedFields } = form.formState;
  const [isRefused, setRefused] = useState(false);
  const text = useWatch({ control: form.control, name: 'emails' });
  const addresses = useAddresses(text, asGuests);
  const problem = problemOf(addresses.groups);
  const replace = (emails: string) => {
    form.setValue('emails', emails, { shouldDirty: true });
    form.setFocus('emails');
  };
  // Leaving an empty box is no mistake yet; and who is being added may be a member already by the time that is checked.
  const isTold =
    !isSubmitting && (isRefused || (touchedFields.emails === true && text.trim() !== '') || problem === 'tooMany');
  return {
    text,
    isSubmitting,
    problem,
    groups: addresses.groups,
    /** What the box itself takes. */
    box: {
      field: form.register('emails'),
      addresses,
      problem: isTold ? problem : null,
      asGuests,
      busy: isSubmitting,
      onRemove: (fate: AddressFate) => replace(withoutEntries(text, isInGroup(addresses.groups, fate))),
    },
    /** Sends what can be sent, by what is known of the text as it stands there now. */
    submitWith: (send: (emails: string, groups: AddressGroups) => Promise<void>) =>
      form.handleSubmit(async ({ emails }) => {
        const groups = addresses.groupsOf(emails);
        const cannotBeSent = problemOf(groups) !== null;
        setRefused(cannotBeSent);
        if (cannotBeSent) form.setFocus('emails');
        else await send(emails, groups);
      }),
    /** Takes out of the box who was added, and tells why others were not. Answers whether nothing is left to be done. */
    settle: (emails: string, { added, refused }: Sent): boolean => {
      const isAdded = new Set(added);
      const left = withoutEntries(emails, (entry) => isAdded.has(nameOf(entry)));
      if (refused.length === 0 && !needsAttention(addresses.groupsOf(left))) return true;
      const joined = asGuests ? 'GUEST' : 'MEMBER';
      addresses.learn([...added.map((email) => [email, joined] as const), ...refused.map(answerOfRefusal)]);
      // What is left is looked at anew: nobody has tried to send it yet.
      form.resetField('emails', { defaultValue: left });
      form.setFocus('emails');
      return false;
    },
  };
}
