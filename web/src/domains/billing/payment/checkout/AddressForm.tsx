import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { useController } from 'react-hook-form';
import { useIntl } from 'react-intl';
import { BusyButton } from '../../../../ui/BusyButton.tsx';
import { FailureAlert } from '../../../../ui/FailureAlert.tsx';
import { Field } from '../../../../ui/Field.tsx';
import { SectionCard } from '../../../../ui/SectionCard.tsx';
import { type AddressField, addressProblem, type SavedAddress, type TypedAddress } from './addressForm.ts';
import { CountryField } from './CountryField.tsx';
import { addressTexts } from './checkoutMessages.ts';
import { useAddressForm } from './useAddressForm.ts';

const TEXT_FIELDS = [
  { name: 'companyName', label: addressTexts.companyName, autoComplete: 'organization' },
  { name: 'companyAddress', label: addressTexts.companyAddress, autoComplete: 'street-address' },
  { name: 'city', label: addressTexts.city, autoComplete: 'address-level2' },
  { name: 'state', label: addressTexts.state, autoComplete: 'address-level1' },
  { name: 'zipCode', label: addressTexts.zipCode, autoComplete: 'postal-code' },
  { name: 'taxNumber', label: addressTexts.taxNumber, autoComplete: 'off' },
] as const;

/** Whom invoices are made out to. Its button saves it, and goes on. */
export function AddressForm({
  saved,
  countryCode,
  submitLabel,
  isBusy = false,
  note,
  typedRef,
  onSaved,
}: {
  saved: SavedAddress | null;
  /** The country that a first address begins with. */
  countryCode: string;
  /** What the button says; 'Add Address Details' unless told. */
  submitLabel?: string;
  /** Whether what comes after saving is under way. */
  isBusy?: boolean;
  /** Stands above the button: why it did not go on. */
  note?: ReactNode;
  /** Keeps what is typed while another step is on the page. */
  typedRef?: TypedAddress;
  onSaved: () => Promise<void> | void;
}) {
  const { formatMessage } = useIntl();
  const { form, errors, isSubmitting, failure, submit } = useAddressForm(saved, countryCode, {
    typedRef,
    onSaved,
  });
  const {
    field: { ref: countryRef, value: country, onChange: chooseCountry, onBlur: leaveCountry },
  } = useController({ control: form.control, name: 'countryCode' });
  const problemOf = (name: AddressField) => {
    const problem = addressProblem(errors[name]);
    return problem && formatMessage(problem);
  };
  return (
    <SectionCard title={formatMessage(addressTexts.title)} text={formatMessage(addressTexts.text)}>
      <Box
        component="form"
        noValidate
        onSubmit={(event) => void submit(event)}
        sx={{ display: 'grid', gap: 1.5, maxWidth: 480 }}
      >
        {TEXT_FIELDS.map(({ name, label, autoComplete }) => {
          const { ref, ...field } = form.register(name);
          return (
            <Field
              key={name}
              label={formatMessage(label)}
              autoComplete={autoComplete}
              error={problemOf(name)}
              {...(name === 'companyAddress' && { multiline: true, minRows: 2 })}
              inputRef={ref}
              {...field}
            />
          );
        })}
        <CountryField
          ref={countryRef}
          value={country}
          problem={problemOf('countryCode')}
          onChange={chooseCountry}
          onBlur={leaveCountry}
        />
        {failure && <FailureAlert text={formatMessage(addressTexts.notSaved)} {...failure} />}
        {note}
        <Box>
          <BusyButton type="submit" variant="contained" color="primary" busy={isSubmitting || isBusy}>
            {submitLabel ?? formatMessage(addressTexts.add)}
          </BusyButton>
        </Box>
      </Box>
    </SectionCard>
  );
}
