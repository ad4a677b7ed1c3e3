import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useIntl } from 'react-intl';
import { useFormats } from '../../../../lib/intl/formats.ts';
import { SectionCard } from '../../../../ui/SectionCard.tsx';
import { Figure } from '../../Figure.tsx';
import { checkoutPhrases, checkoutTexts } from './checkoutMessages.ts';
import { dayAfter } from '../days.ts';
import { dueRows, isSameDue } from './dueRows.ts';
import type { CheckoutOrder } from './orderTypes.ts';

type Lines = {
  order: CheckoutOrder;
  /** What the buyer saw, where it has changed since. */
  before?: CheckoutOrder | null;
  /** Whether sales have agreed with the team on it. */
  isAgreed?: boolean;
};

const SubLine = ({ children }: { children: string }) => (
  <Typography component="span" variant="body2" color="text.secondary" sx={{ display: 'block' }}>
    {children}
  </Typography>
);

/** What is left to pay and how it comes about; beside what has changed, what it was before. */
function DueTable({ order, before, isAgreed }: Required<Lines>) {
  const intl = useIntl();
  const { formatMessage } = intl;
  const former = new Map(before ? dueRows(before, intl, isAgreed).map(({ key, value }) => [key, value]) : []);
  return (
    <SectionCard title={formatMessage(checkoutTexts.order)}>
      <Box component="dl" sx={{ m: 0 }}>
        {dueRows(order, intl, isAgreed).map(({ key, label, tip, value }) => {
          const was = former.get(key) ?? value;
          return (
            <Figure key={key} label={label} tip={tip} isSum={key === 'due'}>
              {value}
              {was !== value && <SubLine>{formatMessage(checkoutPhrases.before, { value: was })}</SubLine>}
            </Figure>
          );
        })}
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
              <SubLine>
                {formatMessage(isLicences ? checkoutPhrases.licenceLine : checkoutPhrases.line, {
                  ...{ rate: rate.formattedShort, count: usersCount, months },
                })}
              </SubLine>
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
export function OrderLines({ order, before = null, isAgreed = false }: Lines) {
  const { formatMessage } = useIntl();
  const { proformaIncrease, proformaUsersCount } = order;
  const isMore = proformaIncrease.amountMinor > 0;
  const isSame = before !== null && isSameDue(before, order);
  return (
    <>
      {(before || isMore) && (
        <Alert severity={isSame ? 'info' : 'warning'}>
          {before && <Typography>{formatMessage(isSame ? checkoutTexts.madeAnew : checkoutTexts.changed)}</Typography>}
          {isMore && (
            <Typography>
              {formatMessage(checkoutPhrases.increase, {
                ...{ count: proformaUsersCount ?? 0, amount: proformaIncrease.formatted },
              })}
            </Typography>
          )}
        </Alert>
      )}
      <DueTable order={order} before={before} isAgreed={isAgreed} />
      <PaymentSummary order={order} />
    </>
  );
}
