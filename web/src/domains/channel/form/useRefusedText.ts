import { useIntl } from 'react-intl';
import { CHANNEL_LIMITS } from './channelFormMessages.ts';
import type { RefusedPart } from './channelRefusal.ts';
import type { ChannelEditing } from './useChannelForm.ts';

/** What was refused of a part of the form, in words. */
export function useRefusedText({ refusal }: Pick<ChannelEditing, 'refusal'>) {
  const { formatMessage } = useIntl();
  return (part: RefusedPart): string | null =>
    refusal?.part === part ? formatMessage(refusal.text, CHANNEL_LIMITS) : null;
}
