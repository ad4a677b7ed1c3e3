import Box from '@mui/material/Box';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useIntl } from 'react-intl';
import { radius } from '../../../../lib/theme/tokens.ts';
import { Badge } from '../../../../ui/Badge.tsx';
import { cyclePhrases } from '../../cycle/cycleMessages.ts';
import { licencePhrases, licenceTexts } from './licenceMessages.ts';
import type { LicencePrice } from './licenceTerms.ts';

const Choices = styled('fieldset')({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 150px), 1fr))',
  gap: 12,
  minWidth: 0,
  margin: 0,
  padding: 0,
  border: 0,
});

const Choice = styled('label')(({ theme: { vars } }) => ({
  position: 'relative',
  // The lines of those beside each other are at one height, whichever name needs two for its discount.
  display: 'grid',
  gridRow: 'span 4',
  gridTemplateRows: 'subgrid',
  rowGap: 2,
  minWidth: 0,
  padding: 12,
  borderRadius: radius.medium,
  border: `1px solid ${vars.palette.line.strong}`,
  cursor: 'pointer',
  '&:hover': { borderColor: vars.palette.text.disabled },
  '&:has(input:checked)': {
    borderColor: vars.palette.primary.main,
    boxShadow: `inset 0 0 0 1px ${vars.palette.primary.main}`,
  },
  '&:has(input:focus-visible)': { outline: `2px solid ${vars.palette.primary.main}`, outlineOffset: 1 },
  '& input': { position: 'absolute', inset: 0, margin: 0, opacity: 0, cursor: 'inherit' },
  // Where the system chooses the colours, the choice is told by its own mark.
  '@media (forced-colors: active)': {
    gridRow: 'span 5',
    '& input': { position: 'static', opacity: 1, justifySelf: 'start' },
  },
}));

/** For how long the licences are, and what one costs. */
export function DurationChoice({
  prices,
  chosen,
  onChoose,
}: {
  prices: readonly LicencePrice[];
  chosen: LicencePrice;
  onChoose: (planId: string) => void;
}) {
  const { formatMessage } = useIntl();
  return (
    <Choices>
      <Typography component="legend" variant="subtitle2" sx={{ mb: 0.75, p: 0 }}>
        {formatMessage(licenceTexts.cycle)}
      </Typography>
      {prices.map(({ planId, validityDays, rate, discountPercent }) => (
        <Choice key={planId}>
          <input
            type="radio"
            name="license-duration"
            value={planId}
            checked={planId === chosen.planId}
            onChange={() => onChoose(planId)}
          />
          <Box
            component="span"
            sx={{
              ...{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', alignContent: 'start', gap: 0.75 },
              minHeight: 22,
            }}
          >
            <Typography component="span" variant="subtitle1">
              {formatMessage(licencePhrases.duration, { days: String(validityDays) })}
            </Typography>{' '}
            {discountPercent !== null && (
              <Badge tone="success">{formatMessage(cyclePhrases.discount, { percent: discountPercent })}</Badge>
            )}
          </Box>{' '}
          <Typography component="span" sx={{ fontVariantNumeric: 'tabular-nums', fontWeight: 620 }}>
            {rate.formattedShort}
          </Typography>{' '}
          <Typography component="span" variant="body2" color="text.secondary">
            {formatMessage(licenceTexts.perPerson)}
          </Typography>{' '}
          <Typography component="span" variant="body2" color="text.secondary">
            {formatMessage(licencePhrases.days, { count: validityDays })}
          </Typography>
        </Choice>
      ))}
    </Choices>
  );
}
