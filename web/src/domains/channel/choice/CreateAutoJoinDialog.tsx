import RadioGroup from '@mui/material/RadioGroup';
import { type SubmitEvent, useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import { useNavigate } from 'react-router-dom';
import { FormDialog } from '../../../ui/FormDialog.tsx';
import { HintedRadio } from '../../../ui/HintedRadio.tsx';
import { channelFormPath } from '../channelPaths.ts';
import { ChannelChoice } from './ChannelChoice.tsx';
import { channelChoiceTexts } from './channelChoiceMessages.ts';
import type { OpenChannel } from './useOpenChannels.ts';

/** Asks whether an auto-join channel is a new one or one that is there, and which, and leads to its form. */
export default function CreateAutoJoinDialog({ onClose }: { onClose: () => void }) {
  const { formatMessage } = useIntl();
  const navigate = useNavigate();
  const [way, setWay] = useState<'create' | 'upgrade'>('create');
  const [channel, setChannel] = useState<OpenChannel | null>(null);
  const [isAsked, setAsked] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    setAsked(true);
    if (way === 'upgrade' && channel === null) return field.current?.focus();
    // The form takes the place of the question in the history: Back leads to the list.
    return void navigate(
      way === 'create'
        ? channelFormPath('autojoin', 'create')
        : channelFormPath('autojoin', 'upgrade', channel?.groupJid),
      { replace: true },
    );
  };
  const isMissing = isAsked && channel === null;
  return (
    <FormDialog
      open
      title={formatMessage(channelChoiceTexts.title)}
      submitLabel={formatMessage(channelChoiceTexts.continue)}
      onSubmit={submit}
      onClose={onClose}
    >
      <RadioGroup
        aria-label={formatMessage(channelChoiceTexts.way)}
        value={way}
        onChange={(_event, value) => setWay(value === 'upgrade' ? 'upgrade' : 'create')}
      >
        <HintedRadio
          value="create"
          name={formatMessage(channelChoiceTexts.create)}
          hint={formatMessage(channelChoiceTexts.createHint)}
        />
        <HintedRadio
          value="upgrade"
          name={formatMessage(channelChoiceTexts.upgrade)}
          hint={formatMessage(channelChoiceTexts.upgradeHint)}
        />
      </RadioGroup>
      {way === 'upgrade' && (
        <ChannelChoice
          value={channel}
          error={isMissing ? formatMessage(channelChoiceTexts.selectPublicChannelError) : null}
          inputRef={field}
          onChange={setChannel}
        />
      )}
    </FormDialog>
  );
}
