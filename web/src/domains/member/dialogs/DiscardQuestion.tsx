import { useIntl } from 'react-intl';
import { ConfirmDialog } from '../../../ui/ConfirmDialog.tsx';
import { addressTexts } from './addressMessages.ts';

/** Asks before a dialog with something unsent in it is closed. */
export function DiscardQuestion({
  open,
  onStay,
  onDiscard,
}: {
  open: boolean;
  onStay: () => void;
  onDiscard: () => void;
}) {
  const { formatMessage } = useIntl();
  return (
    <ConfirmDialog
      open={open}
      title={formatMessage(addressTexts.discardTitle)}
      text={formatMessage(addressTexts.discardText)}
      cancelLabel={formatMessage(addressTexts.discardStay)}
      confirmLabel={formatMessage(addressTexts.discardGo)}
      danger
      onCancel={onStay}
      onConfirm={onDiscard}
    />
  );
}
