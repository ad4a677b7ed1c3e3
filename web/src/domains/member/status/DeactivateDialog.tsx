import { useApolloClient } from '@apollo/client/react';
import Alert from '@mui/material/Alert';
import Typography from '@mui/material/Typography';
import { useIntl } from 'react-intl';
import { useSentences } from '../../../ui/useSentences.ts';
import { deactivateCounts, deactivatePhrases, deactivateTexts } from './deactivateMessages.ts';
import { deactivateMembers } from './memberDeactivate.ts';
import type { ListedMember, People, PeopleDialogProps } from '../people/people.ts';
import { PeopleActionDialog } from '../acts/PeopleActionDialog.tsx';
import { peopleTexts } from '../people/peopleMessages.ts';
import { usePeopleValues } from '../people/peoplePhrase.ts';
import { tellOutcome } from '../acts/tellOutcome.ts';
import { statusAfter, undoStatusChange } from './undoStatusChange.ts';
import { usePeopleAction, type PeopleActionKind } from '../acts/usePeopleAction.ts';

const kind: PeopleActionKind<object> = {
  call: deactivateMembers,
  jobAction: 'DEACTIVATE',
  isPossible: ({ viewerCanDeactivate }) => viewerCanDeactivate,
  isDone: ({ status }) => status === 'DEACTIVATED',
  endsSessions: true,
  wanted: statusAfter.deactivate,
};

const isLastAdmin = (people: People) =>
  people.kind === 'some' &&
  people.members.length === 1 &&
  people.members.every(({ status, role, viewerCanDeactivate }) => {
    return status === 'ACTIVE' && role === 'ADMIN' && !viewerCanDeactivate;
  });

const texts = {
  title: deactivatePhrases.title,
  confirm: deactivatePhrases.confirm,
  changed: deactivatePhrases.changed,
  failed: deactivatePhrases.failed,
  doneBefore: deactivatePhrases.doneBefore,
  passed: deactivatePhrases.passed,
};

const told = {
  changed: deactivatePhrases.changed,
  already: deactivatePhrases.already,
  gone: deactivatePhrases.already,
};

/** Switches memberships off, after saying whose; the toast takes it back. Whoever switches off their own is signed out. */
export default function DeactivateDialog({ people, ...rest }: PeopleDialogProps & { people: People }) {
  const { formatMessage } = useIntl();
  const client = useApolloClient();
  const valuesOf = usePeopleValues();
  const action = usePeopleAction(people, kind);
  const sentences = useSentences();
  const { people: chosen } = action.split;
  const isOne = chosen.kind === 'some' && chosen.members.length === 1;
  // Of a list nobody counts who holds one.
  const holders = chosen.kind === 'some' ? chosen.members.filter(({ isLicensed }) => isLicensed).length : chosen.count;
  const valuesOfMembers = (members: readonly ListedMember[]) => valuesOf({ kind: 'some', members });
  const lastAdmin = formatMessage(deactivateTexts.lastAdmin);
  return (
    <PeopleActionDialog
      {...rest}
      action={action}
      extra={{}}
      texts={texts}
      danger
      reasonOf={(code) => (code === 'LAST_ADMIN' && isOne ? lastAdmin : null)}
      onTold={(state) =>
        tellOutcome(state, told, valuesOfMembers, {
          label: peopleTexts.undo,
          run: () => void undoStatusChange(client, 'deactivate', state.changed, valuesOfMembers),
        })
      }
    >
      {isLastAdmin(people) && <Alert severity="error">{lastAdmin}</Alert>}
      <Typography>
        {sentences([
          formatMessage(deactivateTexts.consequences),
          holders > 0 ? formatMessage(deactivateCounts.licences, { count: holders }) : null,
        ])}
      </Typography>
      {action.hasViewer && (
        <Alert severity="warning">
          {formatMessage(action.count === 1 ? deactivateTexts.selfAlone : deactivateTexts.self)}
        </Alert>
      )}
      {people.kind === 'matching' && <Alert severity="warning">{formatMessage(deactivateTexts.selfInList)}</Alert>}
    </PeopleActionDialog>
  );
}
