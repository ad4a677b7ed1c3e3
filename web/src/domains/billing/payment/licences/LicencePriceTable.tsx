import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { formatMoney } from '@muster/schema/formats/money';
import { useIntl } from 'react-intl';
import { SectionCard } from '../../../../ui/SectionCard.tsx';
import { Figure } from '../../Figure.tsx';
import { LastDate } from '../checkout/LastDate.tsx';
import { orderTexts } from '../../pro/orderMessages.ts';
import { licencePhrases, licenceTexts } from './licenceMessages.ts';
import type { LicencePrice } from './licenceTerms.ts';

/** What is chosen costs, as it is typed. What is paid in the end is reckoned when it is ordered. */
export function LicencePriceTable({
  price: { rate, total, months },
  count,
  duesMinor,
  lastDate,
}: {
  price: LicencePrice;
  count: number;
  /** What is paid besides, in the smallest unit; 0 for nothing. */
  duesMinor: number;
  lastDate: string | null;
}) {
  const { formatMessage } = useIntl();
  const { currency } = total;
  const money = (amountMinor: number) => formatMoney({ amountMinor, currency });
  const licencesMinor = total.amountMinor * count;
  return (
    <SectionCard title={formatMessage(orderTexts.title)}>
      <Box component="dl" sx={{ m: 0 }}>
        <Figure label={formatMessage(licenceTexts.price)}>{money(licencesMinor)}</Figure>
        {duesMinor > 0 && <Figure label={formatMessage(orderTexts.dues)}>{money(duesMinor)}</Figure>}
        <Figure isSum label={formatMessage(licenceTexts.total)}>
          {money(licencesMinor + duesMinor)}
        </Figure>
      </Box>
      <Typography variant="body2" color="text.secondary">
        {formatMessage(licencePhrases.line, { rate: rate.formattedShort, count, months })}
      </Typography>
      <Typography variant="body2" color="text.secondary" sx={{ mt: 1 }}>
        {formatMessage(licenceTexts.totalNote)}
      </Typography>
      {lastDate && (
        <Box sx={{ mt: 1 }}>
          <LastDate day={lastDate} />
        </Box>
      )}
    </SectionCard>
  );
}
