import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useIntl } from 'react-intl';
import { upgradePhrases, upgradeTexts } from './upgradeMessages.ts';

/** How many days somebody has to ask for their money back. */
const MONEY_BACK_DAYS = 30;

function Fact({ figure, text }: { figure: string; text: string }) {
  return (
    <Box component="li" sx={{ display: 'flex', alignItems: 'baseline', gap: 1, minWidth: 0 }}>
      <Typography component="span" sx={{ fontSize: '1.25rem', fontWeight: 640, fontVariantNumeric: 'tabular-nums' }}>
        {figure}
      </Typography>
      <Typography component="span" variant="body2" color="text.secondary">
        {text}
      </Typography>
    </Box>
  );
}

/** What speaks for PRO in this team's own figures. */
export function TeamFacts({ usersCount, trialDays }: { usersCount: number; trialDays: number | null }) {
  const { formatMessage, formatNumber } = useIntl();
  return (
    <Box
      component="ul"
      aria-label={formatMessage(upgradeTexts.factsTitle)}
      sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 5, rowGap: 1, listStyle: 'none', m: 0, px: 1, py: 0.5 }}
    >
      <Fact figure={formatNumber(usersCount)} text={formatMessage(upgradePhrases.factPeople, { count: usersCount })} />
      {trialDays !== null && (
        <>
          <Fact figure={formatNumber(trialDays)} text={formatMessage(upgradePhrases.factTrial, { count: trialDays })} />
          <Fact figure={formatNumber(0)} text={formatMessage(upgradeTexts.factNoCard)} />
        </>
      )}
      <Fact figure={formatNumber(MONEY_BACK_DAYS)} text={formatMessage(upgradeTexts.factMoneyBack)} />
    </Box>
  );
}
