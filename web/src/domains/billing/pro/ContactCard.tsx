import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useIntl } from 'react-intl';
import { helpAddress, supportEmail } from '../../../lib/config/helpAddress.ts';
import { MailLink } from '../../../ui/MailLink.tsx';
import { ExternalIcon } from '../../../ui/icons.tsx';
import { uiMessages } from '../../../ui/messages.ts';
import { PersonLine } from '../../../ui/PersonLine.tsx';
import { SectionCard } from '../../../ui/SectionCard.tsx';
import { contactTexts } from './contactMessages.ts';
import type { PlanBilling } from './planTypes.ts';

type Manager = NonNullable<PlanBilling['accountManager']>;

/** Who looks after the team, with the way to write to them. */
function AccountManager({ manager: { name, email, avatarUrl } }: { manager: Manager }) {
  const { formatMessage } = useIntl();
  return (
    <Box sx={{ mb: 2 }}>
      <Typography variant="subtitle2" component="h3" sx={{ mb: 0.75 }}>
        {formatMessage(contactTexts.manager)}
      </Typography>
      <PersonLine
        name={name}
        email={null}
        seed={email}
        imageUrl={avatarUrl}
        below={<MailLink email={email} variant="body2" />}
      />
    </Box>
  );
}

/** Whom to turn to: support always, and the account manager where one is assigned. */
export function ContactCard({ manager }: { manager: Manager | null }) {
  const { formatMessage } = useIntl();
  const help = helpAddress();
  const support = supportEmail();
  return (
    <SectionCard title={formatMessage(contactTexts.title)}>
      {manager && <AccountManager manager={manager} />}
      <Typography color="text.secondary">
        {formatMessage(help === null && support === null ? contactTexts.owner : contactTexts.support)}
      </Typography>
      {support !== null && <MailLink email={support} variant="body2" />}
      {help !== null && (
        <Button
          component="a"
          href={help}
          target="_blank"
          rel="noopener noreferrer"
          size="small"
          endIcon={<ExternalIcon aria-hidden />}
          aria-label={`${formatMessage(contactTexts.openHelp)} (${formatMessage(uiMessages.opensInNewTab)})`}
          sx={{ mt: 1 }}
        >
          {formatMessage(contactTexts.openHelp)}
        </Button>
      )}
    </SectionCard>
  );
}
