import type { IntlShape } from 'react-intl';

/** Letters that are written from the right, and marks that turn the direction of what stands around them. */
const TURNING = /[\u0590-\u08ff\u200f\u202a-\u202e\u2066-\u2069\ud802\ud803\ud83a\ud83b\ufb1d-\ufefc]/;

/** Marks that force a direction. Those by which a text finds its own (U+2068, U+2069) stay: a part of it may have them. */
const FORCING = /[\u202a-\u202e\u2066\u2067]/g;

/** A text that leaves the sentence in which it stands in order, whichever way it is written itself. */
export const isolated = <Value>(value: Value): Value | string =>
  typeof value === 'string' && TURNING.test(value) ? `\u2068${value.replace(FORCING, '')}\u2069` : value;

type Values = Readonly<Record<string, unknown>>;

const isolatedValues = (values: Values | undefined) =>
  values && Object.fromEntries(Object.entries(values).map(([name, value]) => [name, isolated(value)]));

/** The same words, with every text that is put into them isolated: names of people and teams are in any script. */
export const isolating = (intl: IntlShape): IntlShape => ({
  ...intl,
  // A proxy is of the same type, whose many forms no function of ours would have.
  formatMessage: new Proxy(intl.formatMessage, {
    apply: (format, self, [message, values, options]: [unknown, Values?, unknown?]) =>
      Reflect.apply(format, self, [message, isolatedValues(values), options]),
  }),
  formatList: new Proxy(intl.formatList, {
    apply: (format, self, [values, options]: [Iterable<unknown>, unknown?]) =>
      Reflect.apply(format, self, [Array.from(values, isolated), options]),
  }),
});
