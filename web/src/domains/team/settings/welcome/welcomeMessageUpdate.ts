import { WelcomeMessageUpdateDocument } from '../../../../generated/team/settings/welcome/welcomeMessageUpdate.ts';
import type { SaveOutcome } from '../../../../lib/form/saveOutcome.ts';
import { useDraftSave } from '../../../../lib/form/useDraftSave.ts';
import { keptText, type Welcome, type WelcomeDraft } from './welcome.ts';

/** Changes the welcome message. Where the answer is lost it is read again how it stands: `readAgain`. */
export function useWelcomeUpdate(readAgain: () => Promise<Welcome | null>) {
  const send = useDraftSave(WelcomeMessageUpdateDocument, (data) => data.welcomeMessageUpdate, { readAgain });
  return {
    /** Keeps the whole of it, over the version that was seen. */
    save: (draft: WelcomeDraft, { version }: Pick<Welcome, 'version'>) =>
      send({ isEnabled: draft.isEnabled, ...keptText(draft), version }),
    /** Sends it to nobody any more, whatever it says by now. Where the answer is lost, but it is off, that was done. */
    stop: async (): Promise<SaveOutcome> => {
      const outcome = await send({ isEnabled: false });
      return outcome.read?.isEnabled === false ? { kind: 'saved' } : outcome;
    },
  };
}
