import { useState } from 'react';
import { CardDefaultSetDocument } from '../../../../generated/billing/payment/card/cardChanges.ts';
import { useKeyedMutation } from '../../../../lib/apollo/useKeyedMutation.ts';
import { undoneBy } from '../../../../lib/graphql/undone.ts';
import { undoneText } from '../../../../ui/failureWords.ts';
import { uiMessages } from '../../../../ui/messages.ts';
import { showToast } from '../../../../ui/toasts/toastStore.ts';
import { publishEvent } from '../../../event/eventQueue.ts';
import { cardTexts } from './cardMessages.ts';

/** Makes a saved card the one that renewals are charged to; `onDone` is called once it is. */
export function useDefaultCard(onDone: (cardId: string) => void) {
  const [savingId, setSavingId] = useState<string | null>(null);
  const call = useKeyedMutation(CardDefaultSetDocument, (data) => data.cardDefaultSet);
  const makeDefault = async (cardId: string) => {
    if (savingId !== null) return;
    setSavingId(cardId);
    const { payload, failure } = await call({ cardId });
    setSavingId(null);
    if (!payload || payload.userErrors.length > 0) {
      const undone = undoneBy({ payload, failure });
      const text = undoneText(undone, uiMessages.errorText);
      return showToast({ tone: 'error', text, requestId: undone.requestId });
    }
    publishEvent('billing_details_updated');
    showToast({ tone: 'success', text: cardTexts.updated });
    return onDone(cardId);
  };
  return { savingId, makeDefault: (cardId: string) => void makeDefault(cardId) };
}
