import Box from '@mui/material/Box';
import { useEffect, useState } from 'react';
import { useIntl } from 'react-intl';
import { serverNow } from '../../lib/graphql/serverClock.ts';

const SECOND_MS = 1_000;

/** What is left until an instant, in whole hours, minutes and seconds; the second that has begun counts. */
const remainderOf = (ms: number) => {
  const seconds = Math.max(0, Math.ceil(ms / SECOND_MS));
  return { hour: Math.floor(seconds / 3_600), minute: Math.floor(seconds / 60) % 60, second: seconds % 60 } as const;
};

/**
 * Counts down to an instant by the server's clock, in words of the viewer's language. Screen readers find it as a timer
 * and read it when they come to it: a timer is not spoken as it changes.
 *
 * @param onEnd told at the end, also where the instant is past from the beginning
 */
export function Countdown({ until, onEnd }: { until: string; onEnd: () => void }) {
  const { formatNumber, formatList } = useIntl();
  const end = Date.parse(until);
  const [now, setNow] = useState(serverNow);
  const isOver = now >= end;
  useEffect(() => {
    if (isOver) {
      onEnd();
      return undefined;
    }
    const timer = setInterval(() => setNow(serverNow()), SECOND_MS);
    return () => clearInterval(timer);
  }, [isOver, onEnd]);
  const { hour, minute, second } = remainderOf(end - now);
  const parts = [
    ...(hour > 0 ? [formatNumber(hour, { style: 'unit', unit: 'hour', unitDisplay: 'long' })] : []),
    ...(hour > 0 || minute > 0 ? [formatNumber(minute, { style: 'unit', unit: 'minute', unitDisplay: 'long' })] : []),
    formatNumber(second, { style: 'unit', unit: 'second', unitDisplay: 'long' }),
  ];
  return (
    <Box component="span" role="timer" sx={{ fontVariantNumeric: 'tabular-nums', whiteSpace: 'normal' }}>
      {formatList(parts, { type: 'unit', style: 'long' })}
    </Box>
  );
}
