import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import type { UserErrorCode } from '../../../generated/member/requests/memberApprove.ts';
import { admitted } from './admission.ts';
import { approvedPhrases } from './approvedMessages.ts';
import { approvePhrases, approveTexts } from './approveMessages.ts';
import { GuestLimitNote } from './GuestLimitNote.tsx';
import { approveMembers, isGuestLimit } from './memberApprove.ts';
import type { People, PeopleDialogProps } from '../people/people.ts';
import { noGuestsTexts } from '../people/noGuestsMessages.ts';
import { PeopleActionDialog } from '../acts/PeopleActionDialog.tsx';
import { usePeopleValues } from '../people/peoplePhrase.ts';
import { tellOutcome } from '../acts/tellOutcome.ts';
import { usePeopleAction, type PeopleActionKind } from '../acts/usePeopleAction.ts';

type Kind = PeopleActionKind<{ readonly asGuests: boolean }>;

const kindOf = (asGuests: boolean): Kind => ({
  call: approveMembers,
  jobAction: asGuests ? 'APPROVE_AS_GUESTS' : 'APPROVE',
  isPossible: ({ viewerCanApprove }) => viewerCanApprove,
  isDone: ({ status }) => status === 'ACTIVE',
  endsSessions: false,
  wanted: admitted(asGuests),
});

const common = {
  failed: approvePhrases.failed,
  doneBefore: approvePhrases.doneBefore,
  passed: approvePhrases.passed,
};
const memberWords = {
  ...common,
  title: approvePhrases.title,
  confirm: approvePhrases.confirm,
  changed: approvedPhrases.changed,
};
const guestWords = {
  ...common,
  title: approvePhrases.guestTitle,
  confirm: approvePhrases.guestConfirm,
  changed: approvedPhrases.guestChanged,
};

/** Takes in people who ask to join, as members or as guests. */
export default function ApproveDialog({
  people,
  asGuests,
  ...rest
}: PeopleDialogProps & { people: People; asGuests: boolean }) {
  const { formatMessage } = useIntl();
  const valuesOf = usePeopleValues();
  const action = usePeopleAction(people, kindOf(asGuests));
  const texts = asGuests ? guestWords : memberWords;
  const reasonOf = (code: UserErrorCode): ReactNode => {
    if (asGuests && isGuestLimit(code)) return <GuestLimitNote />;
    if (asGuests && code === 'NOT_ALLOWED') return formatMessage(noGuestsTexts.none);
    return code === 'NOT_FOUND' ? formatMessage(approveTexts.withdrawn) : null;
  };
  return (
    <PeopleActionDialog
      {...rest}
      action={action}
      extra={{ asGuests }}
      texts={texts}
      reasonOf={reasonOf}
      onTold={(state) =>
        tellOutcome(
          state,
          { changed: texts.changed, already: approvedPhrases.already, gone: approvedPhrases.gone },
          (members) => valuesOf({ kind: 'some', members }),
        )
      }
    >
      <Typography>{formatMessage(asGuests ? approveTexts.guestConsequences : approveTexts.consequences)}</Typography>
    </PeopleActionDialog>
  );
}
