import { LICENCE_COUNT_MAX } from '@muster/schema/formats/payment';
import { type RefObject, useState } from 'react';
import { useIntl } from 'react-intl';
import { Field } from '../../../../ui/Field.tsx';
import { checkoutTexts } from '../checkout/checkoutMessages.ts';
import { askedCountOf } from './countOf.ts';
import { licencePhrases, licenceTexts } from './licenceMessages.ts';
import { type LicenceOffers, raisedTo } from './licenceTerms.ts';

/**
 * How many licences: a whole number. What else was typed becomes one when the field is left, and what is too little or
 * too much is changed then, and said so; nothing changes under somebody who is typing.
 */
export function CountField({
  text,
  offers: { minimumCount, neededCount },
  fieldRef,
  onChange,
  onLeave,
}: {
  text: string;
  offers: LicenceOffers;
  fieldRef: RefObject<HTMLInputElement | null>;
  onChange: (text: string) => void;
  onLeave: (count: number) => void;
}) {
  const { formatMessage, locale } = useIntl();
  /** What is said of the count that was left. */
  const [said, setSaid] = useState<'raised' | 'lowered' | 'zero' | null>(null);
  const minimum = minimumCount > 0 ? formatMessage(licencePhrases.minimum, { count: minimumCount }) : null;
  const usual = [formatMessage(licencePhrases.needed, { count: neededCount }), minimum].filter(Boolean).join(' ');
  const changed = {
    raised: formatMessage(licencePhrases.raised, { count: minimumCount }),
    lowered: formatMessage(licencePhrases.lowered, { count: LICENCE_COUNT_MAX }),
  };
  const hint = said === 'raised' || said === 'lowered' ? changed[said] : usual;
  const leave = () => {
    const typed = askedCountOf(text, locale);
    const count = Math.min(raisedTo(minimumCount, typed), LICENCE_COUNT_MAX);
    if (count === 0) setSaid('zero');
    else if (count === typed) setSaid(null);
    else setSaid(count > typed ? 'raised' : 'lowered');
    onLeave(count);
  };
  return (
    <Field
      label={formatMessage(licenceTexts.count)}
      error={said === 'zero' && formatMessage(checkoutTexts.nothingToPay)}
      hint={<span role="status">{hint}</span>}
      value={text}
      inputRef={fieldRef}
      inputProps={{ inputMode: 'numeric', autoComplete: 'off', maxLength: 16 }}
      onChange={({ target }) => {
        setSaid(null);
        onChange(target.value);
      }}
      onBlur={leave}
      onKeyDown={({ key }) => {
        if (key === 'Enter') leave();
      }}
      sx={{ maxWidth: 220 }}
    />
  );
}
