import { useIntl } from 'react-intl';
import { PartFailed } from '../../../../ui/PartFailed.tsx';
import { checkoutPhrases } from './checkoutMessages.ts';
import type { PriceRead } from './priceState.ts';

/** Says where the prices in the wanted currency could not be read, and in which one those are that stand there. */
export function PricesFailed({
  read: { state, requestId, readAgain },
  wanted,
  shown,
}: {
  read: PriceRead;
  wanted: string;
  shown: string;
}) {
  const { formatMessage } = useIntl();
  if (state !== 'failed') return null;
  return (
    <PartFailed
      text={formatMessage(checkoutPhrases.pricesFailed, { wanted, shown })}
      requestId={requestId}
      onRetry={() => void readAgain()}
    />
  );
}
