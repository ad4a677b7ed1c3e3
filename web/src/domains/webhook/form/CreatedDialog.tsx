import Typography from '@mui/material/Typography';
import { useIntl } from 'react-intl';
import { NoticeDialog } from '../../../ui/NoticeDialog.tsx';
import { SuccessDialog } from '../../../ui/SuccessDialog.tsx';
import { uiMessages } from '../../../ui/messages.ts';
import { AddressField } from './AddressField.tsx';
import { webhookFormPhrases, webhookFormTexts } from './webhookFormMessages.ts';

/** Says that a webhook was added; of an incoming one, its address. */
export function CreatedDialog({
  name,
  address,
  onClose,
}: {
  name: string;
  /** The address of an incoming one; null of an outgoing one. */
  address: string | null;
  onClose: () => void;
}) {
  const { formatMessage } = useIntl();
  const title = formatMessage(webhookFormTexts.createdTitle);
  if (address === null)
    return (
      <SuccessDialog
        open
        title={title}
        text={formatMessage(webhookFormPhrases.createdText, { name })}
        onClose={onClose}
      />
    );
  return (
    <NoticeDialog isReport title={title} closeLabel={formatMessage(uiMessages.done)} onClose={onClose}>
      <Typography color="text.secondary">{formatMessage(webhookFormPhrases.createdIncoming, { name })}</Typography>
      <AddressField url={address} />
    </NoticeDialog>
  );
}
