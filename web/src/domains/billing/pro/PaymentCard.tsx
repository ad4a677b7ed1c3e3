import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useIntl } from 'react-intl';
import { useFormats } from '../../../lib/intl/formats.ts';
import { useDialogAddress } from '../../../lib/urlState/useDialogAddress.ts';
import { PartFailed } from '../../../ui/PartFailed.tsx';
import { SectionCard } from '../../../ui/SectionCard.tsx';
import { Figure, FiguresSkeleton } from '../Figure.tsx';
import { paymentPhrases, paymentTexts } from './paymentMessages.ts';
import type { PlanBilling } from './planTypes.ts';
import { proPhrases, proTexts } from './proMessages.ts';
import { SavedCardList } from './SavedCardList.tsx';
import type { SavedCards } from './useSavedCards.ts';

/** How and when the team pays, and what it has to its credit. Figures that say nothing are left out. */
function PaymentFigures({ billing }: { billing: PlanBilling }) {
  const { formatMessage } = useIntl();
  const { billingDate } = useFormats();
  const { paymentMethod, period, credits, balance, accountBalanceDue: account } = billing;
  return (
    <Box component="dl" sx={{ m: 0 }}>
      {paymentMethod && (
        <Figure label={formatMessage(paymentTexts.method)}>{formatMessage(paymentTexts[paymentMethod])}</Figure>
      )}
      {period?.billingDay && (
        <Figure label={formatMessage(proTexts.billingDay)}>
          {formatMessage(proPhrases.dayOfMonth, { day: period.billingDay })}
        </Figure>
      )}
      {period?.billedOn && <Figure label={formatMessage(proTexts.lastCharge)}>{billingDate(period.billedOn)}</Figure>}
      {credits && credits.amountMinor !== 0 && (
        <Figure label={formatMessage(paymentTexts.credits)}>{credits.formatted}</Figure>
      )}
      <Figure label={formatMessage(paymentTexts.balance)}>{balance.formatted}</Figure>
      {account && account.amountMinor !== 0 && (
        <Figure label={formatMessage(paymentTexts.account)}>{account.formatted}</Figure>
      )}
    </Box>
  );
}

/** That there is no card, and by when there has to be one. */
function NoCard({ nextCharge }: PlanBilling) {
  const { formatMessage } = useIntl();
  const { billingDate } = useFormats();
  const on = nextCharge && nextCharge.amount.amountMinor > 0 ? nextCharge.on : null;
  return (
    <Typography color="text.secondary">
      {on === null
        ? formatMessage(paymentTexts.noCard)
        : formatMessage(paymentPhrases.noCardFor, { date: billingDate(on) })}
    </Typography>
  );
}

/** The saved cards, or why none is there. They come from another service, and fail by themselves. */
function CardDetails({ billing, saved }: { billing: PlanBilling; saved: SavedCards }) {
  const { formatMessage } = useIntl();
  const { open } = useDialogAddress();
  const { cards, isLoading, isLate, requestId, readAgain } = saved;
  if (isLoading && !isLate) return <FiguresSkeleton rows={2} />;
  return (
    <>
      {cards === null && (
        <PartFailed text={formatMessage(paymentTexts.cardsFailed)} requestId={requestId} onRetry={readAgain} />
      )}
      {cards?.length === 0 && <NoCard {...billing} />}
      {cards && cards.length > 0 && <SavedCardList cards={cards} hasFailed={billing.hasPaymentFailed === true} />}
      <Box sx={{ mt: 1 }}>
        <Button size="small" onClick={() => open({ dialog: 'update-card' })}>
          {formatMessage(paymentTexts.update)}
        </Button>
      </Box>
    </>
  );
}

/** How the team pays: by which way, from what, and the card that is charged. A team that pays by invoice needs no card. */
export function PaymentCard({ billing, saved }: { billing: PlanBilling; saved: SavedCards }) {
  const { formatMessage } = useIntl();
  return (
    <SectionCard title={formatMessage(paymentTexts.title)}>
      <PaymentFigures billing={billing} />
      <Typography variant="subtitle2" component="h3" sx={{ mt: 1.5, mb: 0.5 }}>
        {formatMessage(paymentTexts.cards)}
      </Typography>
      {billing.paymentMethod === 'INVOICE' ? (
        <Typography color="text.secondary">{formatMessage(paymentTexts.byInvoice)}</Typography>
      ) : (
        <CardDetails billing={billing} saved={saved} />
      )}
    </SectionCard>
  );
}
