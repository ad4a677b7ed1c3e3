import { useApolloClient } from '@apollo/client/react';
import Typography from '@mui/material/Typography';
import { useIntl } from 'react-intl';
import { reactivateMembers } from './memberReactivate.ts';
import type { ListedMember, People, PeopleDialogProps } from '../people/people.ts';
import { PeopleActionDialog } from '../acts/PeopleActionDialog.tsx';
import { peopleTexts } from '../people/peopleMessages.ts';
import { usePeopleValues } from '../people/peoplePhrase.ts';
import { reactivatePhrases, reactivateTexts } from './reactivateMessages.ts';
import { tellOutcome } from '../acts/tellOutcome.ts';
import { statusAfter, undoStatusChange } from './undoStatusChange.ts';
import { usePeopleAction, type PeopleActionKind } from '../acts/usePeopleAction.ts';

const kind: PeopleActionKind<object> = {
  call: reactivateMembers,
  jobAction: 'REACTIVATE',
  isPossible: ({ viewerCanReactivate }) => viewerCanReactivate,
  isDone: ({ status }) => status === 'ACTIVE',
  endsSessions: false,
  wanted: statusAfter.reactivate,
};

const texts = {
  title: reactivatePhrases.title,
  confirm: reactivatePhrases.confirm,
  changed: reactivatePhrases.changed,
  failed: reactivatePhrases.failed,
  doneBefore: reactivatePhrases.doneBefore,
  passed: reactivatePhrases.passed,
};

const told = {
  changed: reactivatePhrases.changed,
  already: reactivatePhrases.already,
  gone: reactivatePhrases.failed,
};

/** Switches memberships on again, after saying whose; the toast takes it back. */
export default function ReactivateDialog({ people, ...rest }: PeopleDialogProps & { people: People }) {
  const { formatMessage } = useIntl();
  const client = useApolloClient();
  const valuesOf = usePeopleValues();
  const action = usePeopleAction(people, kind);
  const valuesOfMembers = (members: readonly ListedMember[]) => valuesOf({ kind: 'some', members });
  return (
    <PeopleActionDialog
      {...rest}
      action={action}
      extra={{}}
      texts={texts}
      reasonOf={(code) =>
        code === 'PLAN_REQUIRED' || code === 'LIMIT_REACHED' ? formatMessage(reactivateTexts.guestLimit) : null
      }
      onTold={(state) =>
        tellOutcome(state, told, valuesOfMembers, {
          label: peopleTexts.undo,
          run: () => void undoStatusChange(client, 'reactivate', state.changed, valuesOfMembers),
        })
      }
    >
      <Typography>{formatMessage(reactivateTexts.consequences)}</Typography>
    </PeopleActionDialog>
  );
}
