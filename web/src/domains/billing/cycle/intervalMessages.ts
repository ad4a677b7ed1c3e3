import { defineMessages } from 'react-intl';

/** For how long is paid at once, by the interval's name in the schema. */
export const intervalNames = defineMessages({
  MONTHLY: { id: 'plan.cycle.monthly', defaultMessage: 'Monthly' },
  QUARTERLY: { id: 'plan.cycle.quarterly', defaultMessage: 'Quarterly' },
  BIANNUAL: { id: 'plan.cycle.biannual', defaultMessage: 'Biannual' },
  ANNUAL: { id: 'plan.cycle.annual', defaultMessage: 'Annual' },
  UNKNOWN: { id: 'plan.cycle.unknown', defaultMessage: 'Another interval' },
});
