import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import { type ReactNode, useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import { formatMoney } from '@muster/schema/formats/money';
import { BusyButton } from '../../../../ui/BusyButton.tsx';
import { Field } from '../../../../ui/Field.tsx';
import { SectionCard } from '../../../../ui/SectionCard.tsx';
import { PlanColumns } from '../../pro/PlanRoom.tsx';
import { isAddressUsable } from '../checkout/addressForm.ts';
import type { PriceRead, PriceState } from '../checkout/priceState.ts';
import { PricesFailed } from '../checkout/PricesFailed.tsx';
import { PricesOf } from '../checkout/PricesOf.tsx';
import { PurchaseCurrency } from '../checkout/PurchaseCurrency.tsx';
import { Tick } from '../checkout/Tick.tsx';
import { CountField } from './CountField.tsx';
import { countOf } from './countOf.ts';
import { DurationChoice } from './DurationChoice.tsx';
import { FewerLicences } from './FewerLicences.tsx';
import { licencePhrases, licenceTexts } from './licenceMessages.ts';
import { LicencePriceTable } from './LicencePriceTable.tsx';
import {
  type AutoAssignment,
  type ChosenLicences,
  type LicenceBilling,
  type LicenceOffers,
  type LicencePrice,
  autoAssignmentOf,
  chosenOf,
  duesMinorOf,
} from './licenceTerms.ts';
import type { LicenceDraft } from './useLicenceDraft.ts';

const whyNot = {
  possible: licenceTexts.autoAssignHint,
  tooFew: licenceTexts.autoAssignTooFew,
  nobody: licenceTexts.autoAssignNobody,
} as const;

/** Whether people get the licences at once. Nothing where nobody is without one for long. */
function AutoAssign({
  assignment,
  isWanted,
  onTick,
}: {
  assignment: AutoAssignment;
  isWanted: boolean;
  onTick: (isTicked: boolean) => void;
}) {
  const { formatMessage } = useIntl();
  if (assignment === 'notHere') return null;
  const isPossible = assignment === 'possible';
  return (
    <Tick
      label={formatMessage(licenceTexts.autoAssign)}
      hint={formatMessage(whyNot[assignment])}
      isTicked={isPossible && isWanted}
      isDisabled={!isPossible}
      onTick={onTick}
    />
  );
}

/** The way on, where there is anything to buy and it is known what it costs. */
function GoOn({ count, state, isBusy }: { count: number; state: PriceState; isBusy: boolean }) {
  const { formatMessage } = useIntl();
  return (
    <BusyButton
      type="submit"
      variant="contained"
      color="primary"
      busy={isBusy || state === 'coming'}
      disabled={count === 0 || state === 'failed'}
    >
      {formatMessage(count === 0 ? licenceTexts.zero : licenceTexts.next)}
    </BusyButton>
  );
}

/** How many licences, for how long, for whom; with what it comes to beside it. */
export function LicenceForm({
  billing,
  offers,
  price,
  draft: {
    typed,
    count: asked,
    currency: wanted,
    isAutoAssigned,
    paysDues,
    lastDate,
    hasChosen,
    setText,
    change,
    keep,
  },
  isCurrencyFixed,
  prices,
  isBusy,
  note,
  onChosen,
}: {
  billing: LicenceBilling;
  offers: LicenceOffers;
  price: LicencePrice;
  draft: LicenceDraft;
  isCurrencyFixed: boolean;
  prices: PriceRead;
  isBusy: boolean;
  /** Why it went no further. */
  note: ReactNode;
  onChosen: (chosen: ChosenLicences) => void;
}) {
  const { formatMessage, formatNumber, locale } = useIntl();
  const field = useRef<HTMLInputElement>(null);
  const [isWarned, setWarned] = useState(false);
  const { neededCount, currency } = offers;
  const text = typed ?? String(asked ?? neededCount);
  const count = countOf(text, locale);
  const assignment = autoAssignmentOf(count, offers, billing);
  const duesMinor = duesMinorOf(billing);
  const paidDuesMinor = paysDues ? duesMinor : 0;
  const { seats, address } = billing;

  const chosen = chosenOf({ count, isAutoAssigned, paysDues }, { price, offers, billing });
  const submit = () => {
    if (chosen.count === 0) return;
    setText(String(chosen.count));
    if (chosen.count < neededCount) setWarned(true);
    else onChosen(chosen);
  };

  return (
    <Box
      component="form"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (!isBusy && prices.state === 'there') submit();
      }}
    >
      <PlanColumns
        main={
          <SectionCard
            title={formatMessage(licenceTexts.details)}
            action={
              !isCurrencyFixed && (
                <PurchaseCurrency
                  chosen={wanted ?? currency}
                  hasChosen={hasChosen || typed !== null}
                  onChoose={(other) => change({ currency: other })}
                />
              )
            }
          >
            <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 2.5 }}>
              <PricesFailed read={prices} wanted={wanted ?? currency} shown={currency} />
              <PricesOf state={prices.state}>
                <DurationChoice
                  prices={offers.prices}
                  chosen={price}
                  onChoose={(planId) => change({ licenseConfigId: planId, licenseDuration: null })}
                />
              </PricesOf>
              <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'repeat(auto-fit, minmax(160px, 220px))' }}>
                {seats && (
                  <Field
                    label={formatMessage(licenceTexts.liteUsers)}
                    value={formatNumber(seats.unlicensedUsersCount)}
                    disabled
                  />
                )}
                {seats && seats.trialUsersCount > 0 && (
                  <Field
                    label={formatMessage(licenceTexts.trialUsers)}
                    value={formatNumber(seats.trialUsersCount)}
                    disabled
                  />
                )}
              </Box>
              <CountField
                text={text}
                offers={offers}
                fieldRef={field}
                onChange={setText}
                onLeave={(left) => {
                  setText(String(left));
                  keep({ licenseCount: String(left) });
                }}
              />
              <AutoAssign
                assignment={assignment}
                isWanted={isAutoAssigned}
                onTick={(isTicked) => change({ autoAssign: String(isTicked) })}
              />
              {duesMinor > 0 && (
                <Tick
                  label={formatMessage(licencePhrases.paysDues, {
                    amount: formatMoney({ amountMinor: duesMinor, currency }),
                  })}
                  isTicked={paysDues}
                  onTick={(isTicked) => change({ paysDues: isTicked ? null : 'false' })}
                />
              )}
            </Box>
          </SectionCard>
        }
        side={
          <>
            <PricesOf state={prices.state}>
              <LicencePriceTable price={price} count={count} duesMinor={paidDuesMinor} lastDate={lastDate} />
            </PricesOf>
            {note}
            {!isAddressUsable(address) && <Alert severity="info">{formatMessage(licenceTexts.addressNext)}</Alert>}
            <GoOn count={count} state={prices.state} isBusy={isBusy} />
          </>
        }
      />
      {isWarned && (
        <FewerLicences
          onBack={() => {
            setWarned(false);
            // The dialog gives the focus back first.
            requestAnimationFrame(() => field.current?.focus());
          }}
          onProceed={() => {
            setWarned(false);
            onChosen(chosen);
          }}
        />
      )}
    </Box>
  );
}
