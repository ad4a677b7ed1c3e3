import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useIntl } from 'react-intl';
import { licenceTexts } from './licenceMessages.ts';

const LIMITS = [licenceTexts.liteChannels, licenceTexts.liteSearch, licenceTexts.liteFiles];

/** What people without a licence cannot do in a PRO team. */
export function LiteLimits() {
  const { formatMessage } = useIntl();
  return (
    <Box>
      <Typography>{formatMessage(licenceTexts.liteLimits)}</Typography>
      <Box component="ul" sx={{ m: 0, mt: 0.5, pl: 2.5 }}>
        {LIMITS.map((limit) => (
          <li key={limit.id}>{formatMessage(limit)}</li>
        ))}
      </Box>
    </Box>
  );
}
