import * as z from 'zod/mini';
import { LINES, ONE_LINE, textOfAtMost } from './text.ts';

/** As many bytes a file of people has. */
export const MEMBER_FILE_MAX_BYTES = 50 * 1024 * 1024;

/** As many rows it has below its header. */
export const MEMBER_ROWS_MAX = 100_000;

/** Columns that may stand behind the others, and are passed over: what became of a row before, and why. */
export const RESULT_COLUMNS = ['result', 'problem'] as const;

/** What stands in the mail to people who are added by a file, and is put in when it is sent. */
export const TEAM_NAME_TOKEN = '{team_name}';
export const INVITE_LINK_TOKEN = '{invite_link}';

/** The shortest and the longest name of whom the mail is from, in characters. */
export const INVITE_SENDER_MIN = 2;
export const INVITE_SENDER_MAX = 100;

/** Letters with their accents, apostrophes and hyphens; single spaces between words. Each repetition ends at what it cannot read. */
export const inviteSenderFormat = z
  .string()
  .check(
    z.trim(),
    z.minLength(INVITE_SENDER_MIN),
    z.maxLength(INVITE_SENDER_MAX, { abort: true }),
    z.regex(/^[\p{L}\p{M}'’-]+(?: [\p{L}\p{M}'’-]+)*$/u),
  );

/** The longest beginning of an address, in characters: that of the mail standards. */
export const INVITE_PREFIX_MAX = 64;

/** What stands before the `@` of the address that the mail is sent from. */
export const invitePrefixFormat = z
  .string()
  .check(
    z.trim(),
    z.minLength(1),
    z.maxLength(INVITE_PREFIX_MAX, { abort: true }),
    z.regex(/^[A-Za-z0-9_-]+(?:\.[A-Za-z0-9_-]+)*$/),
  );

/** The longest subject and the longest text of the mail, in characters of Unicode. */
export const INVITE_SUBJECT_MAX = 200;
export const INVITE_MESSAGE_MAX = 5_000;

export const inviteSubjectFormat = textOfAtMost(INVITE_SUBJECT_MAX, ONE_LINE);

/** Whether a text has what is put in when it is sent. */
export const hasInviteTokens = (message: string): boolean =>
  message.includes(TEAM_NAME_TOKEN) && message.includes(INVITE_LINK_TOKEN);

/** The text of the mail. That its placeholders are there is for `hasInviteTokens` to say. */
export const inviteMessageFormat = textOfAtMost(INVITE_MESSAGE_MAX, LINES);
