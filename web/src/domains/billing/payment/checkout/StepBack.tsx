import Button from '@mui/material/Button';
import { useIntl } from 'react-intl';
import { ArrowLeftIcon } from '../../../../ui/icons.tsx';
import { checkoutTexts } from './checkoutMessages.ts';

/** Leads to the step before. */
export function StepBack({ onBack }: { onBack: () => void }) {
  const { formatMessage } = useIntl();
  return (
    <Button size="small" color="secondary" startIcon={<ArrowLeftIcon />} sx={{ mb: 1.5 }} onClick={onBack}>
      {formatMessage(checkoutTexts.back)}
    </Button>
  );
}
