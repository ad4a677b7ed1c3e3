import Typography from '@mui/material/Typography';
import { useIntl } from 'react-intl';
import { ActionDialog } from '../../../../ui/ActionDialog.tsx';
import { licenceTexts } from './licenceMessages.ts';

/** Asks before fewer licences are bought than people need: back to the count, or on with it. */
export function FewerLicences({ onBack, onProceed }: { onBack: () => void; onProceed: () => void }) {
  const { formatMessage } = useIntl();
  return (
    <ActionDialog
      title={formatMessage(licenceTexts.fewerTitle)}
      confirmLabel={formatMessage(licenceTexts.fewerProceed)}
      closeLabel={formatMessage(licenceTexts.fewerBack)}
      onConfirm={onProceed}
      onClose={onBack}
    >
      <Typography>{formatMessage(licenceTexts.fewer)}</Typography>
    </ActionDialog>
  );
}
