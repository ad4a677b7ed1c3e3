import { useIntl } from 'react-intl';
import { useFirstKnown } from '../../../lib/graphql/useFirstKnown.ts';
import { NoticeDialog } from '../../../ui/NoticeDialog.tsx';
import { TextSkeleton } from '../../../ui/Skeletons.tsx';
import { usePlanGate } from '../../billing/paywall/usePlanGate.ts';
import type { PeopleDialogProps } from '../../member/people/people.ts';
import { addGuestsTexts } from './addGuestsMessages.ts';
import { AddGuestsForm } from './AddGuestsForm.tsx';
import { GuestLimit } from './GuestLimit.tsx';
import { leftOf } from './guestsLeft.ts';

/** Adds guests; where the plan allowed none when it was opened, it says so and asks for nothing. */
export default function AddGuestsDialog({ onClose }: PeopleDialogProps) {
  const { formatMessage } = useIntl();
  const { gate, isLoading, readAgain } = usePlanGate('GUESTS');
  // Adding some may leave none, and so may reading again what could not be read: the form stays, and says what came of it.
  const hasRoom = useFirstKnown(isLoading ? null : leftOf(gate) !== 0);
  if (hasRoom) return <AddGuestsForm gate={gate} onPlanRequired={readAgain} onClose={onClose} />;
  return (
    <NoticeDialog title={formatMessage(addGuestsTexts.title)} onClose={onClose}>
      {hasRoom === null ? <TextSkeleton lines={3} /> : <GuestLimit gate={gate} />}
    </NoticeDialog>
  );
}
