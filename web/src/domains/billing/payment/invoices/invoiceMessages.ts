import { defineMessages } from 'react-intl';

/** What a team was billed for. */
export const invoiceTexts = defineMessages({
  title: { id: 'plan.invoices.title', defaultMessage: 'Invoices' },
  none: { id: 'plan.invoices.none', defaultMessage: 'Your team has no invoices yet.' },
  failed: { id: 'plan.invoices.failed', defaultMessage: 'Your invoices could not be loaded.' },
  open: { id: 'plan.invoices.open', defaultMessage: 'Open' },
  newer: { id: 'plan.invoices.newer', defaultMessage: 'Newer' },
  older: { id: 'plan.invoices.older', defaultMessage: 'Older' },
});

/** The same with values. */
export const invoicePhrases = defineMessages<{
  paid: { date: string };
  period: { from: string; to: string };
  document: { number: string };
}>({
  paid: { id: 'plan.invoices.paid', defaultMessage: 'Paid {date}' },
  period: { id: 'plan.invoices.period', defaultMessage: '{from} – {to}' },
  document: { id: 'plan.invoices.document', defaultMessage: 'Invoice {number} (PDF)' },
});
