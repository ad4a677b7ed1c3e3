import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useIntl } from 'react-intl';
import { AppLink } from '../../../ui/AppLink.tsx';
import { Badge, type BadgeTone } from '../../../ui/Badge.tsx';
import { PastTime } from '../../../ui/PastTime.tsx';
import { SectionCard } from '../../../ui/SectionCard.tsx';
import { uploadPhrases, uploadTexts, statusNames } from './fileMessages.ts';

const TONES: { readonly [Status in keyof typeof statusNames]?: BadgeTone } = {
  PROCESSING: 'info',
  CANCELLED: 'neutral',
};

/** The file that was worked off last, or is: its name, how far it is, by whom and when. */
export function LastFileCard({
  file: { fileName, status, at, by },
  path,
}: {
  file: {
    readonly fileName: string;
    readonly status: keyof typeof statusNames;
    readonly at: string;
    readonly by: string;
  };
  /** Where it is shown. */
  path: string;
}) {
  const { formatMessage } = useIntl();
  return (
    <SectionCard
      title={formatMessage(uploadTexts.lastTitle)}
      badges={
        <Box component="span" role="status">
          <Badge tone={TONES[status] ?? 'success'}>{formatMessage(statusNames[status])}</Badge>
        </Box>
      }
    >
      <Typography sx={{ overflowWrap: 'anywhere' }}>
        <AppLink to={path}>
          <bdi>{fileName}</bdi>
        </AppLink>
      </Typography>
      <Typography variant="body2" color="text.secondary">
        <PastTime at={at}>{(time) => formatMessage(uploadPhrases.startedBy, { name: by, time })}</PastTime>
      </Typography>
    </SectionCard>
  );
}
