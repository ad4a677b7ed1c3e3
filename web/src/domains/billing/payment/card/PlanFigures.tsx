import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { type IntlShape, useIntl } from 'react-intl';
import { Figure } from '../../Figure.tsx';
import type { PaidTeam, PlanBilling, SavedCard } from '../../pro/planTypes.ts';
import { serverNow } from '../../../../lib/graphql/serverClock.ts';
import { cardStateOf } from '../../pro/cardExpiry.ts';
import { paymentTexts } from '../../pro/paymentMessages.ts';
import { useCardExpiry } from '../../pro/useCardExpiry.ts';
import { useCardName } from '../../pro/useCardName.ts';
import { proPhrases, proTexts } from '../../pro/proMessages.ts';
import { cardPhrases, cardTexts } from './cardMessages.ts';

const MONTHS = { MONTHLY: 1, QUARTERLY: 3, BIANNUAL: 6, ANNUAL: 12, UNKNOWN: null } as const;

/** How the total of the next charge comes about. Null where it is no price by people and months: other licences are due as well. */
function partsOf({ rate, interval, nextCharge }: PlanBilling) {
  const months = interval && MONTHS[interval];
  if (!rate || !months || !nextCharge) return null;
  const { usersCount: count, planAmount } = nextCharge;
  if (rate.amountMinor * count * months !== planAmount.amountMinor) return null;
  return { rate: rate.formattedShort, count, months };
}

/** The same in words. */
function sumOf(parts: NonNullable<ReturnType<typeof partsOf>>, { formatMessage }: IntlShape): string {
  return parts.months === 1 ? formatMessage(cardPhrases.sum, parts) : formatMessage(cardPhrases.sumOfMonths, parts);
}

/** The card that renewals are charged to, and how long it is good. */
function PresentCard({ card }: { card: SavedCard }) {
  const { formatMessage } = useIntl();
  const name = useCardName()(card);
  const expiry = useCardExpiry()(card);
  const isExpired = cardStateOf(card, serverNow()).kind === 'expired';
  return (
    <Figure label={formatMessage(cardTexts.present)}>
      {name}
      <Typography variant="body2" component="span" color="text.secondary" sx={{ display: 'block' }}>
        {isExpired ? formatMessage(paymentTexts.expired) : expiry}
      </Typography>
    </Figure>
  );
}

/** Whose card it is, what is charged to it, and which one that is by now. */
export function PlanFigures({
  team: { name, billing },
  present,
}: {
  team: PaidTeam;
  /** The card that renewals are charged to; null where there is none, or it is not known. */
  present: SavedCard | null;
}) {
  const intl = useIntl();
  const { formatMessage } = intl;
  const { rate, period, nextCharge } = billing;
  const parts = partsOf(billing);
  return (
    <Box component="dl" sx={{ m: 0 }}>
      <Figure label={formatMessage(cardTexts.team)}>{name}</Figure>
      {rate && (parts || !nextCharge) && (
        <Figure label={formatMessage(cardTexts.perPerson)}>{rate.formattedShort}</Figure>
      )}
      {period?.billingDay && (
        <Figure label={formatMessage(proTexts.billingDay)}>
          {formatMessage(proPhrases.dayOfMonth, { day: period.billingDay })}
        </Figure>
      )}
      {nextCharge && nextCharge.planAmount.amountMinor > 0 && (
        <Figure label={formatMessage(cardTexts.total)} tip={parts ? sumOf(parts, intl) : undefined}>
          {nextCharge.planAmount.formatted}
        </Figure>
      )}
      {present && <PresentCard card={present} />}
    </Box>
  );
}
