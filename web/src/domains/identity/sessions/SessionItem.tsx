import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useIntl } from 'react-intl';
import { radius } from '../../../lib/theme/tokens.ts';
import { BusyButton } from '../../../ui/BusyButton.tsx';
import { PastTime } from '../../../ui/PastTime.tsx';
import { deviceKinds } from './deviceMessages.ts';
import { DeviceIcon } from './DeviceIcon.tsx';
import { deviceTitle, type OwnSession } from './deviceWords.ts';
import { sessionPhrases, sessionTexts } from './sessionMessages.ts';

/** One session: what it is on, when it was last used, and the way to end it. */
export function SessionItem({
  session,
  isBusy,
  onSignOut,
}: {
  session: OwnSession;
  isBusy: boolean;
  onSignOut: () => void;
}) {
  const intl = useIntl();
  const device = deviceTitle(intl, session);
  return (
    <Box
      component="li"
      sx={{
        ...{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1.5, rowGap: 1, py: 1.25 },
        '& + &': { borderTop: 1, borderColor: 'line.soft' },
      }}
    >
      <Box
        aria-hidden
        sx={{
          ...{
            display: 'grid',
            placeItems: 'center',
            width: 40,
            height: 40,
            flexShrink: 0,
            borderRadius: `${radius.popover}px`,
          },
          ...(session.isCurrent
            ? { color: 'primary.main', bgcolor: 'primary.soft' }
            : { color: 'text.secondary', bgcolor: 'surface.chip' }),
        }}
      >
        <DeviceIcon deviceType={session.deviceType} deviceName={session.deviceName} />
      </Box>
      <Box sx={{ flex: '1 1 140px', minWidth: 0 }}>
        <Typography sx={{ fontWeight: 550, overflowWrap: 'anywhere' }}>{device}</Typography>
        <Typography variant="body2" color="text.secondary">
          {intl.formatMessage(deviceKinds[session.deviceType])}
          {'\u00a0· '}
          <PastTime at={session.lastUsedAt} isDateShown={session.isDateShown}>
            {(time) => intl.formatMessage(sessionPhrases.lastUsed, { time })}
          </PastTime>
        </Typography>
      </Box>
      <BusyButton
        size="small"
        variant="outlined"
        color="secondary"
        aria-label={intl.formatMessage(sessionPhrases.signOutDevice, { device })}
        busy={isBusy}
        onClick={onSignOut}
        sx={{ ml: 'auto' }}
      >
        {intl.formatMessage(sessionTexts.signOut)}
      </BusyButton>
    </Box>
  );
}
