import { useIntl } from 'react-intl';
import { useFormats } from '../../../lib/intl/formats.ts';
import { faultPhrases, faultTexts, formLimits } from './formMessages.ts';
import type { Fault } from './importDraft.ts';

/** What is wrong, in the person's words. */
export function useFaultText(): (fault: Fault) => string {
  const { formatMessage } = useIntl();
  const { byteSize } = useFormats();
  return (fault) => {
    if (fault === 'tooLarge') return formatMessage(faultPhrases.tooLarge, { size: byteSize(formLimits.bytes) });
    if (fault === 'urlLength') return formatMessage(faultPhrases.urlLength, formLimits);
    return formatMessage(faultTexts[fault]);
  };
}
