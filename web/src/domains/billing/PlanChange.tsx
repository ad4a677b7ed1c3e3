import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useIntl } from 'react-intl';
import { helpAddress } from '../../lib/config/helpAddress.ts';
import { ExternalIcon } from '../../ui/icons.tsx';
import { uiMessages } from '../../ui/messages.ts';
import { planTexts } from './planMessages.ts';

/** Says honestly that nothing can be bought here yet, and whom to turn to. */
export function PlanChange() {
  const { formatMessage } = useIntl();
  const help = helpAddress();
  return (
    <>
      <Typography color="text.secondary">{formatMessage(planTexts.changeText)}</Typography>
      <Typography color="text.secondary" sx={{ mt: 1 }}>
        {formatMessage(help === null ? planTexts.turnToOwner : planTexts.turnToHelp)}
      </Typography>
      {help !== null && (
        <Button
          component="a"
          href={help}
          target="_blank"
          rel="noopener noreferrer"
          endIcon={<ExternalIcon aria-hidden />}
          aria-label={`${formatMessage(planTexts.openHelp)} (${formatMessage(uiMessages.opensInNewTab)})`}
          sx={{ mt: 1.5 }}
        >
          {formatMessage(planTexts.openHelp)}
        </Button>
      )}
    </>
  );
}
