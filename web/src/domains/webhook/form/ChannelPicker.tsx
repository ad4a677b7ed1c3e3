import { type UIEvent, useState } from 'react';
import { useIntl } from 'react-intl';
import { useRested } from '../../../lib/scheduling/useRested.ts';
import { ComboField } from '../../../ui/ComboField.tsx';
import { isNearBottom } from '../../../ui/table/useLoadMore.ts';
import { usePostableChannels } from './usePostableChannels.ts';
import type { ChannelChoice } from './webhookDraft.ts';
import { webhookFormTexts } from './webhookFormMessages.ts';

/** So near the end of the list more is read, in px. */
const NEAR = 120;

/** What there is to choose from for what is typed. The list reads on as it is scrolled. */
function useChannelChoices(typed: string) {
  const search = useRested(typed.trim());
  const { items, isLoading, error, growthError, hasMore, isGrowing, loadMore, readAgain } = usePostableChannels(
    search,
    false,
  );
  return {
    choices: items ?? [],
    isLoading: isLoading || search !== typed.trim(),
    isFailed: Boolean(growthError) || (Boolean(error) && items === null),
    retry: () => (growthError ? loadMore() : void readAgain()),
    readOn: ({ currentTarget }: UIEvent<HTMLElement>) => {
      if (hasMore && !isGrowing && !growthError && isNearBottom(currentTarget, NEAR)) loadMore();
    },
  };
}

/** Chooses one of the channels in which the viewer may write; they are found by the beginnings of words. */
export function ChannelPicker({
  value,
  error,
  onChange,
  onLeave,
}: {
  value: ChannelChoice | null;
  error: string | null;
  onChange: (channel: ChannelChoice | null) => void;
  onLeave: () => void;
}) {
  const { formatMessage } = useIntl();
  const [typed, setTyped] = useState('');
  const { choices, isLoading, isFailed, retry, readOn } = useChannelChoices(typed);
  const words = {
    label: formatMessage(webhookFormTexts.channel),
    hint: formatMessage(webhookFormTexts.channelHint),
    loading: formatMessage(webhookFormTexts.searching),
    none: formatMessage(webhookFormTexts.noChannelFound),
    clear: formatMessage(webhookFormTexts.clearChannel),
    open: formatMessage(webhookFormTexts.openChannels),
    close: formatMessage(webhookFormTexts.closeChannels),
  };
  return (
    <ComboField<ChannelChoice>
      words={words}
      labelOf={({ name }) => name}
      typed={typed}
      problem={isFailed ? formatMessage(webhookFormTexts.channelsFailed) : error}
      onRetry={isFailed ? retry : null}
      isRequired
      options={choices.map(({ id, name }) => ({ id, name }))}
      value={value}
      onChange={(_event, next) => onChange(next)}
      onInputChange={(_event, text, reason) => setTyped(reason === 'input' ? text : '')}
      onBlur={onLeave}
      loading={isLoading}
      autoHighlight
      disablePortal
      slotProps={{ listbox: { onScroll: readOn } }}
    />
  );
}
