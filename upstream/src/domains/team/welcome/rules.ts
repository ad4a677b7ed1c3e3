import { welcomeMessageFormat, welcomeSenderFormat } from '@muster/schema/formats/welcomeMessage';
import { changedOf } from '../../../lib/changes.ts';

/** A team's welcome message as it is kept. */
export type Welcome = { isWelcomeEnabled: boolean; welcomeSenderName: string; welcomeMessage: string };
/** What people read of it. */
export type WelcomeText = { senderName: string; message: string };

/** What is given of a change. */
type Given = { enabled?: boolean; senderName?: string; message?: string };

/** What a change of the welcome message changes, or why it is refused. */
export type WelcomePlan =
  | { refusal: 'invalid_request'; field: 'senderName' | 'message' }
  | { refusal: null; changes: Partial<Welcome> };

type Invalid = { invalid: 'senderName' | 'message' };

/** A text as it is kept, or which of its fields is blank or too long. */
export function readWelcomeText(given: WelcomeText): WelcomeText | Invalid {
  const senderName = welcomeSenderFormat.safeParse(given.senderName);
  const message = welcomeMessageFormat.safeParse(given.message);
  if (!senderName.success) return { invalid: 'senderName' };
  return message.success ? { senderName: senderName.data, message: message.data } : { invalid: 'message' };
}

/** What becomes of the welcome message by a change: only what is given and differs. */
export function planWelcome(team: Welcome, given: Given): WelcomePlan {
  // What stands was taken once: only what is given can be wrong.
  const { senderName = team.welcomeSenderName, message = team.welcomeMessage } = given;
  const text = readWelcomeText({ senderName, message });
  if ('invalid' in text) return { refusal: 'invalid_request', field: text.invalid };
  const wanted = {
    isWelcomeEnabled: given.enabled,
    welcomeSenderName: given.senderName === undefined ? undefined : text.senderName,
    welcomeMessage: given.message === undefined ? undefined : text.message,
  };
  return { refusal: null, changes: changedOf<Welcome>(team, wanted) };
}

/** What somebody who comes into the team reads; null while nothing is sent. */
export const welcomeTo = (team: Welcome): WelcomeText | null =>
  team.isWelcomeEnabled ? { senderName: team.welcomeSenderName, message: team.welcomeMessage } : null;
