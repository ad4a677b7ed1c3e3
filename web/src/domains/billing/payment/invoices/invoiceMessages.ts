import { defineMessages } from 'react-intl';

/** What a team was billed for. */
export const invoiceTexts = defineMessages({
  title: { id: 'plan.invoices.title', defaultMessage: 'Invoices' },
  none: { id: 'plan.invoices.none', defaultMessage: 'Your team has no invoices yet.' },
  failed: { id: 'plan.invoices.failed', defaultMessage: 'Your invoices could not be loaded.' },
  open: { id: 'plan.invoices.open', defaultMessage: 'Open' },
  newer: { id: 'plan.invoices.newer', defaultMessage: 'Newer' },
  older: { id: 'plan.invoices.older', defaultMessage: 'Older' },
  sentTooOften: {
    id: 'plan.invoices.sentTooOften',
    defaultMessage: 'Your team has had too many invoices sent. Please try again later.',
  },
});

/** The same with values. */
export const invoicePhrases = defineMessages<{
  paid: { date: string };
  period: { from: string; to: string };
  document: { number: string };
  send: { number: string };
  sent: { number: string; email: string };
  notSent: { number: string };
}>({
  paid: { id: 'plan.invoices.paid', defaultMessage: 'Paid {date}' },
  period: { id: 'plan.invoices.period', defaultMessage: '{from} – {to}' },
  document: { id: 'plan.invoices.document', defaultMessage: 'Invoice {number} (PDF)' },
  send: { id: 'plan.invoices.send', defaultMessage: 'Send invoice {number} by e-mail' },
  sent: { id: 'plan.invoices.sent', defaultMessage: 'Invoice {number} was sent to {email}.' },
  notSent: { id: 'plan.invoices.notSent', defaultMessage: 'Invoice {number} could not be sent. Please try again.' },
});
