import { useIntl } from 'react-intl';
import type { UserErrorCode } from '../../../generated/member/status/memberDeactivate.ts';
import { refusalTexts } from './refusalMessages.ts';

const isOfPeople = (code: UserErrorCode): code is keyof typeof refusalTexts => code in refusalTexts;

/** The text for a code. */
export const refusalTextOf = (code: UserErrorCode) => refusalTexts[isOfPeople(code) ? code : 'INVALID'];

/** Puts a code into words. */
export const useRefusalText = () => {
  const { formatMessage } = useIntl();
  return (code: UserErrorCode) => formatMessage(refusalTextOf(code));
};
