import { useIntl } from 'react-intl';
import { forgetUnsavedChanges } from '../../../lib/unsavedChanges/dirtyForms.ts';
import { useAddressedForm } from '../../../lib/unsavedChanges/useAddressedForm.ts';
import { ConfirmDialog } from '../../../ui/ConfirmDialog.tsx';
import { addressTexts } from './addressMessages.ts';

/** Asks before a dialog with something unsent in it is closed. */
export function DiscardQuestion({
  open,
  isLostByBack = false,
  onStay,
  onDiscard,
}: {
  open: boolean;
  /** Whether the dialog keeps no draft, so that what closes it by the address has to ask as well. */
  isLostByBack?: boolean;
  onStay: () => void;
  onDiscard: () => void;
}) {
  const { formatMessage } = useIntl();
  useAddressedForm(isLostByBack);
  return (
    <ConfirmDialog
      open={open}
      title={formatMessage(addressTexts.discardTitle)}
      text={formatMessage(addressTexts.discardText)}
      cancelLabel={formatMessage(addressTexts.discardStay)}
      confirmLabel={formatMessage(addressTexts.discardGo)}
      danger
      onCancel={onStay}
      onConfirm={() => {
        // The dialog closes by a change of the address, which must not ask once more.
        forgetUnsavedChanges();
        onDiscard();
      }}
    />
  );
}
