import { useApolloClient } from '@apollo/client/react';
import { useState } from 'react';
import {
  BillingIntervalUpdateDocument,
  type BillingInterval,
  type UserErrorCode,
} from '../../../generated/billing/cycle/billingIntervalUpdate.ts';
import type { PlanBillingFragment } from '../../../generated/billing/pro/fragments/planBilling.ts';
import { PlanBillingDocument } from '../../../generated/billing/pro/planBilling.ts';
import { useKeyedMutation } from '../../../lib/apollo/useKeyedMutation.ts';
import type { Failure } from '../../../lib/graphql/failure.ts';

/** Why an interval was not changed; null where nothing is wrong. */
export type IntervalFault =
  | { readonly refusal: UserErrorCode }
  | { readonly refusal: null; readonly failure: Failure | null }
  | null;

/** How often a team pays, and from its next renewal on. */
export type Pays = Pick<PlanBillingFragment, 'interval' | 'nextInterval'>;

/** Changes how often the team pays, once for each try. The page is read afresh afterwards, also where the answer was lost. */
export function useIntervalUpdate() {
  const client = useApolloClient();
  const [isSaving, setSaving] = useState(false);
  const [fault, setFault] = useState<IntervalFault>(null);
  const call = useKeyedMutation(BillingIntervalUpdateDocument, (data) => data.billingIntervalUpdate);
  const readAgain = () =>
    client.refetchQueries({ include: [PlanBillingDocument] }).then(
      () => undefined,
      () => undefined,
    );

  /** Answers how the team pays afterwards, and null where nothing was changed. */
  const change = async (interval: BillingInterval): Promise<Pays | null> => {
    setSaving(true);
    const { payload, failure } = await call({ interval });
    const refusal = payload?.userErrors[0]?.code ?? null;
    const next: IntervalFault = refusal ? { refusal } : payload ? null : { refusal: null, failure };
    setFault(next);
    await readAgain();
    setSaving(false);
    return next === null ? (payload?.team?.billing ?? { interval: null, nextInterval: null }) : null;
  };
  return { change, isSaving, fault, forget: () => setFault(null) };
}
