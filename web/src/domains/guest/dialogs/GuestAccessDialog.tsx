import { useApolloClient } from '@apollo/client/react';
import Box from '@mui/material/Box';
import { useState, type ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { failureOf } from '../../../lib/apollo/failureOf.ts';
import { useUnsavedChanges } from '../../../lib/unsavedChanges/dirtyForms.ts';
import { ErrorState } from '../../../ui/ErrorState.tsx';
import { FormDialog } from '../../../ui/FormDialog.tsx';
import { CheckIcon } from '../../../ui/icons.tsx';
import { uiMessages } from '../../../ui/messages.ts';
import { TextSkeleton } from '../../../ui/Skeletons.tsx';
import { Spoken } from '../../../ui/Spoken.ts';
import { NoticeDialog } from '../../../ui/NoticeDialog.tsx';
import { DiscardQuestion } from '../../../ui/DiscardQuestion.tsx';
import type { ListedMember, PeopleDialogProps } from '../../member/people/people.ts';
import { resetMemberLists } from '../../member/people/memberCache.ts';
import { memberName } from '../../member/people/memberName.ts';
import { AccessFields } from './AccessFields.tsx';
import { accessFailures, accessPhrases, accessTexts } from './guestMessages.ts';
import { StaleNote } from './StaleNote.tsx';
import { useAccessEditing } from './useAccessEditing.ts';

/** Said of somebody who is no guest any more: the lists that still show one are read again. */
function NoGuest({ name, onClose }: { name: string; onClose: () => void }) {
  const { formatMessage } = useIntl();
  const { cache } = useApolloClient();
  const close = () => {
    resetMemberLists(cache);
    onClose();
  };
  return (
    <NoticeDialog title={formatMessage(accessTexts.goneTitle)} maxWidth="xs" onClose={close}>
      {formatMessage(accessPhrases.gone, { name })}
    </NoticeDialog>
  );
}

/** Sets whom and what a guest reaches: contacts, channels, and the day on which the admins are reminded. */
export default function GuestAccessDialog({ member, onClose }: PeopleDialogProps & { member: ListedMember }) {
  const intl = useIntl();
  const { formatMessage } = intl;
  const name = memberName(intl, member);
  const editing = useAccessEditing(member.id, onClose);
  const [isLeaving, setIsLeaving] = useState(false);
  const { state, saved, shown, theirs, phase, isChanged } = editing;
  useUnsavedChanges(isChanged);
  if (state.state === 'gone') return <NoGuest name={name} onClose={onClose} />;

  const content = (): ReactNode => {
    if (state.state === 'failed') {
      return (
        <ErrorState
          compact
          title={formatMessage(accessFailures.whole)}
          requestId={failureOf(state.error)?.requestId}
          onRetry={editing.readAgain}
        />
      );
    }
    if (!saved || !shown) return <TextSkeleton lines={6} />;
    return (
      <>
        {theirs && (
          <StaleNote
            before={saved}
            now={theirs}
            busy={phase === 'saving'}
            onMine={editing.saveMine}
            onTheirs={editing.takeTheirs}
          />
        )}
        <AccessFields
          contacts={shown.contacts}
          channels={shown.channels}
          reminder={shown.reminder}
          failed={editing.failed}
          isReminderChanged={editing.isReminderChanged}
          disabled={phase !== 'idle'}
          isReading={editing.isAgain}
          onChange={editing.change}
          onRetry={editing.readAgain}
        />
      </>
    );
  };
  const savedLabel = (
    <Box component="span" sx={{ display: 'inline-flex', alignItems: 'center', gap: 0.75 }}>
      <CheckIcon fontSize="small" aria-hidden />
      {formatMessage(accessTexts.saved)}
    </Box>
  );
  return (
    <>
      <FormDialog
        open
        title={formatMessage(accessPhrases.title, { name })}
        submitLabel={phase === 'saved' ? savedLabel : formatMessage(uiMessages.save)}
        failure={editing.lost && { text: formatMessage(uiMessages.errorText), ...editing.lost }}
        busy={phase === 'saving'}
        disabled={!editing.canSave}
        onSubmit={(event) => {
          event.preventDefault();
          if (editing.canSave) editing.save();
        }}
        onClose={() => (isChanged ? setIsLeaving(true) : onClose())}
      >
        {content()}
        <Spoken role="status">{phase === 'saved' ? formatMessage(accessTexts.saved) : null}</Spoken>
      </FormDialog>
      <DiscardQuestion isLostByBack open={isLeaving} onStay={() => setIsLeaving(false)} onDiscard={onClose} />
    </>
  );
}
