import { LINES, ONE_LINE, textOfAtMost } from './text.ts';

/** The longest sender's name and the longest message, in characters of Unicode. */
export const WELCOME_SENDER_MAX = 25;
export const WELCOME_MESSAGE_MAX = 350;

/** Who a team's welcome message is from. */
export const welcomeSenderFormat = textOfAtMost(WELCOME_SENDER_MAX, ONE_LINE);
/** What a team's welcome message says. */
export const welcomeMessageFormat = textOfAtMost(WELCOME_MESSAGE_MAX, LINES);
