import FormControl from '@mui/material/FormControl';
import FormHelperText from '@mui/material/FormHelperText';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { type Ref, useId } from 'react';
import { useIntl } from 'react-intl';
import { useCheckoutBanksQuery } from '../../../../generated/billing/payment/checkout/checkoutBanks.ts';
import { failureOf } from '../../../../lib/apollo/failureOf.ts';
import { READ_AFRESH } from '../../../../lib/apollo/inPlace.ts';
import { NativeSelect } from '../../../../ui/NativeSelect.tsx';
import { PartFailed } from '../../../../ui/PartFailed.tsx';
import { checkoutTexts } from './checkoutMessages.ts';

/** On which bank's website it is paid. */
export function BankField({
  chosen,
  isMissing,
  onChoose,
  ref,
}: {
  chosen: string;
  /** Whether it was pressed on without a bank. */
  isMissing: boolean;
  onChoose: (code: string) => void;
  ref?: Ref<HTMLSelectElement>;
}) {
  const { formatMessage } = useIntl();
  const id = useId();
  const { data, loading, error, refetch } = useCheckoutBanksQuery(READ_AFRESH);
  const banks = data?.viewer.team?.billing?.banks ?? null;
  if (banks === null) {
    if (loading) return <Skeleton variant="rounded" height={62} />;
    const requestId = failureOf(error)?.requestId ?? null;
    return (
      <PartFailed
        text={formatMessage(checkoutTexts.banksFailed)}
        requestId={requestId}
        onRetry={() => void refetch()}
      />
    );
  }
  return (
    <FormControl error={isMissing}>
      <Typography component="label" htmlFor={id} variant="subtitle2" sx={{ mb: 0.75 }}>
        {formatMessage(checkoutTexts.bankName)}
      </Typography>
      <NativeSelect
        id={id}
        ref={ref}
        value={chosen}
        aria-invalid={isMissing}
        aria-describedby={isMissing ? `${id}-help` : undefined}
        onChange={({ target }) => onChoose(target.value)}
      >
        <option value="">{formatMessage(checkoutTexts.bankChoose)}</option>
        {banks.map(({ code, name }) => (
          <option key={code} value={code}>
            {name}
          </option>
        ))}
      </NativeSelect>
      <FormHelperText id={`${id}-help`} role={isMissing ? 'alert' : undefined}>
        {isMissing && formatMessage(checkoutTexts.bankMissing)}
      </FormHelperText>
    </FormControl>
  );
}
