import { useIntl } from 'react-intl';
import { forgetUnsavedChanges } from '../lib/unsavedChanges/dirtyForms.ts';
import { useAddressedForm } from '../lib/unsavedChanges/useAddressedForm.ts';
import { ConfirmDialog } from './ConfirmDialog.tsx';
import { uiMessages } from './messages.ts';

/** Asks before a dialog is closed that holds what has been neither saved nor sent. */
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
      title={formatMessage(uiMessages.discardTitle)}
      text={formatMessage(uiMessages.discardText)}
      cancelLabel={formatMessage(uiMessages.discardStay)}
      confirmLabel={formatMessage(uiMessages.discardGo)}
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
