import type { IntlShape } from 'react-intl';
import { firstOf } from '../../lib/intl/firstOf.ts';
import { channelFactPhrases, channelFactTexts } from './channelMessages.ts';

/** So many user groups are named; the others are counted. */
const MOST_GROUPS = 5;

type Groups = readonly { readonly name: string }[] | null;

/** What says who is in a channel. Null where it could not be read. */
export interface ChannelFacts {
  readonly isAutoJoin: boolean | null;
  readonly autoJoinGroups: Groups;
  readonly restrictedTo: Groups;
}

const groupWords = ({ formatMessage, formatList }: IntlShape, groups: NonNullable<Groups>) =>
  formatList(
    firstOf(
      groups.map(({ name }) => name),
      MOST_GROUPS,
      (count) => formatMessage(channelFactPhrases.otherGroups, { count }),
    ),
    { type: 'disjunction' },
  );

/** Who joins a channel by themselves; null for nobody, and where it is not known. */
function joinersInWords(intl: IntlShape, { isAutoJoin, autoJoinGroups }: ChannelFacts): string | null {
  if (!isAutoJoin || autoJoinGroups === null) return null;
  if (autoJoinGroups.length === 0) return intl.formatMessage(channelFactTexts.everybodyJoins);
  return intl.formatMessage(channelFactPhrases.groupsJoin, { groups: groupWords(intl, autoJoinGroups) });
}

/** Whom a channel is for; null for everybody, and where it is not known. */
function audienceInWords(intl: IntlShape, { restrictedTo }: ChannelFacts): string | null {
  if (restrictedTo === null || restrictedTo.length === 0) return null;
  return intl.formatMessage(channelFactPhrases.onlyFor, { groups: groupWords(intl, restrictedTo) });
}

/** Who joins a channel and whom it is for, a sentence each. */
export const factsInWords = (intl: IntlShape, facts: ChannelFacts): readonly string[] =>
  [joinersInWords(intl, facts), audienceInWords(intl, facts)].filter((text) => text !== null);
