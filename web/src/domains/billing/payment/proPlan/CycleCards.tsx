import Box from '@mui/material/Box';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { formatMoney } from '@muster/schema/formats/money';
import { useIntl } from 'react-intl';
import { radius } from '../../../../lib/theme/tokens.ts';
import { Badge } from '../../../../ui/Badge.tsx';
import { cyclePhrases } from '../../cycle/cycleMessages.ts';
import { FormerAmount } from '../../upgrade/FormerAmount.tsx';
import { proPlanPhrases, proPlanTexts } from './proPlanMessages.ts';
import type { Cycle, SoldCycle } from './proPlanTerms.ts';

const NAMES = { ANNUAL: proPlanTexts.annual, MONTHLY: proPlanTexts.monthly } as const;

const Card = styled('label')(({ theme: { vars } }) => ({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  gap: 4,
  padding: 16,
  minWidth: 0,
  borderRadius: radius.medium,
  border: `1px solid ${vars.palette.line.strong}`,
  cursor: 'pointer',
  '&:has(input:checked)': {
    borderColor: vars.palette.primary.main,
    boxShadow: `inset 0 0 0 1px ${vars.palette.primary.main}`,
  },
  '&:has(input:focus-visible)': { outline: `2px solid ${vars.palette.primary.main}`, outlineOffset: 2 },
  '& input': { position: 'absolute', inset: 0, margin: 0, opacity: 0, cursor: 'inherit' },
  // Where the system chooses the colours, the choice is told by its own mark.
  '@media (forced-colors: active)': { '& input': { position: 'static', opacity: 1 } },
}));

/** The intervals of PRO as cards: what each saves, its rate for one person and month, and what the team pays at once. */
export function CycleCards({
  prices,
  chosen,
  usersCount,
  onChoose,
}: {
  prices: readonly SoldCycle[];
  chosen: SoldCycle;
  usersCount: number;
  onChoose: (cycle: Cycle) => void;
}) {
  const { formatMessage } = useIntl();
  return (
    <Box
      component="fieldset"
      aria-label={formatMessage(proPlanTexts.cycle)}
      sx={{
        ...{ display: 'grid', gap: 1.5, m: 0, p: 0, border: 0, minWidth: 0 },
        gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 220px), 1fr))',
      }}
    >
      {prices.map(({ planId, cycle, rate, listRate, months, discountPercent, teamTotal, firstMonths }) => (
        <Card key={planId}>
          <input
            type="radio"
            name="cycle"
            value={cycle}
            checked={chosen.cycle === cycle}
            onChange={() => onChoose(cycle)}
          />
          <Box component="span" sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.75, minHeight: 22, fontWeight: 620 }}>
            {formatMessage(NAMES[cycle])}
            {discountPercent !== null && (
              <Badge tone="success">
                {formatMessage(listRate ? proPlanPhrases.discount : cyclePhrases.discount, {
                  percent: discountPercent,
                })}
              </Badge>
            )}
          </Box>
          <Box component="span" sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', columnGap: 0.75 }}>
            <Typography variant="h2" component="span" sx={{ fontVariantNumeric: 'tabular-nums' }}>
              {rate.formattedShort}
            </Typography>
            <Typography variant="body2" component="span" color="text.secondary">
              {listRate && (
                <>
                  <FormerAmount>{listRate.formattedShort}</FormerAmount>{' '}
                </>
              )}
              {formatMessage(proPlanTexts.perPerson)}
            </Typography>
          </Box>
          {firstMonths && (
            <Typography variant="body2" component="span">
              {formatMessage(proPlanPhrases.firstMonths, {
                ...{ months: firstMonths.months, rate: firstMonths.laterRate.formattedShort },
              })}
            </Typography>
          )}
          <Typography variant="body2" component="span" color="text.secondary">
            {formatMessage(proPlanPhrases.months, { count: months })}
          </Typography>
          <Typography variant="body2" component="span" color="text.secondary">
            {formatMessage(proPlanPhrases.teamTotal, { amount: formatMoney(teamTotal), count: usersCount })}
          </Typography>
        </Card>
      ))}
    </Box>
  );
}
