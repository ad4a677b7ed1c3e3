import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { type MessageDescriptor, useIntl } from 'react-intl';
import { ButtonLink } from '../../../ui/AppLink.tsx';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { ExportIcon, ImportIcon, PlusIcon } from '../../../ui/icons.tsx';
import { addPath, type FormType } from '../webhookPaths.ts';
import { webhookTexts } from '../webhookMessages.ts';

/** A kind of webhook: what it does, and the way to add one. */
function Kind({
  type,
  icon,
  name,
  purpose,
  label,
}: {
  type: FormType;
  icon: ReactNode;
  name: MessageDescriptor;
  purpose: MessageDescriptor;
  label: MessageDescriptor;
}) {
  const { formatMessage } = useIntl();
  return (
    <EmptyState
      icon={icon}
      title={formatMessage(name)}
      text={formatMessage(purpose)}
      action={
        <ButtonLink to={addPath(type)} variant="contained" color="primary" startIcon={<PlusIcon />}>
          {formatMessage(label)}
        </ButtonLink>
      }
    />
  );
}

/** Stands where there are no webhooks: what each kind does. */
export function NoWebhooks() {
  const { formatMessage } = useIntl();
  return (
    <Paper variant="outlined">
      <Typography variant="h3" component="h2" sx={{ textAlign: 'center', pt: 4 }}>
        {formatMessage(webhookTexts.emptyTitle)}
      </Typography>
      <Box
        sx={{
          display: 'grid',
          alignItems: 'start',
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' },
        }}
      >
        <Kind
          type="INCOMING"
          icon={<ImportIcon />}
          name={webhookTexts.incoming}
          purpose={webhookTexts.incomingPurpose}
          label={webhookTexts.addIncoming}
        />
        <Kind
          type="OUTGOING"
          icon={<ExportIcon />}
          name={webhookTexts.outgoing}
          purpose={webhookTexts.outgoingPurpose}
          label={webhookTexts.addOutgoing}
        />
      </Box>
    </Paper>
  );
}
