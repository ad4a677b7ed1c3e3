import Box from '@mui/material/Box';
import DialogContentText from '@mui/material/DialogContentText';
import { useState } from 'react';
import { type MessageDescriptor, useIntl } from 'react-intl';
import { CardRemoveDocument } from '../../../../generated/billing/payment/card/cardChanges.ts';
import { useKeyedMutation } from '../../../../lib/apollo/useKeyedMutation.ts';
import { REFUSED, type Undone, undoneBy } from '../../../../lib/graphql/undone.ts';
import { ConfirmDialog } from '../../../../ui/ConfirmDialog.tsx';
import { FailureAlert } from '../../../../ui/FailureAlert.tsx';
import { showToast } from '../../../../ui/toasts/toastStore.ts';
import type { SavedCard } from '../../pro/planTypes.ts';
import { useCardName } from '../../pro/useCardName.ts';
import { checkoutTexts } from '../checkout/checkoutMessages.ts';
import { cardPhrases, cardTexts } from './cardMessages.ts';

interface Fault {
  readonly text: MessageDescriptor;
  readonly undone: Undone;
}

/** Asks before a saved card is taken away. Where the plan needs it, what is left to do is to give another one. */
export default function CardRemove({
  card,
  next,
  onReplace,
  onClose,
}: {
  card: SavedCard;
  /** The card that renewals are charged to then; null where that stays as it is. */
  next: SavedCard | null;
  onReplace: () => void;
  onClose: () => void;
}) {
  const { formatMessage } = useIntl();
  const cardName = useCardName();
  const [isBusy, setBusy] = useState(false);
  const [fault, setFault] = useState<Fault | null>(null);
  const [isNeeded, setNeeded] = useState(false);
  const remove = useKeyedMutation(CardRemoveDocument, (data) => data.cardRemove);
  const confirm = async () => {
    setBusy(true);
    setFault(null);
    const { payload, failure } = await remove({ cardId: card.cardId });
    setBusy(false);
    const code = payload?.userErrors[0]?.code;
    if (!payload) return setFault({ text: checkoutTexts.unreachable, undone: undoneBy({ payload, failure }) });
    if (code === 'NOT_ALLOWED') return setNeeded(true);
    // Somebody else may have taken it away already.
    if (code && code !== 'NOT_FOUND') return setFault({ text: checkoutTexts.unreachable, undone: REFUSED });
    showToast({ tone: 'success', text: cardTexts.removed });
    return onClose();
  };
  if (isNeeded) {
    return (
      <ConfirmDialog
        key="needed"
        open
        title={formatMessage(cardPhrases.neededTitle, { card: cardName(card) })}
        text={formatMessage(cardTexts.lastCard)}
        confirmLabel={formatMessage(cardTexts.updateTitle)}
        onConfirm={onReplace}
        onCancel={onClose}
      />
    );
  }
  return (
    <ConfirmDialog
      open
      danger
      title={formatMessage(cardTexts.removeTitle)}
      text={formatMessage(cardPhrases.removeText, { card: cardName(card) })}
      confirmLabel={formatMessage(cardTexts.remove)}
      busy={isBusy}
      onConfirm={() => void confirm()}
      onCancel={onClose}
    >
      {next && (
        <DialogContentText sx={{ mt: 1 }}>
          {formatMessage(cardPhrases.removeNext, { card: cardName(next) })}
        </DialogContentText>
      )}
      {fault && (
        <Box sx={{ mt: 2 }}>
          <FailureAlert text={formatMessage(fault.text)} {...fault.undone} />
        </Box>
      )}
    </ConfirmDialog>
  );
}
