import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useIntl } from 'react-intl';
import { useSalesContactQuery } from '../../../generated/billing/upgrade/salesContact.ts';
import { READ_AFRESH } from '../../../lib/apollo/inPlace.ts';
import { helpAddress, supportEmail } from '../../../lib/config/helpAddress.ts';
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

/** Whom to write to: who looks after the team, by name, else support. */
function Whom({ name, email }: { name: string | null; email: string }) {
  const { formatMessage } = useIntl();
  return (
    <>
      {formatMessage(name === null ? upgradeTexts.hardSupport : upgradeTexts.hardManager)}{' '}
      {name !== null && (
        <>
          <bdi>{name}</bdi>,{' '}
        </>
      )}
      <Link href={`mailto:${email}`}>{email}</Link>
    </>
  );
}

/** Asks a team behind the hard paywall to turn to sales: to whoever looks after it, else by the help site, else by support. */
export function HardPaywallNote() {
  const { formatMessage } = useIntl();
  const { data, loading } = useSalesContactQuery(READ_AFRESH);
  const manager = data?.viewer.team?.billing?.accountManager ?? null;
  const help = helpAddress();
  const email = manager?.email ?? (help === null ? supportEmail() : null);
  // Until it is known whom to turn to, nobody is named who would be another one a moment later.
  const isKnown = manager !== null || !loading;
  return (
    <Alert severity="warning" role="note" action={isKnown && !manager && help !== null && <HelpButton href={help} />}>
      <Typography variant="subtitle1" component="p">
        {formatMessage(upgradeTexts.hardTitle)}
      </Typography>
      <Typography sx={{ visibility: isKnown ? 'visible' : 'hidden' }}>
        {email !== null ? (
          <Whom name={manager?.name ?? null} email={email} />
        ) : (
          formatMessage(help === null ? upgradeTexts.hardOwner : upgradeTexts.hardHelp)
        )}
      </Typography>
    </Alert>
  );
}
