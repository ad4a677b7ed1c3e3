import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { useIntl } from 'react-intl';
import { SectionCard } from '../../../ui/SectionCard.tsx';
import { CopyField } from '../CopyField.tsx';
import type { ServiceProvider } from './samlDraft.ts';
import { samlTexts } from './samlMessages.ts';

/** What whoever looks after the identity provider has to enter there. */
export function ServiceProviderCard({ serviceProvider }: { serviceProvider: ServiceProvider | null }) {
  const { formatMessage } = useIntl();
  return (
    <SectionCard title={formatMessage(samlTexts.provider)} text={formatMessage(samlTexts.providerText)}>
      {serviceProvider === null ? (
        <Alert severity="warning">{formatMessage(samlTexts.providerFailed)}</Alert>
      ) : (
        <Box sx={{ display: 'grid', gap: 1, gridTemplateColumns: 'minmax(0, 1fr)' }}>
          <CopyField
            label={formatMessage(samlTexts.acs)}
            copyLabel={formatMessage(samlTexts.acsCopy)}
            text={serviceProvider.acsUrl}
          />
          <CopyField
            label={formatMessage(samlTexts.entityId)}
            copyLabel={formatMessage(samlTexts.entityIdCopy)}
            text={serviceProvider.entityId}
          />
          <Link href={serviceProvider.metadataUrl} download="metadata.xml" sx={{ justifySelf: 'start' }}>
            {formatMessage(samlTexts.metadataLink)}
          </Link>
        </Box>
      )}
    </SectionCard>
  );
}
