import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useIntl } from 'react-intl';
import { useSalesPricesQuery } from '../../../generated/billing/pro/salesPrices.ts';
import { failureOf } from '../../../lib/apollo/failureOf.ts';
import { READ_AFRESH } from '../../../lib/apollo/inPlace.ts';
import { PartFailed } from '../../../ui/PartFailed.tsx';
import { SectionCard } from '../../../ui/SectionCard.tsx';
import { intervalNames } from '../cycle/intervalMessages.ts';
import { Figure, FiguresSkeleton } from '../Figure.tsx';
import { salesPhrases, salesTexts } from './salesMessages.ts';

function Prices() {
  const { formatMessage } = useIntl();
  const { data, loading, error, refetch } = useSalesPricesQuery(READ_AFRESH);
  const offers = data?.viewer.team?.planOffers ?? null;
  if (!offers && loading) return <FiguresSkeleton rows={4} />;
  if (!offers) {
    return (
      <PartFailed
        text={formatMessage(salesTexts.pricesFailed)}
        requestId={failureOf(error)?.requestId}
        onRetry={() => void refetch()}
      />
    );
  }
  const { prices, usersCount: count } = offers;
  return (
    <Box component="dl" sx={{ m: 0 }}>
      {prices
        .filter(({ isSubscription }) => isSubscription)
        .map(({ planId, interval, months, rate, teamTotal: { formatted: total } }) => (
          <Figure key={planId} label={formatMessage(intervalNames[interval])}>
            {`${rate.formattedShort} ${formatMessage(salesTexts.perPerson)}`}
            <Typography variant="body2" component="span" color="text.secondary" sx={{ display: 'block' }}>
              {formatMessage(salesPhrases.forTeam, { total, count, months })}
            </Typography>
          </Figure>
        ))}
    </Box>
  );
}

/** What PRO costs, for a person and for the team as it is. */
export function SalesPrices() {
  const { formatMessage } = useIntl();
  return (
    <SectionCard title={formatMessage(salesTexts.prices)}>
      <Prices />
    </SectionCard>
  );
}
