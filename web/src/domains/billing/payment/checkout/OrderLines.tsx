import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { formatMoney } from '@muster/schema/formats/money';
import { useIntl } from 'react-intl';
import { useFormats } from '../../../../lib/intl/formats.ts';
import { SectionCard } from '../../../../ui/SectionCard.tsx';
import { Figure } from '../../Figure.tsx';
import { orderPhrases } from '../../pro/orderMessages.ts';
import { checkoutPhrases, checkoutTexts } from './checkoutMessages.ts';
import { dayAfter } from './days.ts';
import type { CheckoutOrder } from './orderTypes.ts';

/** For how many it is, what it costs, what is taken off, and what is left to pay: it adds up. */
function DueTable({ order }: { order: CheckoutOrder }) {
  const { formatMessage, formatNumber } = useIntl();
  const { amount, creditsUsed, balanceUsed, usersCount, purpose, planAmount, dues, rate } = order;
  const taken = creditsUsed.amountMinor + balanceUsed.amountMinor;
  const money = (amountMinor: number) => formatMoney({ amountMinor, currency: amount.currency });
  return (
    <SectionCard title={formatMessage(checkoutTexts.order)}>
      <Box component="dl" sx={{ m: 0 }}>
        {usersCount !== null && (
          <Figure label={formatMessage(purpose === 'LICENCES' ? checkoutTexts.licences : checkoutTexts.users)}>
            {formatNumber(usersCount)}
          </Figure>
        )}
        {rate && <Figure label={formatMessage(checkoutTexts.total)}>{planAmount.formatted}</Figure>}
        {dues.amountMinor > 0 && <Figure label={formatMessage(checkoutTexts.dues)}>{dues.formatted}</Figure>}
        <Figure label={formatMessage(checkoutTexts.credits)}>
          {taken === 0 ? money(0) : formatMessage(orderPhrases.less, { amount: money(taken) })}
        </Figure>
        <Figure isSum label={formatMessage(checkoutTexts.due)}>
          {amount.formatted}
        </Figure>
      </Box>
    </SectionCard>
  );
}

/** What is bought and how its price comes about, which days it pays for, and when it is renewed. */
function PaymentSummary({ order }: { order: CheckoutOrder }) {
  const { formatMessage } = useIntl();
  const { billingDate } = useFormats();
  const { planAmount, rate, usersCount, months, startsOn, expiresOn, purpose } = order;
  const isLicences = purpose === 'LICENCES';
  // Dues alone are no plan, and cover no days.
  if (rate === null) return null;
  return (
    <SectionCard title={formatMessage(checkoutTexts.summary)}>
      <Box component="dl" sx={{ m: 0 }}>
        {rate && (
          <Figure label={formatMessage(isLicences ? checkoutTexts.licenceAmount : checkoutTexts.planAmount)}>
            {planAmount.formatted}
            {usersCount !== null && months !== null && (
              <Typography component="span" variant="body2" color="text.secondary" sx={{ display: 'block' }}>
                {formatMessage(isLicences ? checkoutPhrases.licenceLine : checkoutPhrases.line, {
                  ...{ rate: rate.formattedShort, count: usersCount, months },
                })}
              </Typography>
            )}
          </Figure>
        )}
        {startsOn && expiresOn && (
          <>
            <Figure label={formatMessage(checkoutTexts.period)}>
              {formatMessage(checkoutPhrases.days, { from: billingDate(startsOn), to: billingDate(expiresOn) })}
            </Figure>
            <Figure label={formatMessage(checkoutTexts.renewal)}>{billingDate(dayAfter(expiresOn))}</Figure>
          </>
        )}
      </Box>
    </SectionCard>
  );
}

/** An order as its buyer sees it before paying: what is payable first, then what it is for. */
export function OrderLines({
  order,
  hasChanged = false,
}: {
  order: CheckoutOrder;
  /** Whether it comes to something else than the buyer saw, or stands in the place of what they saw. */
  hasChanged?: boolean;
}) {
  const { formatMessage } = useIntl();
  const { proformaIncrease, proformaUsersCount } = order;
  const isMore = proformaIncrease.amountMinor > 0;
  return (
    <>
      {(hasChanged || isMore) && (
        <Alert severity="warning">
          {hasChanged && <Typography>{formatMessage(checkoutTexts.changed)}</Typography>}
          {isMore && (
            <Typography>
              {formatMessage(checkoutPhrases.increase, {
                ...{ count: proformaUsersCount ?? 0, amount: proformaIncrease.formatted },
              })}
            </Typography>
          )}
        </Alert>
      )}
      <DueTable order={order} />
      <PaymentSummary order={order} />
    </>
  );
}
