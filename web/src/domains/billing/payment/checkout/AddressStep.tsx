import Skeleton from '@mui/material/Skeleton';
import type { ComponentProps } from 'react';
import { useIntl } from 'react-intl';
import { useBillingAddressQuery } from '../../../../generated/billing/payment/checkout/billingAddress.ts';
import { failureOf } from '../../../../lib/apollo/failureOf.ts';
import { READ_NOW } from '../../../../lib/apollo/inPlace.ts';
import { useLastKnown } from '../../../../lib/graphql/useLastKnown.ts';
import { ErrorState } from '../../../../ui/ErrorState.tsx';
import { AddressForm } from './AddressForm.tsx';
import { addressTexts } from './checkoutMessages.ts';

/** The country of a first address where the viewer's is not known. */
const DEFAULT_COUNTRY = 'IN';

/** The form of the company's address over what is saved, which it reads itself. */
export function AddressStep(form: Omit<ComponentProps<typeof AddressForm>, 'saved' | 'countryCode'>) {
  const { formatMessage } = useIntl();
  const { data, loading, error, refetch } = useBillingAddressQuery(READ_NOW);
  const viewer = useLastKnown(data?.viewer.team?.billing ? data.viewer : null);
  if (viewer) {
    return (
      <AddressForm
        {...form}
        saved={viewer.team?.billing?.address ?? null}
        countryCode={viewer.billingRegion?.countryCode ?? DEFAULT_COUNTRY}
      />
    );
  }
  if (loading) return <Skeleton variant="rounded" height={420} aria-busy />;
  return (
    <ErrorState
      title={formatMessage(addressTexts.failed)}
      requestId={failureOf(error)?.requestId}
      onRetry={() => void refetch()}
    />
  );
}
