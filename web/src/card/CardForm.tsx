import {
  EXPIRY_LENGTH,
  CVV_DIGITS_MAX,
  bareCardNumber,
  cardTypeOf,
  writtenCardLengthOf,
} from '@muster/schema/formats/card';
import { type KeyboardEvent, type RefObject, useId } from 'react';
import { useIntl } from 'react-intl';
import { CardField } from './CardField.tsx';
import { CardTypeBadges } from './CardTypeBadges.tsx';
import type { CardEntry, CardFault, CardFieldName } from './cardEntry.ts';
import { cardFaults, cardRefusals, cardTexts } from './messages.ts';
import type { CardRefusal } from './protocol.ts';
import { typedCardNumber, typedCvv, typedExpiry } from './typing.ts';

interface Props {
  readonly entry: CardEntry;
  readonly faults: Readonly<Record<CardFieldName, CardFault | null>>;
  /** Why the card was refused. */
  readonly refusal: CardRefusal | null;
  /** Whether the card is on its way: nothing can be changed then. */
  readonly isSending: boolean;
  readonly fields: Readonly<Record<CardFieldName, RefObject<HTMLInputElement | null>>>;
  readonly onWrite: (field: CardFieldName, written: string) => void;
  readonly onLeave: (field: CardFieldName) => void;
  readonly onEnter: () => void;
  readonly onEscape: () => void;
}

/** The fields of a card. */
export function CardForm({ entry, faults, refusal, isSending, fields, onWrite, onLeave, onEnter, onEscape }: Props) {
  const { formatMessage } = useIntl();
  const badges = useId();
  const partsOf = (field: CardFieldName) => {
    const fault = faults[field];
    return {
      ref: fields[field],
      value: entry[field],
      error: fault && formatMessage(cardFaults[fault]),
      readOnly: isSending,
      'aria-required': true,
      onTyped: (written: string) => onWrite(field, written),
      onBlur: () => onLeave(field),
      onKeyDown: ({ key }: KeyboardEvent) => {
        if (key === 'Enter') onEnter();
        if (key === 'Escape') onEscape();
      },
    } as const;
  };
  const bare = bareCardNumber(entry.number);
  return (
    <form
      noValidate
      aria-label={formatMessage(cardTexts.title)}
      aria-busy={isSending}
      onSubmit={(event) => event.preventDefault()}
    >
      {refusal && (
        <p className="refusal" role="alert">
          {formatMessage(cardRefusals[refusal])}
        </p>
      )}
      <CardField
        {...partsOf('number')}
        label={formatMessage(cardTexts.number)}
        name="cardnumber"
        autoComplete="cc-number"
        maxLength={writtenCardLengthOf(bare)}
        typed={typedCardNumber}
        aside={{ id: badges, content: <CardTypeBadges id={badges} type={cardTypeOf(bare)} /> }}
      />
      <div className="pair">
        <CardField
          {...partsOf('expiry')}
          label={formatMessage(cardTexts.expiry)}
          name="cc-exp"
          autoComplete="cc-exp"
          maxLength={EXPIRY_LENGTH}
          typed={typedExpiry}
        />
        <CardField
          {...partsOf('cvv')}
          label={formatMessage(cardTexts.cvv)}
          hint={formatMessage(cardTexts.cvvHint)}
          name="cvc"
          autoComplete="cc-csc"
          maxLength={CVV_DIGITS_MAX}
          typed={typedCvv}
        />
      </div>
    </form>
  );
}
