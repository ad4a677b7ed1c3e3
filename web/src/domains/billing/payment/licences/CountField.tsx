import { LICENCE_COUNT_MAX, licenceCountOf } from '@muster/schema/formats/payment';
import { type RefObject, useState } from 'react';
import { useIntl } from 'react-intl';
import { Field } from '../../../../ui/Field.tsx';
import { licencePhrases, licenceTexts } from './licenceMessages.ts';
import { type LicenceOffers, raisedTo } from './licenceTerms.ts';

/** How many licences a text stands for, as many as may be bought at once. */
export const countOf = (text: string): number => Math.min(licenceCountOf(text), LICENCE_COUNT_MAX);

/**
 * How many licences: a whole number. What else was typed becomes one when the field is left, and what is too little is
 * raised then, and said so; nothing changes under somebody who is typing.
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
  const { formatMessage } = useIntl();
  const [isRaised, setRaised] = useState(false);
  const minimum = minimumCount > 0 ? formatMessage(licencePhrases.minimum, { count: minimumCount }) : null;
  const hint = isRaised
    ? formatMessage(licencePhrases.raised, { count: minimumCount })
    : [formatMessage(licencePhrases.needed, { count: neededCount }), minimum].filter(Boolean).join(' ');
  const leave = () => {
    const typed = countOf(text);
    const count = raisedTo(minimumCount, typed);
    setRaised(count > typed);
    onLeave(count);
  };
  return (
    <Field
      label={formatMessage(licenceTexts.count)}
      hint={<span role="status">{hint}</span>}
      value={text}
      inputRef={fieldRef}
      inputProps={{ inputMode: 'numeric', autoComplete: 'off', maxLength: 16 }}
      onChange={({ target }) => {
        setRaised(false);
        onChange(target.value);
      }}
      onBlur={leave}
      sx={{ maxWidth: 220 }}
    />
  );
}
