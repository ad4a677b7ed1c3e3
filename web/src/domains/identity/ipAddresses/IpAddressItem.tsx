import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useIntl } from 'react-intl';
import { useFormats } from '../../../lib/intl/formats.ts';
import { Badge } from '../../../ui/Badge.tsx';
import { PastTime } from '../../../ui/PastTime.tsx';
import { ipPhrases, ipTexts } from './ipAddressMessages.ts';
import type { OwnIpAddress } from './useOwnIpAddresses.ts';

/** One address: when it was last used, whether it is the present one, and whether it came back after it was marked. */
export function IpAddressItem({ used, onMark }: { used: OwnIpAddress; onMark: () => void }) {
  const { formatMessage } = useIntl();
  const { tableDate } = useFormats();
  const { address, markedUnsafeAt } = used;
  return (
    <Box
      component="li"
      sx={{
        ...{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1.5, rowGap: 1, py: 1.25 },
        '& + &': { borderTop: 1, borderColor: 'line.soft' },
      }}
    >
      <Box sx={{ flex: '1 1 170px', minWidth: 0 }}>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1, rowGap: 0.25 }}>
          <Typography sx={{ fontWeight: 550, fontVariantNumeric: 'tabular-nums', overflowWrap: 'anywhere' }}>
            {address}
          </Typography>
          {used.isCurrent && <Badge tone="accent">{formatMessage(ipTexts.current)}</Badge>}
        </Box>
        <Typography variant="body2" color="text.secondary">
          <PastTime at={used.lastAccessedAt}>{(time) => formatMessage(ipPhrases.lastAccess, { time })}</PastTime>
        </Typography>
        {markedUnsafeAt && (
          <Typography variant="body2" color="warning">
            {formatMessage(ipPhrases.usedAgain, { date: tableDate(markedUnsafeAt) })}
          </Typography>
        )}
      </Box>
      <Button
        size="small"
        variant="outlined"
        color="secondary"
        aria-label={formatMessage(ipPhrases.markAddress, { address })}
        onClick={onMark}
        sx={{ ml: 'auto' }}
      >
        {formatMessage(ipTexts.markUnsafe)}
      </Button>
    </Box>
  );
}
