import { useState } from 'react';
import { type MessageDescriptor, useIntl } from 'react-intl';
import { CardRemoveDocument } from '../../../../generated/billing/payment/card/cardChanges.ts';
import { useKeyedMutation } from '../../../../lib/apollo/useKeyedMutation.ts';
import { ConfirmDialog } from '../../../../ui/ConfirmDialog.tsx';
import { FailureAlert } from '../../../../ui/FailureAlert.tsx';
import { showToast } from '../../../../ui/toasts/toastStore.ts';
import type { SavedCard } from '../../pro/planTypes.ts';
import { useCardName } from '../../pro/useCardName.ts';
import { checkoutTexts } from '../checkout/checkoutMessages.ts';
import { cardPhrases, cardTexts } from './cardMessages.ts';

/** Asks before a saved card is taken away. */
export default function CardRemove({ card, onClose }: { card: SavedCard; onClose: () => void }) {
  const { formatMessage } = useIntl();
  const name = useCardName()(card);
  const [isBusy, setBusy] = useState(false);
  const [fault, setFault] = useState<MessageDescriptor | null>(null);
  const remove = useKeyedMutation(CardRemoveDocument, (data) => data.cardRemove);
  const confirm = async () => {
    setBusy(true);
    setFault(null);
    const { payload } = await remove({ cardId: card.cardId });
    setBusy(false);
    const code = payload?.userErrors[0]?.code;
    if (!payload) return setFault(checkoutTexts.unreachable);
    // Somebody else may have taken it away already.
    if (code && code !== 'NOT_FOUND') {
      return setFault(code === 'NOT_ALLOWED' ? cardTexts.lastCard : checkoutTexts.unreachable);
    }
    showToast({ tone: 'success', text: cardTexts.removed });
    return onClose();
  };
  return (
    <ConfirmDialog
      open
      danger
      title={formatMessage(cardTexts.removeTitle)}
      text={formatMessage(cardPhrases.removeText, { card: name })}
      confirmLabel={formatMessage(cardTexts.remove)}
      busy={isBusy}
      onConfirm={() => void confirm()}
      onCancel={onClose}
    >
      {fault && <FailureAlert text={formatMessage(fault)} requestId={null} />}
    </ConfirmDialog>
  );
}
