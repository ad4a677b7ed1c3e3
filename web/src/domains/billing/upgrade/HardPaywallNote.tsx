import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useIntl } from 'react-intl';
import { useSalesContactQuery } from '../../../generated/billing/upgrade/salesContact.ts';
import { READ_AFRESH } from '../../../lib/apollo/inPlace.ts';
import { helpAddress } from '../../../lib/config/helpAddress.ts';
import { ExternalIcon } from '../../../ui/icons.tsx';
import { uiMessages } from '../../../ui/messages.ts';
import { upgradeTexts } from './upgradeMessages.ts';

function HelpButton({ href }: { href: string }) {
  const { formatMessage } = useIntl();
  const label = formatMessage(upgradeTexts.contactSales);
  return (
    <Button
      component="a"
      href={href}
      target="_blank"
      rel="noopener noreferrer"
      size="small"
      endIcon={<ExternalIcon aria-hidden />}
      aria-label={`${label} (${formatMessage(uiMessages.opensInNewTab)})`}
    >
      {label}
    </Button>
  );
}

/** Asks a team behind the hard paywall to turn to sales: to whoever looks after it, else to the help site. */
export function HardPaywallNote() {
  const { formatMessage } = useIntl();
  const { data, loading } = useSalesContactQuery(READ_AFRESH);
  const manager = data?.viewer.team?.billing?.accountManager ?? null;
  const help = helpAddress();
  // Until it is known whom to turn to, nobody is named who would be another one a moment later.
  const isKnown = manager !== null || !loading;
  const text = help === null ? upgradeTexts.hardOwner : upgradeTexts.hardHelp;
  return (
    <Alert severity="warning" role="note" action={isKnown && !manager && help !== null && <HelpButton href={help} />}>
      <Typography variant="subtitle1" component="p">
        {formatMessage(upgradeTexts.hardTitle)}
      </Typography>
      <Typography sx={{ visibility: isKnown ? 'visible' : 'hidden' }}>
        {manager ? (
          <>
            {formatMessage(upgradeTexts.hardManager)} <bdi>{manager.name}</bdi>,{' '}
            <Link href={`mailto:${manager.email}`}>{manager.email}</Link>
          </>
        ) : (
          formatMessage(text)
        )}
      </Typography>
    </Alert>
  );
}
