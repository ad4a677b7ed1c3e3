import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { METADATA_BYTES_MAX, METADATA_FILES } from './certificateFiles.ts';
import { ChosenFile } from './ChosenFile.tsx';
import { asPem, type Metadata, readMetadata } from './readMetadata.ts';
import type { SamlDraft } from './samlDraft.ts';
import { samlTexts } from './samlMessages.ts';

const partsOf = ({ endpointUrl, issuer, certificates: [first = '', second] }: Metadata): Partial<SamlDraft> => ({
  ...{ endpointUrl, issuer, certificate: asPem(first) },
  secondCertificate: second === undefined ? '' : asPem(second),
});

/** Fills endpoint, issuer and certificates in from what an identity provider says of itself. */
export function MetadataUpload({ onRead }: { onRead: (parts: Partial<SamlDraft>) => void }) {
  const { formatMessage } = useIntl();
  const [outcome, setOutcome] = useState<'filled' | 'invalid' | null>(null);
  const take = async (file: File) => {
    const metadata = file.size > METADATA_BYTES_MAX ? null : readMetadata(await file.text());
    if (metadata) onRead(partsOf(metadata));
    setOutcome(metadata ? 'filled' : 'invalid');
  };
  return (
    <Box sx={{ display: 'grid', gap: 1, justifyItems: 'start' }}>
      <ChosenFile
        label={formatMessage(samlTexts.metadata)}
        accept={METADATA_FILES}
        onFile={(file) => void take(file)}
      />
      <Typography variant="body2" color="text.secondary">
        {formatMessage(samlTexts.metadataHint)}
      </Typography>
      <Box role="status" sx={{ '&:empty': { display: 'none' } }}>
        {outcome === 'filled' && (
          <Alert severity="success" role="none">
            {formatMessage(samlTexts.metadataFilled)}
          </Alert>
        )}
      </Box>
      {outcome === 'invalid' && <Alert severity="error">{formatMessage(samlTexts.metadataInvalid)}</Alert>}
    </Box>
  );
}
