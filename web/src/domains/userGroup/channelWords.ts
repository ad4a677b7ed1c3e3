import type { IntlShape } from 'react-intl';
import { firstOf } from '../../lib/intl/firstOf.ts';
import { groupPhrases } from './userGroupMessages.ts';

/** So many channels are named; the others are counted. */
const MOST_CHANNELS = 5;

/** Which channels are restricted to a user group, in words. */
export function channelWords({ formatMessage, formatList }: IntlShape, channels: readonly { name: string }[]): string {
  const names = channels.map(({ name }) => name);
  return formatList(firstOf(names, MOST_CHANNELS, (count) => formatMessage(groupPhrases.more, { count })));
}
