import { useState } from 'react';
import { useInvoicesQuery } from '../../../../generated/billing/payment/invoices/invoices.ts';
import { failureOf } from '../../../../lib/apollo/failureOf.ts';
import { READ_AFRESH } from '../../../../lib/apollo/inPlace.ts';

/** The team's invoices, the latest first, page by page. */
export function useInvoices() {
  /** Behind which places the pages before this one, and this one, begin. */
  const [places, setPlaces] = useState<readonly string[]>([]);
  const after = places.at(-1) ?? null;
  const { data, loading, error, refetch } = useInvoicesQuery({ ...READ_AFRESH, variables: { after } });
  const page = data?.viewer.team?.billing?.invoices ?? null;
  const end = page?.pageInfo.hasNextPage ? page.pageInfo.endCursor : null;
  return {
    /** Null while they are not known, and where they could not be read. */
    invoices: page ? page.edges.map(({ node }) => node) : null,
    isLoading: loading && page === null,
    requestId: failureOf(error)?.requestId ?? null,
    readAgain: () => void refetch(),
    newer: places.length > 0 ? () => setPlaces(places.slice(0, -1)) : null,
    older: end ? () => setPlaces([...places, end]) : null,
  };
}
