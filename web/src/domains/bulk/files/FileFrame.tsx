import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { AppLink } from '../../../ui/AppLink.tsx';
import { PastTime } from '../../../ui/PastTime.tsx';
import { SectionCard } from '../../../ui/SectionCard.tsx';
import { uploadPhrases, uploadTexts } from './fileMessages.ts';

/** A file that is there: what it is called, by whom and when it was uploaded, and around that what becomes of it. */
export function FileFrame({
  title,
  file: { fileName, uploadedBy, uploadedAt },
  facts,
  startOver,
  children,
}: {
  title: string;
  file: { readonly fileName: string; readonly uploadedBy: string; readonly uploadedAt: string };
  /** What else is known of it. */
  facts?: string;
  /** Where another one is uploaded; null where that is beside it. */
  startOver: string | null;
  children?: ReactNode;
}) {
  const { formatMessage } = useIntl();
  return (
    <SectionCard
      title={title}
      action={startOver !== null && <AppLink to={startOver}>{formatMessage(uploadTexts.startOver)}</AppLink>}
    >
      <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 1.5 }}>
        <Box>
          <Typography sx={{ fontWeight: 550, overflowWrap: 'anywhere' }}>
            <bdi>{fileName}</bdi>
          </Typography>
          {facts !== undefined && (
            <Typography variant="body2" color="text.secondary">
              {facts}
            </Typography>
          )}
          <Typography variant="body2" color="text.secondary">
            <PastTime at={uploadedAt}>
              {(time) => formatMessage(uploadPhrases.uploadedBy, { name: uploadedBy, time })}
            </PastTime>
          </Typography>
        </Box>
        {children}
      </Box>
    </SectionCard>
  );
}
