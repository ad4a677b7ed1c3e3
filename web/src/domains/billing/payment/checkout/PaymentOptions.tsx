import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import RadioGroup from '@mui/material/RadioGroup';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import { BusyButton } from '../../../../ui/BusyButton.tsx';
import { FailureAlert } from '../../../../ui/FailureAlert.tsx';
import { HintedRadio } from '../../../../ui/HintedRadio.tsx';
import { uiMessages } from '../../../../ui/messages.ts';
import { SectionCard } from '../../../../ui/SectionCard.tsx';
import { Spoken } from '../../../../ui/Spoken.ts';
import { takesCards } from '../../../../lib/config/offered.ts';
import { useCardName } from '../../pro/useCardName.ts';
import { CardFrame } from '../cardFrame/CardFrame.tsx';
import type { CardFrameHandle } from '../cardFrame/useCardFrame.ts';
import { BankField } from './BankField.tsx';
import { checkoutPhrases, checkoutTexts } from './checkoutMessages.ts';
import { faultText } from './faultText.ts';
import { type CheckoutOrder, isCovered } from './orderTypes.ts';
import { PaymentProgressNote } from './PaymentProgressNote.tsx';
import { SavedCardChoice } from './SavedCardChoice.tsx';
import { useCardsInTime } from './useCardsInTime.ts';
import type { Payment } from './usePayment.ts';
import { usePaymentChoice, wordOf } from './usePaymentChoice.ts';

/** Carries out what credits and balance cover. */
function Covered({ order: { purpose }, payment }: { order: CheckoutOrder; payment: Payment }) {
  const { formatMessage } = useIntl();
  return (
    <>
      <Typography sx={{ mb: 1.5 }}>{formatMessage(checkoutTexts.covered)}</Typography>
      <BusyButton variant="contained" color="primary" busy={payment.isBusy} onClick={() => void payment.payNothing()}>
        {formatMessage(purpose === 'DUES' ? checkoutTexts.proceedDues : checkoutTexts.proceed)}
      </BusyButton>
    </>
  );
}

/** The ways to pay, one of them chosen, and what it needs to be known. */
function Ways({ order, payment, isReturn }: { order: CheckoutOrder; payment: Payment; isReturn: boolean }) {
  const { formatMessage } = useIntl();
  const { cards, isWaiting, isMissing, readAgain } = useCardsInTime();
  const isForDues = order.purpose === 'DUES';
  const offersNew = takesCards();
  const offersBank = order.netBankingOffered;
  const { chosen, choose } = usePaymentChoice(cards, { offersNew, offersBank, isReturn, isForDues });
  const [bank, setBank] = useState('');
  const [isBankMissing, setBankMissing] = useState(false);
  const frame = useRef<CardFrameHandle>(null);
  const bankField = useRef<HTMLSelectElement>(null);
  const label = formatMessage(checkoutTexts.options);
  const cardName = useCardName();
  if (isWaiting) return <Skeleton variant="rounded" height={160} aria-busy />;

  const [charged] = cards;
  // The card that pays PRO for everybody, or dues, is charged for renewals, too.
  const newCardHint =
    charged && order.purpose === 'LICENCES'
      ? formatMessage(checkoutPhrases.newCardBeside, { card: cardName(charged) })
      : formatMessage(checkoutTexts.newCardHint);
  const pay = () => {
    if (chosen.kind === 'saved') return payment.paySaved(chosen.cardId);
    if (chosen.kind === 'new') return payment.payNew(frame.current);
    if (bank !== '') return payment.visitBank(bank);
    setBankMissing(true);
    bankField.current?.focus();
    return Promise.resolve();
  };
  return (
    <>
      {isMissing && (
        <Alert
          severity="warning"
          sx={{ mb: 1.5 }}
          action={<Button onClick={readAgain}>{formatMessage(uiMessages.retry)}</Button>}
        >
          {formatMessage(checkoutTexts.cardsFailed)}
        </Alert>
      )}
      {charged && isForDues && (
        <Typography color="text.secondary" sx={{ mb: 1 }}>
          {formatMessage(checkoutTexts.duesCard)}
        </Typography>
      )}
      <RadioGroup
        aria-label={label}
        value={wordOf(chosen)}
        onChange={(_event, word) => {
          if (payment.isBusy) return;
          payment.forget();
          choose(word);
        }}
      >
        {cards.map((card) => (
          <SavedCardChoice key={card.cardId} card={card} value={wordOf({ kind: 'saved', cardId: card.cardId })} />
        ))}
        {offersNew && (
          <HintedRadio
            value="new"
            name={formatMessage(charged ? checkoutTexts.anotherCard : checkoutTexts.newCard)}
            hint={newCardHint}
          />
        )}
        {offersBank && (
          <HintedRadio
            value="bank"
            name={formatMessage(checkoutTexts.bank)}
            hint={formatMessage(checkoutTexts.bankHint)}
          />
        )}
      </RadioGroup>
      <Box sx={{ mt: 1.5, mb: 2, maxWidth: 440 }}>
        {chosen.kind === 'new' && (
          <CardFrame
            ref={frame}
            onChange={() => {
              payment.forget();
              // Saved cards that come late take no card away that is being typed.
              choose('new');
            }}
            onEnter={() => void payment.payNew(frame.current)}
          />
        )}
        {chosen.kind === 'bank' && (
          <BankField
            ref={bankField}
            chosen={bank}
            isMissing={isBankMissing}
            onChoose={(code) => {
              setBank(code);
              setBankMissing(false);
            }}
          />
        )}
      </Box>
      {(offersNew || chosen.kind !== 'new') && (
        <BusyButton variant="contained" color="primary" busy={payment.isBusy} onClick={() => void pay()}>
          {formatMessage(checkoutTexts.complete)}
        </BusyButton>
      )}
    </>
  );
}

/** How an order is paid. While a payment is under way there is nothing to press: it is waited for. */
export function PaymentOptions({
  order,
  payment,
  isReturn = false,
  onOtherWay,
}: {
  order: CheckoutOrder;
  payment: Payment;
  /** Whether a bank's website led here. */
  isReturn?: boolean;
  /** Orders the same in its place, where a payment was only begun at a bank. */
  onOtherWay?: () => void;
}) {
  const { formatMessage } = useIntl();
  const { progress, fault } = payment;
  const isWaitedFor = progress === 'processing' || progress === 'stalled' || order.status === 'PENDING';
  return (
    <SectionCard title={formatMessage(checkoutTexts.options)}>
      <Box sx={{ display: 'grid', gap: 1.5, mb: fault || isWaitedFor ? 2 : 0 }}>
        {fault && (
          <FailureAlert
            text={formatMessage(faultText(fault))}
            requestId={fault.kind === 'unreachable' ? fault.requestId : null}
          />
        )}
        {isWaitedFor && <PaymentProgressNote order={order} payment={payment} onOtherWay={onOtherWay} />}
      </Box>
      {/* The card stays as it was typed until it is known what became of it. */}
      <Box sx={{ display: isWaitedFor ? 'none' : 'block' }}>
        {isCovered(order) ? (
          <Covered order={order} payment={payment} />
        ) : (
          <Ways key={order.orderId} order={order} payment={payment} isReturn={isReturn} />
        )}
      </Box>
      <Spoken role="status">{progress === 'working' && formatMessage(checkoutTexts.working)}</Spoken>
    </SectionCard>
  );
}
