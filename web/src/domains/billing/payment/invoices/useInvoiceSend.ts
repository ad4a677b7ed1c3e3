import { useState } from 'react';
import { InvoiceSendDocument } from '../../../../generated/billing/payment/invoices/invoiceSend.ts';
import type { InvoiceRowFragment } from '../../../../generated/billing/payment/invoices/invoices.ts';
import { useKeyedMutation } from '../../../../lib/apollo/useKeyedMutation.ts';
import { undoneBy } from '../../../../lib/graphql/undone.ts';
import { undoneText } from '../../../../ui/failureWords.ts';
import { showToast } from '../../../../ui/toasts/toastStore.ts';
import { invoicePhrases, invoiceTexts } from './invoiceMessages.ts';

/** Has an invoice mailed to the viewer; a toast says what came of it. */
export function useInvoiceSend({ invoiceId, number }: Pick<InvoiceRowFragment, 'invoiceId' | 'number'>) {
  const [isSending, setSending] = useState(false);
  const call = useKeyedMutation(InvoiceSendDocument, (data) => data.invoiceSend);
  const send = async () => {
    if (isSending) return;
    setSending(true);
    const { payload, failure } = await call({ invoiceId });
    setSending(false);
    const cause = `send ${invoiceId}`;
    if (payload && payload.email !== null) {
      const values = { number, email: payload.email };
      return void showToast({ tone: 'success', text: invoicePhrases.sent, values, cause });
    }
    const isLimited = payload?.userErrors.some(({ code }) => code === 'LIMIT_REACHED');
    const text = isLimited ? invoiceTexts.sentTooOften : invoicePhrases.notSent;
    const undone = undoneBy({ payload, failure });
    const { requestId } = undone;
    return void showToast({ tone: 'error', text: undoneText(undone, text), values: { number }, requestId, cause });
  };
  return { isSending, send: () => void send() };
}
