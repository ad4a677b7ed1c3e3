import {
  INVITE_MESSAGE_MAX,
  INVITE_PREFIX_MAX,
  INVITE_SENDER_MAX,
  INVITE_SENDER_MIN,
  INVITE_SUBJECT_MAX,
  hasInviteTokens,
  inviteMessageFormat,
  invitePrefixFormat,
  inviteSenderFormat,
  inviteSubjectFormat,
} from '@muster/schema/formats/memberUpload';
import type { MemberUploadInviteInput, UserError } from '../../../generated/resolvers.ts';
import { type TextRule, readText, textRule } from '../../../lib/texts.ts';
import { userError } from '../../../lib/userErrors.ts';

const blankSender = textRule(inviteSenderFormat, 'A name', INVITE_SENDER_MAX);
const senderRule: TextRule = {
  ...blankSender,
  blank: `A name has at least ${INVITE_SENDER_MIN} characters.`,
  blankCode: 'TOO_SHORT',
  invalid: 'A name has letters, accents, apostrophes and hyphens, and single spaces between words.',
};
const prefixRule: TextRule = {
  ...textRule(invitePrefixFormat, 'What stands before the @', INVITE_PREFIX_MAX),
  invalid: 'Before the @ stand letters, digits, _, - and single dots.',
};
const subjectRule = textRule(inviteSubjectFormat, 'A subject', INVITE_SUBJECT_MAX);
const messageRule = textRule(inviteMessageFormat, 'A message', INVITE_MESSAGE_MAX);

/** Why the mail is not sent where it has lost what is put in when it is sent. */
export const tokenMissing = (place: 'subject' | 'message'): UserError =>
  userError('INVALID', [place], 'The placeholders {team_name} and {invite_link} have to stay.');

type InviteMail = Pick<MemberUploadInviteInput, 'fullName' | 'fromPrefix' | 'subject' | 'message'>;

/** The mail to people who are added by a file, in the form that goes on, or what is wrong with it. */
export function readInviteMail(
  input: MemberUploadInviteInput,
): { readonly mail: InviteMail } | { readonly errors: readonly UserError[] } {
  const { value: fullName, ...sender } = readText(
    input.fullName.trim() === '' ? blankSender : senderRule,
    input.fullName,
    ['fullName'],
  );
  const { value: fromPrefix, ...prefix } = readText(prefixRule, input.fromPrefix, ['fromPrefix']);
  const { value: subject, ...title } = readText(subjectRule, input.subject, ['subject']);
  const { value: message, ...text } = readText(messageRule, input.message, ['message']);
  const errors = [sender, prefix, title, text].flatMap((read) => read.errors);
  if (message !== undefined && !hasInviteTokens(message)) errors.push(tokenMissing('message'));
  const isWhole = fullName !== undefined && fromPrefix !== undefined && subject !== undefined && message !== undefined;
  return errors.length === 0 && isWhole ? { mail: { fullName, fromPrefix, subject, message } } : { errors };
}
