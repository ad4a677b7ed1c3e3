/** Where an invoice's document is. It is saved under the invoice's number, where that is known. */
export const documentUrlOf = (invoiceId: string, number: string | null = null): string =>
  `/invoices/${encodeURIComponent(invoiceId)}.pdf${number === null ? '' : `?number=${encodeURIComponent(number)}`}`;
