import { useEffect, useEffectEvent, useState } from 'react';
import { BillingAddressUpdateDocument } from '../../../../generated/billing/payment/checkout/billingAddressUpdate.ts';
import { useKeyedMutation } from '../../../../lib/apollo/useKeyedMutation.ts';
import { applyUserErrors } from '../../../../lib/form/userErrors.ts';
import { useZodForm } from '../../../../lib/form/useZodForm.ts';
import { REFUSED, type Undone, undoneBy } from '../../../../lib/graphql/undone.ts';
import { useUnsavedChanges } from '../../../../lib/unsavedChanges/dirtyForms.ts';
import { publishEvent } from '../../../event/eventQueue.ts';
import { addressForm, type AddressValues, type SavedAddress, toForm, type TypedAddress } from './addressForm.ts';

const FIELDS = {
  companyName: 'companyName',
  companyAddress: 'companyAddress',
  city: 'city',
  countryCode: 'countryCode',
  state: 'state',
  zipCode: 'zipCode',
  taxNumber: 'taxNumber',
} as const;

/** The form of the company's address. What is saved as it stands is not sent again. */
export function useAddressForm(
  saved: SavedAddress | null,
  countryCode: string,
  { typedRef, onSaved }: { typedRef: TypedAddress | undefined; onSaved: () => Promise<void> | void },
) {
  const form = useZodForm(addressForm, toForm(saved, countryCode));
  const { errors, isDirty, isSubmitting } = form.formState;
  const [failure, setFailure] = useState<Undone | null>(null);
  const call = useKeyedMutation(BillingAddressUpdateDocument, (data) => data.billingAddressUpdate);
  useUnsavedChanges(isDirty);

  // Who looks at the step before finds here what they had typed.
  const keep = useEffectEvent(() => {
    if (typedRef) typedRef.current = isDirty ? form.getValues() : null;
  });
  useEffect(() => {
    if (typedRef?.current) form.reset(typedRef.current, { keepDefaultValues: true });
    return () => keep();
  }, [form, typedRef]);

  const save = async (address: AddressValues): Promise<boolean> => {
    const { payload, failure: lost } = await call(address);
    if (!payload) {
      setFailure(undoneBy({ payload, failure: lost }));
      return false;
    }
    const rest = applyUserErrors(form, payload.userErrors, FIELDS, ({ code, field }) =>
      field?.at(-1) === 'countryCode' && code === 'INVALID' ? 'restricted' : code,
    );
    if (rest.length > 0) setFailure(REFUSED);
    if (payload.userErrors.length > 0) return false;
    publishEvent('billing_address_updated');
    form.reset(
      toForm(
        {
          ...address,
          state: address.state ?? null,
          zipCode: address.zipCode ?? null,
          taxNumber: address.taxNumber ?? null,
        },
        countryCode,
      ),
    );
    return true;
  };
  return {
    form,
    errors,
    isSubmitting,
    failure,
    submit: form.handleSubmit(async (address) => {
      setFailure(null);
      if ((saved && !isDirty) || (await save(address))) await onSaved();
    }),
  };
}
