import { LINES, ONE_LINE, textOfAtMost } from './text.ts';

/** The longest name and the longest description of a channel, in characters of Unicode. */
export const CHANNEL_NAME_MAX = 50;
export const CHANNEL_DESCRIPTION_MAX = 140;

/** As many channels of a team may be auto-join ones, locked ones beside. */
export const AUTO_JOIN_CHANNELS_MAX = 50;

/** As many user groups a channel may be for, and as many may have their members put into it. */
export const CHANNEL_GROUPS_MAX = 50;

/** As many people may look after a channel. */
export const CHANNEL_MODERATORS_MAX = 50;

/** As many people may write in an announcement channel beside those who look after it. */
export const CHANNEL_POSTERS_MAX = 50;

/** As many people one request may choose to create channels of one type: the lists of both types fit into it. */
export const CREATORS_MAX = 5_000;

/** What a channel is called. */
export const channelNameFormat = textOfAtMost(CHANNEL_NAME_MAX, ONE_LINE);
/** What a channel is for; may be empty. */
export const channelDescriptionFormat = textOfAtMost(CHANNEL_DESCRIPTION_MAX, LINES, 0);
