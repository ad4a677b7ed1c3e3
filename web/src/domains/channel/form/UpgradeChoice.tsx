import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { type SubmitEvent, useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import { useNavigate } from 'react-router-dom';
import { ButtonLink } from '../../../ui/AppLink.tsx';
import { FormSection } from '../../../ui/form/FormSection.tsx';
import { uiMessages } from '../../../ui/messages.ts';
import { ChannelChoice } from '../choice/ChannelChoice.tsx';
import { channelChoiceTexts } from '../choice/channelChoiceMessages.ts';
import type { OpenChannel } from '../choice/useOpenChannels.ts';
import { channelFormPath, channelListPath } from '../channelPaths.ts';
import { channelFormTexts } from './channelFormMessages.ts';

/** Asks which channel is upgraded; the address keeps the answer. */
export function UpgradeChoice() {
  const { formatMessage } = useIntl();
  const navigate = useNavigate();
  const [isAsked, setAsked] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  const choose = (channel: OpenChannel | null) => {
    if (channel) void navigate(channelFormPath('autojoin', 'upgrade', channel.groupJid), { replace: true });
  };
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    setAsked(true);
    field.current?.focus();
  };
  return (
    <form noValidate aria-label={formatMessage(channelFormTexts.form)} onSubmit={submit}>
      <FormSection title={formatMessage(channelFormTexts.form)}>
        <ChannelChoice
          value={null}
          error={isAsked ? formatMessage(channelChoiceTexts.selectPublicChannelError) : null}
          isInPage
          inputRef={field}
          onChange={choose}
        />
      </FormSection>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 2, py: 1.5, borderTop: 1, borderColor: 'divider' }}>
        <Button type="submit" variant="contained" color="primary">
          {formatMessage(channelFormTexts.upgradeNow)}
        </Button>
        <ButtonLink to={channelListPath('autojoin')} variant="text" color="secondary">
          {formatMessage(uiMessages.cancel)}
        </ButtonLink>
      </Box>
    </form>
  );
}
