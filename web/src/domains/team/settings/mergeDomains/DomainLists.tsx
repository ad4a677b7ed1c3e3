import { useState } from 'react';
import { type MessageDescriptor, useIntl } from 'react-intl';
import { BusyButton } from '../../../../ui/BusyButton.tsx';
import { undoneText } from '../../../../ui/failureWords.ts';
import { showToast } from '../../../../ui/toasts/toastStore.ts';
import { actBehind, DomainQuestion, type Question } from './DomainQuestion.tsx';
import { reasonOf } from './domainReasons.ts';
import { type ActOutcome, type DomainAct, type Roster, type RosterEntry, useDomainRequests } from './domainRequests.ts';
import { undoneOf } from './domainRequests.ts';
import { mergePhrases, mergeTexts } from './mergeDomainsMessages.ts';
import { RosterItem } from './RosterItem.tsx';
import { keyOf, RosterSection } from './RosterSection.tsx';
import { isAskable, useDomainQuestion } from './useDomainQuestion.ts';

const done: Readonly<Record<Question['about'] | 'decline' | 'remove', MessageDescriptor>> = {
  approve: mergeTexts.approved,
  decline: mergeTexts.declined,
  takeBack: mergeTexts.takenBack,
  end: mergeTexts.ended,
  remove: mergeTexts.removed,
};

/** Where somebody else was faster there is nothing left to try again. */
const isOver = (outcome: ActOutcome) => outcome.kind === 'refused' && outcome.code === 'NOT_FOUND';

/** Whether there is nothing left to ask about, by what was read after it. */
const isGone = (asked: Question, outcome: ActOutcome) =>
  'roster' in outcome && outcome.roster !== null && !isAskable(asked, outcome.roster);

/** What was received and waits, what was sent, and what was approved, each with what can be done about it. */
export function DomainLists({ roster }: { roster: Roster }) {
  const { formatMessage } = useIntl();
  const act = useDomainRequests();
  const { question, ask, close } = useDomainQuestion(roster);
  const [busy, setBusy] = useState<string | null>(null);

  const tell = (what: DomainAct, outcome: ActOutcome, doneText: MessageDescriptor) => {
    const reason = reasonOf(what, outcome);
    if (reason === null) return showToast({ tone: 'success', text: doneText });
    const undone = undoneOf(outcome);
    return showToast({
      ...{ tone: isOver(outcome) ? 'warning' : 'error', cause: 'mergeDomains', requestId: undone.requestId },
      text: undoneText(undone, mergePhrases.actFailed),
      values: { reason: formatMessage(reason) },
    });
  };
  const answer = async (asked: Question) => {
    const what = actBehind(asked);
    const outcome = await act(what, asked.domain);
    // Where the entry is gone, the question is, too.
    if (outcome.kind !== 'done' && !isOver(outcome) && !isGone(asked, outcome)) return outcome;
    close();
    tell(what, outcome, done[asked.about]);
    return null;
  };
  const actAtOnce = async (what: 'decline' | 'remove', entry: RosterEntry) => {
    if (busy !== null) return;
    setBusy(keyOf(entry));
    const outcome = await act(what, entry.domain);
    setBusy(null);
    tell(what, outcome, done[what]);
  };

  const button = (
    entry: RosterEntry,
    words: Record<'label' | 'name', string>,
    onClick: () => void,
    isFirst = false,
  ) => (
    <BusyButton
      size="small"
      variant={isFirst ? 'contained' : 'outlined'}
      color={isFirst ? 'primary' : 'secondary'}
      aria-label={words.name}
      busy={!isFirst && busy === keyOf(entry)}
      onClick={onClick}
    >
      {words.label}
    </BusyButton>
  );
  const endButton = (entry: RosterEntry) => {
    const { domain } = entry;
    const words = { label: formatMessage(mergeTexts.end), name: formatMessage(mergePhrases.endOf, { domain }) };
    return button(entry, words, () => ask({ about: 'end', domain }));
  };
  const sentButton = (entry: RosterEntry) => {
    const { domain, status } = entry;
    if (status === 'APPROVED') return endButton(entry);
    if (status === 'REQUESTED') {
      const words = {
        label: formatMessage(mergeTexts.takeBack),
        name: formatMessage(mergePhrases.takeBackOf, { domain }),
      };
      return button(entry, words, () => ask({ about: 'takeBack', domain }));
    }
    const words = { label: formatMessage(mergeTexts.remove), name: formatMessage(mergePhrases.removeOf, { domain }) };
    return status === 'REJECTED' && button(entry, words, () => void actAtOnce('remove', entry));
  };
  const receivedButtons = (entry: RosterEntry) => {
    const { domain } = entry;
    const approve = {
      label: formatMessage(mergeTexts.approve),
      name: formatMessage(mergePhrases.approveOf, { domain }),
    };
    const decline = {
      label: formatMessage(mergeTexts.decline),
      name: formatMessage(mergePhrases.declineOf, { domain }),
    };
    return (
      <>
        {button(entry, decline, () => void actAtOnce('decline', entry))}
        {button(entry, approve, () => ask({ about: 'approve', domain }), true)}
      </>
    );
  };

  const isAsking = question !== null;
  const waiting = roster.received.filter(({ status }) => status === 'REQUESTED');
  const joined = roster.received.filter(({ status }) => status === 'APPROVED');
  return (
    <>
      <RosterSection
        title={formatMessage(mergeTexts.receivedTitle)}
        emptyText={formatMessage(mergeTexts.receivedNone)}
        entries={waiting}
        isAsking={isAsking}
      >
        {(entry) => (
          <RosterItem key={keyOf(entry)} entry={entry} isStatusShown={false}>
            {receivedButtons(entry)}
          </RosterItem>
        )}
      </RosterSection>
      <RosterSection
        title={formatMessage(mergeTexts.sentTitle)}
        emptyText={formatMessage(mergeTexts.sentNone)}
        entries={roster.sent}
        isAsking={isAsking}
      >
        {(entry) => (
          <RosterItem key={keyOf(entry)} entry={entry} isStatusShown>
            {sentButton(entry)}
          </RosterItem>
        )}
      </RosterSection>
      {joined.length > 0 && (
        <RosterSection title={formatMessage(mergeTexts.joinedTitle)} emptyText="" entries={joined} isAsking={isAsking}>
          {(entry) => (
            <RosterItem key={keyOf(entry)} entry={entry} isStatusShown={false}>
              {endButton(entry)}
            </RosterItem>
          )}
        </RosterSection>
      )}
      {question && <DomainQuestion question={question} onConfirm={() => answer(question)} onClose={close} />}
    </>
  );
}
