import type { LocaleCode } from '@muster/schema/formats/locale';

export type KeeperParts = {
  /** What the account has to begin with. */
  readonly kept: LocaleCode;
  /** Shows the page in a language. */
  readonly apply: (code: LocaleCode) => void;
  /** Keeps a language on the account; answers whether that is known to be done. Never rejects. */
  readonly keep: (code: LocaleCode) => Promise<boolean>;
  readonly isSignedIn: () => boolean;
  /** Tells the person that their choice was not kept. */
  readonly tellFailure: () => void;
};

/**
 * Makes the way to choose a language: it is shown at once and kept on the account, one choice at a time, so that no
 * older choice arrives behind a newer one. A choice that fails counts only where no newer one was made: then the page
 * goes back to what the account has been known to keep.
 */
export function createLanguageKeeper({ apply, keep, isSignedIn, tellFailure, ...account }: KeeperParts) {
  let { kept } = account;
  let wanted = kept;
  /** Not after a failure: it may have been kept all the same, and only the answer was lost. */
  let isSure = true;
  let isSending = false;

  const settle = async () => {
    isSending = true;
    while (wanted !== kept || !isSure) {
      const sent = wanted;
      isSure = await keep(sent);
      // Signed out meanwhile: there is no account to differ from.
      if (!isSignedIn()) break;
      if (isSure) kept = sent;
      else if (wanted === sent) {
        wanted = kept;
        apply(kept);
        tellFailure();
        break;
      }
    }
    isSending = false;
  };

  return (code: LocaleCode): void => {
    if (code === wanted && isSure) return;
    wanted = code;
    apply(code);
    if (!isSending) void settle();
  };
}
