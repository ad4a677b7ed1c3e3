import Typography from '@mui/material/Typography';
import { useIntl } from 'react-intl';
import { rejectMembers } from './memberReject.ts';
import type { People, PeopleDialogProps } from '../people/people.ts';
import { PeopleActionDialog } from '../acts/PeopleActionDialog.tsx';
import { usePeopleValues } from '../people/peoplePhrase.ts';
import { rejectPhrases, rejectTexts } from './rejectMessages.ts';
import { tellOutcome } from '../acts/tellOutcome.ts';
import { usePeopleAction, type PeopleActionKind } from '../acts/usePeopleAction.ts';

const kind: PeopleActionKind<object> = {
  call: rejectMembers,
  jobAction: 'REJECT',
  isPossible: ({ viewerCanApprove }) => viewerCanApprove,
  isDone: ({ status }) => status === 'ACTIVE',
  endsSessions: false,
  wanted: () => null,
};

const texts = {
  title: rejectPhrases.title,
  confirm: rejectPhrases.confirm,
  changed: rejectPhrases.changed,
  failed: rejectPhrases.failed,
  doneBefore: rejectPhrases.doneBefore,
  passed: rejectPhrases.passed,
};

const told = {
  changed: rejectPhrases.changed,
  already: rejectPhrases.gone,
  gone: rejectPhrases.gone,
};

/** Turns down people who ask to join, after saying whose requests. */
export default function RejectDialog({ people, ...rest }: PeopleDialogProps & { people: People }) {
  const { formatMessage } = useIntl();
  const valuesOf = usePeopleValues();
  const action = usePeopleAction(people, kind);
  return (
    <PeopleActionDialog
      {...rest}
      action={action}
      extra={{}}
      texts={texts}
      danger
      reasonOf={(code) => (code === 'NOT_FOUND' ? formatMessage(rejectTexts.withdrawn) : null)}
      onTold={(state) => tellOutcome(state, told, (members) => valuesOf({ kind: 'some', members }))}
    >
      <Typography>{formatMessage(rejectTexts.consequences)}</Typography>
    </PeopleActionDialog>
  );
}
