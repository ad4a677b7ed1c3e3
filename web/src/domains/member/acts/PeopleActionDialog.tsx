import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { useNavigate } from 'react-router-dom';
import { pathTo } from '../../../lib/paths.ts';
import type { UserErrorCode } from '../../../generated/member/status/memberDeactivate.ts';
import type { JobExtras } from '../../bulk/startBulkJob.ts';
import { ActionDialog } from '../../../ui/ActionDialog.tsx';
import { uiMessages } from '../../../ui/messages.ts';
import { NoticeDialog } from '../../../ui/NoticeDialog.tsx';
import { ActionReport, type ReportTexts } from './ActionReport.tsx';
import type { PeopleDialogProps } from '../people/people.ts';
import { isAnswered, type ActionState } from './peopleActionState.ts';
import { peoplePhrases, peopleTexts } from '../people/peopleMessages.ts';
import { PeopleLine, PeopleNote } from '../people/PeopleNote.tsx';
import { usePeopleValues, type PeoplePhrase } from '../people/peoplePhrase.ts';
import type { usePeopleAction } from './usePeopleAction.ts';

/** The words of an action. In each `name` is somebody's, or the first few people's, and `count` how many they are. */
export interface PeopleActionTexts extends ReportTexts {
  readonly title: PeoplePhrase;
  readonly confirm: PeoplePhrase;
  /** Of those who are in the wanted state already. */
  readonly doneBefore: PeoplePhrase;
  /** Of those whom it cannot be done to. */
  readonly passed: PeoplePhrase;
}

/** Whether there is nothing left to say in the dialog: nobody failed, or only the one whom it was about is gone. */
const isOver = ({ refused, gone, changed, already }: ActionState) =>
  refused.length === 0 && (gone.length === 0 || changed.length + already.length + gone.length === 1);

/**
 * Asks before something is done to people, says who and how many and whom it passes over, and stays open while it
 * failed on somebody: done ones are done, and the button tries again with the rest.
 */
export function PeopleActionDialog<Extra extends object>({
  action: { given, split, state, count, isBusy, isLeaving, run },
  extra,
  jobExtras,
  texts,
  danger = false,
  isForm = false,
  children,
  reasonOf = () => null,
  onTold,
  onClose,
  onSettled,
}: PeopleDialogProps & {
  action: ReturnType<typeof usePeopleAction<Extra>>;
  /** What the action needs beside the people; null while it is not complete. */
  extra: Extra | null;
  jobExtras?: JobExtras;
  texts: PeopleActionTexts;
  danger?: boolean;
  /** It asks for more than yes or no. */
  isForm?: boolean;
  /** What follows from it. */
  children?: ReactNode;
  reasonOf?: (code: UserErrorCode) => ReactNode;
  /** Tells, outside of the dialog, what became of it. */
  onTold: (state: ActionState) => void;
}) {
  const { formatMessage } = useIntl();
  const navigate = useNavigate();
  const valuesOf = usePeopleValues();
  const answered = isAnswered(state);
  const values = valuesOf(state.people);
  const isForNobody = count === 0 && !answered;

  const leave = (last: ActionState) => {
    onClose();
    if (isLeaving(last)) void navigate(pathTo('logout'));
    else if (isAnswered(last)) onTold(last);
  };
  const press = async () => {
    const outcome = extra && (await run(extra, jobExtras));
    if (!outcome) return;
    const { end, state: last } = outcome;
    if (end === 'started') onSettled({ failedIds: [] });
    if (end === 'answered') onSettled({ failedIds: last.refused.map(({ member }) => member.id) });
    if (end === 'started' || (end === 'answered' && isOver(last))) leave(last);
  };
  const title = formatMessage(texts.title, answered ? valuesOf(split.people) : isForNobody ? valuesOf(given) : values);
  const report = <ActionReport state={state} texts={texts} reasonOf={reasonOf} />;
  if (answered && (count === 0 || isLeaving(state))) {
    return (
      <NoticeDialog
        isReport
        isText={!isForm}
        title={title}
        closeLabel={isLeaving(state) ? formatMessage(peopleTexts.signOut) : undefined}
        onClose={() => leave(state)}
      >
        {report}
      </NoticeDialog>
    );
  }
  return (
    <ActionDialog
      isForm={isForm}
      title={title}
      confirmLabel={answered ? formatMessage(peoplePhrases.retry, { count }) : formatMessage(texts.confirm, values)}
      closeLabel={answered ? formatMessage(uiMessages.close) : undefined}
      danger={danger}
      busy={isBusy}
      disabled={extra === null || count === 0}
      onConfirm={() => void press()}
      onClose={() => leave(state)}
    >
      {!answered && (
        <>
          <PeopleLine people={state.people} />
          {children}
          <PeopleNote members={split.done} phrase={texts.doneBefore} />
          <PeopleNote members={split.passed} phrase={texts.passed} />
        </>
      )}
      {report}
    </ActionDialog>
  );
}
