import type { IntlShape } from 'react-intl';
import { groupPhrases } from './userGroupMessages.ts';

/** So many channels are named; the others are counted. */
const MOST_CHANNELS = 5;

/** Which channels are restricted to a user group, in words. */
export function channelWords({ formatMessage, formatList }: IntlShape, channels: readonly { name: string }[]): string {
  const named = channels.slice(0, MOST_CHANNELS).map(({ name }) => name);
  const rest = channels.length - named.length;
  return formatList(rest > 0 ? [...named, formatMessage(groupPhrases.more, { count: rest })] : named);
}
