import { InvoiceCard } from '../payment/invoices/InvoiceCard.tsx';
import { useInvoices } from '../payment/invoices/useInvoices.ts';

/** The invoices of a plan that the team had. Nothing for a team that never paid. */
export default function FormerPlan() {
  const { invoices, isLoading } = useInvoices();
  if (isLoading || invoices?.length === 0) return null;
  return <InvoiceCard />;
}
