import { type IntlShape, useIntl } from 'react-intl';
import { serverNow } from '../lib/graphql/serverClock.ts';
import { tableDate } from '../lib/intl/formats.ts';
import { relativeTime } from '../lib/intl/relativeTime.ts';

const words = (intl: IntlShape, at: string, isDateShown: boolean) =>
  isDateShown ? tableDate(intl, at) : relativeTime(intl, at, serverNow());

/** Says when something was: how long ago, or its date where that says more. The exact instant is the title. */
export function PastTime({
  at,
  isDateShown = false,
  children,
}: {
  at: string;
  isDateShown?: boolean;
  /** The sentence about it. */
  children: (time: string) => string;
}) {
  const intl = useIntl();
  return (
    <time dateTime={at} title={intl.formatDate(at, { dateStyle: 'long', timeStyle: 'short' })}>
      {children(words(intl, at, isDateShown))}
    </time>
  );
}
