import { useState } from 'react';
import { useIntl } from 'react-intl';
import { undoneText } from '../../../ui/failureWords.ts';
import { showToast } from '../../../ui/toasts/toastStore.ts';
import { deviceTitle, type OwnSession } from './deviceWords.ts';
import { useSessionEnd } from './sessionEnd.ts';
import { sessionPhrases, sessionTexts } from './sessionMessages.ts';

const without = (ids: ReadonlySet<string>, id: string) => new Set([...ids].filter((one) => one !== id));

/** Ends sessions elsewhere, several at a time if need be, and says how it went. */
export function useSignOutOther(onChanged: () => void) {
  const intl = useIntl();
  const endSession = useSessionEnd();
  const [busyIds, setBusyIds] = useState<ReadonlySet<string>>(new Set());

  const signOut = async (session: OwnSession) => {
    setBusyIds((ids) => new Set([...ids, session.id]));
    const end = await endSession(session.id);
    setBusyIds((ids) => without(ids, session.id));
    const cause = `session ${session.id}`;
    if (end.outcome === 'failed') {
      const text = undoneText(end, sessionTexts.signOutFailed);
      showToast({ tone: 'error', text, requestId: end.requestId, cause });
      return;
    }
    const values = { device: deviceTitle(intl, session) };
    const text = end.outcome === 'ended' ? sessionPhrases.signedOut : sessionPhrases.gone;
    showToast({ tone: end.outcome === 'ended' ? 'success' : 'info', text, values, cause });
    onChanged();
  };
  return { signOut, busyIds };
}
