import { type Ref, useState } from 'react';
import { useIntl } from 'react-intl';
import { ComboField } from '../../../ui/ComboField.tsx';
import { tagTexts } from '../../../ui/tagMessages.ts';
import { useTagSuggestions } from '../../../ui/tagSuggestions.ts';
import { channelChoiceTexts } from './channelChoiceMessages.ts';
import { type OpenChannel, useOpenChannels } from './useOpenChannels.ts';

/** Channels are suggested with the focus, and searched for from two characters on. */
const START = { minimum: 2, atOnce: true };

/** Chooses a public channel that nobody is put into yet. */
export function ChannelChoice({
  value,
  error,
  isInPage = false,
  inputRef,
  onChange,
}: {
  value: OpenChannel | null;
  /** Why it is not accepted. */
  error: string | null;
  /** Whether it stands in a page, whose landmarks its list belongs to then. */
  isInPage?: boolean;
  inputRef?: Ref<HTMLInputElement>;
  onChange: (channel: OpenChannel | null) => void;
}) {
  const { formatMessage } = useIntl();
  const [typed, setTyped] = useState(value?.label ?? '');
  const [isOpen, setOpen] = useState(false);
  const source = useOpenChannels();
  // The name of what is chosen is no search.
  const searched = typed === value?.label ? '' : typed;
  const { tags, isLoading, isFailed, retry } = useTagSuggestions(source, searched, START, isOpen);
  const words = {
    label: formatMessage(channelChoiceTexts.channel),
    hint: formatMessage(channelChoiceTexts.hint),
    loading: formatMessage(tagTexts.loading),
    none: formatMessage(channelChoiceTexts.none),
    clear: formatMessage(channelChoiceTexts.clear),
    open: formatMessage(channelChoiceTexts.open),
    close: formatMessage(channelChoiceTexts.close),
  };
  return (
    <ComboField<OpenChannel>
      words={words}
      labelOf={({ label }) => label}
      typed={searched}
      problem={error ?? (isFailed ? formatMessage(tagTexts.failed) : null)}
      onRetry={isFailed ? retry : null}
      options={tags}
      value={value}
      inputValue={typed}
      onInputChange={(_event, text) => setTyped(text)}
      onChange={(_event, channel) => onChange(channel)}
      open={isOpen && !isFailed}
      onOpen={() => setOpen(true)}
      onClose={() => setOpen(false)}
      openOnFocus
      disablePortal={isInPage}
      loading={isLoading}
      {...(inputRef && { inputRef })}
    />
  );
}
