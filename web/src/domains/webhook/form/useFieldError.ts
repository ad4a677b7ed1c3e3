import { useIntl } from 'react-intl';
import type { WebhookEditing } from './useWebhookForm.ts';
import type { FormPart } from './webhookDraft.ts';
import { FORM_LIMITS } from './webhookFormMessages.ts';
import { textOfFault } from './webhookRefusal.ts';

/** What is said to be wrong with a part of the form, or was refused of it. */
export function useFieldError({ faultOf, refusal }: WebhookEditing): (part: FormPart) => string | null {
  const { formatMessage } = useIntl();
  return (part) => {
    const fault = faultOf(part);
    if (fault !== null) return formatMessage(textOfFault(part, fault), FORM_LIMITS);
    return refusal?.part === part ? formatMessage(refusal.text, FORM_LIMITS) : null;
  };
}
