import { WELCOME_MESSAGE_MAX, WELCOME_SENDER_MAX } from '@muster/schema/formats/welcomeMessage';
import { welcomeMessageFormat, welcomeSenderFormat } from '@muster/schema/formats/welcomeMessage';
import type { UserError } from '../../generated/resolvers.ts';
import { userError } from '../../lib/userErrors.ts';

const rules = {
  senderName: { format: welcomeSenderFormat, noun: 'Sender name', most: WELCOME_SENDER_MAX },
  message: { format: welcomeMessageFormat, noun: 'Message', most: WELCOME_MESSAGE_MAX },
} as const;

/** What is wrong with a welcome message's texts: REQUIRED, TOO_LONG or INVALID at each that is given. */
export function welcomeTextErrors(given: Readonly<Record<keyof typeof rules, string | null | undefined>>): UserError[] {
  return (['senderName', 'message'] as const).flatMap((field) => {
    const { format, noun, most } = rules[field];
    const text = given[field];
    const issue = typeof text === 'string' ? format.safeParse(text).error?.issues[0]?.code : undefined;
    if (issue === undefined) return [];
    if (issue === 'too_small') return [userError('REQUIRED', [field], `${noun} cannot be blank.`)];
    if (issue === 'too_big') return [userError('TOO_LONG', [field], `${noun} can have at most ${most} characters.`)];
    return [userError('INVALID', [field], `${noun} holds characters that cannot be shown.`)];
  });
}
