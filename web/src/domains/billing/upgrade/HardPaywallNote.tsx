import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useIntl } from 'react-intl';
import { useSalesContactQuery } from '../../../generated/billing/upgrade/salesContact.ts';
import { READ_AFRESH } from '../../../lib/apollo/inPlace.ts';
import { helpAddress, supportEmail } from '../../../lib/config/helpAddress.ts';
import { MailLink } from '../../../ui/MailLink.tsx';
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

type Manager = { readonly name: string; readonly email: string };

/** Whom to turn to: who looks after the team, by name; else the help site; else support; else who runs the console. */
function Whom({ manager, help }: { manager: Manager | null; help: string | null }) {
  const { formatMessage } = useIntl();
  const email = manager ? manager.email : supportEmail();
  if (!manager && help !== null) return formatMessage(upgradeTexts.hardHelp);
  if (email === null) return formatMessage(upgradeTexts.hardOwner);
  return (
    <>
      {formatMessage(manager ? upgradeTexts.hardManager : upgradeTexts.hardSupport)}{' '}
      {manager && (
        <>
          <bdi>{manager.name}</bdi>,{' '}
        </>
      )}
      <MailLink email={email} />
    </>
  );
}

/** Asks a team behind the hard paywall to turn to sales. */
export function HardPaywallNote() {
  const { formatMessage } = useIntl();
  const { data, loading } = useSalesContactQuery(READ_AFRESH);
  const manager = data?.viewer.team?.billing?.accountManager ?? null;
  const help = helpAddress();
  // Until it is known whom to turn to, nobody is named who would be another one a moment later.
  const isKnown = manager !== null || !loading;
  return (
    <Alert severity="warning" role="note" action={isKnown && !manager && help !== null && <HelpButton href={help} />}>
      <Typography variant="subtitle1" component="p">
        {formatMessage(upgradeTexts.hardTitle)}
      </Typography>
      <Typography sx={{ visibility: isKnown ? 'visible' : 'hidden' }}>
        <Whom manager={manager} help={help} />
      </Typography>
    </Alert>
  );
}
