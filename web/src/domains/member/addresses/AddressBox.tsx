import { SUBJECTS_MAX } from '@muster/schema/formats/subjects';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import type { UseFormRegisterReturn } from 'react-hook-form';
import { useIntl } from 'react-intl';
import { Field } from '../../../ui/Field.tsx';
import { uiMessages } from '../../../ui/messages.ts';
import { AddressGroupList } from './AddressGroupList.tsx';
import { type AddressFate, type AddressProblem } from './addressGroups.ts';
import { addressErrors, addressPhrases, addressTexts } from './addressMessages.ts';
import type { Addresses } from './useAddresses.ts';

/** How many lines of the box are seen at once. */
const ROWS = 6;

/** The box that addresses are typed or pasted into, and below it what becomes of each. */
export function AddressBox({
  field: { ref, ...field },
  addresses: { groups, joinDomains, isCheckFailed, retryCheck },
  problem,
  limitText = null,
  asGuests,
  busy,
  onRemove,
}: {
  field: UseFormRegisterReturn;
  addresses: Addresses;
  /** Why the addresses cannot be sent as they are; null also where it is too early to say so. */
  problem: AddressProblem | null;
  /** Says that the plan does not allow so many; null where it does. */
  limitText?: string | null;
  asGuests: boolean;
  busy: boolean;
  onRemove: (fate: AddressFate) => void;
}) {
  const { formatMessage } = useIntl();
  const textOf = (kind: AddressProblem) =>
    kind === 'tooMany'
      ? formatMessage(addressPhrases.tooMany, { count: groups.sendable.length, most: SUBJECTS_MAX })
      : formatMessage(addressErrors[kind]);
  return (
    <>
      <Field
        {...field}
        inputRef={ref}
        label={formatMessage(addressTexts.label)}
        hint={formatMessage(addressTexts.hint)}
        error={problem ? textOf(problem) : limitText}
        autoFocus
        readOnly={busy}
        multiline
        // The library's own textarea measures its whole text at every key.
        inputComponent="textarea"
        inputProps={{ rows: ROWS, required: true, spellCheck: false, autoCapitalize: 'none', autoComplete: 'off' }}
        sx={{ p: 0, '& textarea': { resize: 'vertical' } }}
      />
      {isCheckFailed && (
        <Alert
          severity="warning"
          action={
            <Button size="small" onClick={retryCheck}>
              {formatMessage(uiMessages.retry)}
            </Button>
          }
        >
          {formatMessage(addressTexts.checkFailed)}
        </Alert>
      )}
      <AddressGroupList
        groups={groups}
        joinDomains={joinDomains}
        asGuests={asGuests}
        isOverLimit={limitText !== null}
        onRemove={onRemove}
      />
    </>
  );
}
