import { useIntl } from 'react-intl';
import { ConfirmDialog } from './ConfirmDialog.tsx';
import { uiMessages } from './messages.ts';

/** Asks before a page is left whose changes have not been saved. */
export function UnsavedQuestion({
  open,
  onStay,
  onContinue,
}: {
  open: boolean;
  onStay: () => void;
  onContinue: () => void;
}) {
  const { formatMessage } = useIntl();
  return (
    <ConfirmDialog
      open={open}
      title={formatMessage(uiMessages.unsavedTitle)}
      text={formatMessage(uiMessages.unsavedText)}
      cancelLabel={formatMessage(uiMessages.unsavedStop)}
      confirmLabel={formatMessage(uiMessages.unsavedContinue)}
      danger
      onCancel={onStay}
      onConfirm={onContinue}
    />
  );
}
