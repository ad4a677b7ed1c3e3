import type { Way } from './choice/ways.ts';

/** What the PIN step says about the mail. */
export type PinNote = 'sent' | 'resent' | 'stillValid';

export type SignInState =
  | { readonly step: 'email'; readonly email: string }
  | {
      readonly step: 'choice';
      readonly email: string;
      readonly ways: readonly Way[];
      /** Whether this person may have a PIN instead. */
      readonly offersPin: boolean;
      /** Whether nobody has one without a recovery code. */
      readonly takesRecoveryCode: boolean;
    }
  | {
      readonly step: 'pin';
      readonly email: string;
      readonly login: string;
      readonly note: PinNote;
      readonly issue: number;
    };
