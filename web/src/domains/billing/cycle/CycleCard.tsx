import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { type ReactNode, useId } from 'react';
import { useIntl } from 'react-intl';
import { radius } from '../../../lib/theme/tokens.ts';
import { Badge } from '../../../ui/Badge.tsx';
import { cyclePhrases, cycleTexts } from './cycleMessages.ts';
import type { IntervalOption } from './cycles.ts';
import { intervalNames } from './intervalMessages.ts';

/** One interval: its rate, what it saves, and what can be done with it. */
export function CycleCard({
  option: { interval, months, rate, discountPercent, isCurrent },
  mark,
  children,
}: {
  option: IntervalOption;
  /** How it stands: it is the present one, or the next. */
  mark: string | null;
  children: ReactNode;
}) {
  const { formatMessage } = useIntl();
  const id = useId();
  return (
    <Box
      component="li"
      aria-labelledby={id}
      aria-current={isCurrent || undefined}
      sx={{
        ...{
          display: 'flex',
          flexDirection: 'column',
          gap: 0.5,
          p: 2,
          minWidth: 0,
          borderRadius: `${radius.medium}px`,
        },
        ...{ border: 1, borderColor: isCurrent ? 'primary.main' : 'line.soft' },
      }}
    >
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 0.75, minHeight: 22 }}>
        <Typography variant="subtitle1" component="h3" id={id}>
          {formatMessage(intervalNames[interval])}
        </Typography>
        {mark && <Badge tone={isCurrent ? 'accent' : 'info'}>{mark}</Badge>}
        {discountPercent !== null && (
          <Badge tone="success">{formatMessage(cyclePhrases.discount, { percent: discountPercent })}</Badge>
        )}
      </Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', columnGap: 0.75 }}>
        <Typography variant="h2" component="span" sx={{ fontVariantNumeric: 'tabular-nums' }}>
          {rate.formattedShort}
        </Typography>
        <Typography variant="body2" component="span" color="text.secondary">
          {formatMessage(cycleTexts.perPerson)}
        </Typography>
      </Box>
      <Typography variant="body2" color="text.secondary">
        {formatMessage(cyclePhrases.months, { count: months })}
      </Typography>
      <Box
        sx={{
          mt: 'auto',
          pt: 1,
          minHeight: 40,
          display: 'flex',
          alignItems: 'flex-end',
          '&:empty': { display: 'none' },
        }}
      >
        {children}
      </Box>
    </Box>
  );
}
