import type { IntlShape } from 'react-intl';
import { guestLimitPhrases, guestLimitTexts } from './guestLimitMessages.ts';

/** What a plan that limits guests says of them. */
export const guestLimitText = (intl: IntlShape, limit: number | null): string =>
  limit ? intl.formatMessage(guestLimitPhrases.some, { limit }) : intl.formatMessage(guestLimitTexts.none);
