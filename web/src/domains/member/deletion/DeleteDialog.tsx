import Alert from '@mui/material/Alert';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { isOffered } from '../../../lib/config/offered.ts';
import { Field } from '../../../ui/Field.tsx';
import { ActionDialog } from '../../../ui/ActionDialog.tsx';
import { deletePhrases, deleteTexts } from './deleteMessages.ts';
import { isTeamDeletion } from './everybody.ts';
import { feedbackInput, MEMBER_REASONS, NO_FEEDBACK } from './feedback.ts';
import { FeedbackFields } from './FeedbackFields.tsx';
import { deleteMembers } from './memberDelete.ts';
import type { People, PeopleDialogProps } from '../people/people.ts';
import { PeopleActionDialog } from '../acts/PeopleActionDialog.tsx';
import { PeopleLine, PeopleNote } from '../people/PeopleNote.tsx';
import { usePeopleValues } from '../people/peoplePhrase.ts';
import { TeamDeletion } from './TeamDeletion.tsx';
import { tellOutcome } from '../acts/tellOutcome.ts';
import { useActingViewer } from '../people/useActingViewer.ts';
import { usePeopleAction, type PeopleActionKind } from '../acts/usePeopleAction.ts';

/** From how many people on their number has to be typed. */
const LARGE = 10;

type Kind = PeopleActionKind<{ readonly feedback?: NonNullable<ReturnType<typeof feedbackInput>> }>;

const kind: Kind = {
  call: deleteMembers,
  jobAction: 'DELETE',
  isPossible: ({ viewerCanDelete }) => viewerCanDelete,
  isDone: ({ status }) => status === 'DELETED',
  endsSessions: true,
  wanted: () => null,
};

type Props = PeopleDialogProps & { people: People };
type DeleteAction = ReturnType<typeof usePeopleAction<Parameters<Kind['call']>[2]>>;

/** The first step: who it is, what is lost, and, where they are many, a hand that has to be sure. */
function WhoStep({ action, onNext, onClose }: { action: DeleteAction; onNext: () => void; onClose: () => void }) {
  const { formatMessage } = useIntl();
  const valuesOf = usePeopleValues();
  const [typed, setTyped] = useState('');
  const { given, split, count } = action;
  const isSure = count < LARGE || typed.replaceAll(/\D/g, '') === String(count);
  const isLastAdmin = count === 0 && given.kind === 'some' && given.members.some(({ role }) => role === 'ADMIN');
  return (
    <ActionDialog
      isForm
      title={formatMessage(deletePhrases.title, valuesOf(count === 0 ? given : split.people))}
      confirmLabel={formatMessage(deleteTexts.next)}
      danger
      disabled={count === 0 || !isSure}
      onConfirm={onNext}
      onClose={onClose}
    >
      {isLastAdmin && <Alert severity="error">{formatMessage(deleteTexts.lastAdmin)}</Alert>}
      <PeopleLine people={split.people} />
      <Typography>{formatMessage(deleteTexts.consequences)}</Typography>
      {action.hasViewer && <Alert severity="warning">{formatMessage(deleteTexts.self)}</Alert>}
      {given.kind === 'matching' && <Alert severity="warning">{formatMessage(deleteTexts.selfInList)}</Alert>}
      <PeopleNote members={split.done} phrase={deletePhrases.doneBefore} />
      <PeopleNote members={split.passed} phrase={deletePhrases.passed} />
      {count >= LARGE && (
        <Field
          label={formatMessage(deletePhrases.typed, { count })}
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
          inputProps={{ inputMode: 'numeric', autoComplete: 'off' }}
        />
      )}
    </ActionDialog>
  );
}

const texts = {
  title: deletePhrases.title,
  confirm: deletePhrases.confirm,
  changed: deletePhrases.changed,
  failed: deletePhrases.failed,
  doneBefore: deletePhrases.doneBefore,
  passed: deletePhrases.passed,
};

const told = {
  changed: deletePhrases.changed,
  already: deletePhrases.gone,
  gone: deletePhrases.gone,
};

function DeleteMembers({ people, ...rest }: Props) {
  const valuesOf = usePeopleValues();
  const [isSure, setSure] = useState(false);
  const [feedback, setFeedback] = useState(NO_FEEDBACK);
  const action = usePeopleAction(people, kind);
  // Why is asked where somebody is told.
  const isWhyAsked = isOffered('event');
  const input = feedbackInput(feedback);
  const extra = isWhyAsked ? input && { feedback: input } : {};
  if (!isSure) return <WhoStep action={action} onNext={() => setSure(true)} onClose={rest.onClose} />;
  return (
    <PeopleActionDialog
      {...rest}
      action={action}
      extra={extra}
      jobExtras={extra ?? {}}
      texts={texts}
      danger
      isForm
      onTold={(state) => tellOutcome(state, told, (members) => valuesOf({ kind: 'some', members }))}
    >
      {isWhyAsked && <FeedbackFields reasons={MEMBER_REASONS} value={feedback} onChange={setFeedback} />}
    </PeopleActionDialog>
  );
}

/** Removes people for good, in two steps: who, and why. Everybody at once is a request to delete the team, where one can be made. */
export default function DeleteDialog(props: Props) {
  const { membersCount } = useActingViewer();
  // As many as there were when the dialog opened: deleting some changes the number.
  const [teamSize, setTeamSize] = useState(membersCount);
  if (teamSize === null && membersCount !== null) setTeamSize(membersCount);
  return isTeamDeletion(props.people, teamSize) ? <TeamDeletion {...props} /> : <DeleteMembers {...props} />;
}
