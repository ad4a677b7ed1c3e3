import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useIntl } from 'react-intl';
import { FormerAmount } from './FormerAmount.tsx';
import { upgradePhrases, upgradeTexts } from './upgradeMessages.ts';
import type { Cycle, Price } from './useOffers.ts';

/** What PRO costs one person a month, and the whole team for the interval. */
export function PriceFigures({ price, usersCount }: { price: Price & { cycle: Cycle }; usersCount: number }) {
  const { formatMessage } = useIntl();
  const { cycle, rate, listRate, teamTotal, teamListTotal, teamSaving } = price;
  const phrase = cycle === 'ANNUAL' ? upgradePhrases.annualTotal : upgradePhrases.monthlyTotal;
  return (
    <Box sx={{ fontVariantNumeric: 'tabular-nums' }}>
      <Box sx={{ display: 'flex', alignItems: 'baseline', flexWrap: 'wrap', columnGap: 1 }}>
        <Typography
          component="p"
          sx={{ fontSize: '2.75rem', lineHeight: 1.1, fontWeight: 660, letterSpacing: '-0.03em' }}
        >
          {rate.formattedShort}
        </Typography>
        <Typography component="p" color="text.secondary">
          {listRate && (
            <>
              <FormerAmount>{listRate.formattedShort}</FormerAmount>{' '}
            </>
          )}
          {formatMessage(upgradeTexts.perPerson)}
        </Typography>
      </Box>
      <Typography sx={{ mt: 1, fontWeight: 550 }}>
        {formatMessage(phrase, { total: teamTotal.formatted, count: usersCount })}
      </Typography>
      {teamListTotal && (
        <Typography variant="body2" color="text.secondary">
          <FormerAmount>{teamListTotal.formatted}</FormerAmount>
          {teamSaving && <> · {formatMessage(upgradePhrases.saving, { amount: teamSaving.formatted })}</>}
        </Typography>
      )}
    </Box>
  );
}
