import {
  WELCOME_MESSAGE_MAX,
  WELCOME_SENDER_MAX,
  welcomeMessageFormat,
  welcomeSenderFormat,
} from '@muster/schema/formats/welcomeMessage';
import type { WelcomeOfTeamFragment } from '../../../../generated/team/settings/welcome/welcomeMessage.ts';

/** The welcome message as it is kept. */
export type Welcome = NonNullable<WelcomeOfTeamFragment['welcomeMessage']>;
export type WelcomeText = Pick<Welcome, 'senderName' | 'message'>;
/** What the form edits. */
export type WelcomeDraft = Pick<Welcome, 'isEnabled' | 'senderName' | 'message'>;

export const WELCOME_LIMITS = { senderName: WELCOME_SENDER_MAX, message: WELCOME_MESSAGE_MAX } as const;

const formats = { senderName: welcomeSenderFormat, message: welcomeMessageFormat } as const;

/** What is wrong with a text, by the code that the gateway would give; null where nothing is. */
export function problemOfText(field: keyof WelcomeText, text: string): 'REQUIRED' | 'TOO_LONG' | 'INVALID' | null {
  const issue = formats[field].safeParse(text).error?.issues[0]?.code;
  if (issue === undefined) return null;
  if (issue === 'too_small') return 'REQUIRED';
  return issue === 'too_big' ? 'TOO_LONG' : 'INVALID';
}

export const isValidText = ({ senderName, message }: WelcomeText): boolean =>
  problemOfText('senderName', senderName) === null && problemOfText('message', message) === null;

/** A text as it is kept: without the blanks around it. */
export const keptText = ({ senderName, message }: WelcomeText): WelcomeText => ({
  senderName: senderName.trim(),
  message: message.trim(),
});

/** Whether saving the one would keep the same as the other. */
export function isSameWelcome(one: WelcomeDraft, other: WelcomeDraft): boolean {
  const [first, second] = [keptText(one), keptText(other)];
  const isSameText = first.senderName === second.senderName && first.message === second.message;
  return one.isEnabled === other.isEnabled && isSameText;
}
