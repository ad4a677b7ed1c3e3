import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useIntl } from 'react-intl';
import { onPremiseTexts } from './onPremiseMessages.ts';
import { RequestFeature } from './RequestFeature.tsx';

/** What running the chat on one's own servers is, and the way to ask for it. */
export default function OnPremisePanel() {
  const { formatMessage } = useIntl();
  return (
    <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      <Box sx={{ display: 'grid', gap: 1, maxWidth: '72ch' }}>
        <Typography color="text.secondary">{formatMessage(onPremiseTexts.text)}</Typography>
        <Typography color="text.secondary">{formatMessage(onPremiseTexts.how)}</Typography>
      </Box>
      <RequestFeature feature="on-premise" />
    </Box>
  );
}
