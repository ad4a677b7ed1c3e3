import {
  WELCOME_MESSAGE_MAX,
  WELCOME_SENDER_MAX,
  welcomeMessageFormat,
  welcomeSenderFormat,
} from '@muster/schema/formats/welcomeMessage';
import type { UserError } from '../../generated/resolvers.ts';
import { readText, textRule } from '../../lib/texts.ts';

const rules = {
  senderName: textRule(welcomeSenderFormat, 'Sender name', WELCOME_SENDER_MAX),
  message: textRule(welcomeMessageFormat, 'Message', WELCOME_MESSAGE_MAX),
};

/** What is wrong with a welcome message's texts: REQUIRED, TOO_LONG or INVALID at each that is given. */
export const welcomeTextErrors = (
  given: Readonly<Record<keyof typeof rules, string | null | undefined>>,
): UserError[] =>
  (['senderName', 'message'] as const).flatMap((field) => readText(rules[field], given[field], [field]).errors);
