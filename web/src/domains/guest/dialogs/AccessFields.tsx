import { SUBJECTS_MAX } from '@muster/schema/formats/subjects';
import Alert from '@mui/material/Alert';
import { type MessageDescriptor, useIntl } from 'react-intl';
import { BusyButton } from '../../../ui/BusyButton.tsx';
import { uiMessages } from '../../../ui/messages.ts';
import { TagInput } from '../../../ui/TagInput.tsx';
import type { Tag } from '../../../ui/tagSuggestions.ts';
import { useChannelSearch } from '../../channel/shared/useChannelSearch.ts';
import { useContactSearch } from './accessSources.ts';
import type { AccessEdits, AccessPart } from './guestAccess.ts';
import { accessFailures, accessTexts } from './guestMessages.ts';
import { ReminderField } from './ReminderField.tsx';
import { isReminderDay, presentDay, type EnteredDay } from './reminderDay.ts';

/** Stands in the place of a part that could not be read: what is not known cannot be changed. */
function UnreadPart({ text, busy, onRetry }: { text: MessageDescriptor; busy: boolean; onRetry: () => void }) {
  const { formatMessage } = useIntl();
  return (
    <Alert
      severity="error"
      action={
        <BusyButton size="small" busy={busy} onClick={onRetry}>
          {formatMessage(uiMessages.retry)}
        </BusyButton>
      }
    >
      {formatMessage(text)}
    </Alert>
  );
}

/** The three fields that say whom and what a guest reaches, and when the admins are reminded. Null: could not be read. */
export function AccessFields({
  contacts,
  channels,
  reminder,
  failed,
  isReminderChanged,
  disabled,
  isReading = false,
  isAdding = false,
  onChange,
  onRetry,
}: {
  contacts: readonly Tag[] | null;
  channels: readonly Tag[] | null;
  reminder: EnteredDay | null;
  /** The parts that could not be saved. */
  failed: readonly AccessPart[];
  /** A day that stands there from before may have passed. */
  isReminderChanged: boolean;
  disabled: boolean;
  isReading?: boolean;
  /** The guest is not there yet. */
  isAdding?: boolean;
  onChange: (edits: AccessEdits) => void;
  onRetry: () => void;
}) {
  const { formatMessage } = useIntl();
  const contactSearch = useContactSearch();
  const channelSearch = useChannelSearch();
  const errorOf = (part: AccessPart) => (failed.includes(part) ? formatMessage(accessFailures[part]) : null);
  const unread = (text: MessageDescriptor) => <UnreadPart text={text} busy={isReading} onRetry={onRetry} />;
  return (
    <>
      {contacts ? (
        <TagInput
          label={formatMessage(accessTexts.contacts)}
          hint={formatMessage(accessTexts.contactsHint)}
          value={contacts}
          onChange={(value) => onChange({ contacts: value })}
          source={contactSearch}
          most={SUBJECTS_MAX}
          error={errorOf('contacts')}
          disabled={disabled}
        />
      ) : (
        unread(accessFailures.contactsRead)
      )}
      {channels ? (
        <TagInput
          label={formatMessage(accessTexts.channels)}
          hint={formatMessage(isAdding ? accessTexts.channelsHintAdding : accessTexts.channelsHint)}
          value={channels}
          onChange={(value) => onChange({ channels: value })}
          source={channelSearch}
          most={SUBJECTS_MAX}
          error={errorOf('channels')}
          disabled={disabled}
        />
      ) : (
        unread(accessFailures.channelsRead)
      )}
      {reminder ? (
        <ReminderField
          value={reminder}
          onChange={(value) => onChange({ reminder: value })}
          isWrong={isReminderChanged && !isReminderDay(reminder, presentDay())}
          error={errorOf('reminder')}
          disabled={disabled}
        />
      ) : (
        unread(accessFailures.reminderRead)
      )}
    </>
  );
}
