import FormControlLabel from '@mui/material/FormControlLabel';
import { type Ref, useId } from 'react';
import { HintedLabel, namedByHintedLabel } from './HintedLabel.tsx';
import { Radio } from './Radio.tsx';

/** A choice of a radio group, with a line about what it means. It is named by its name alone. */
export function HintedRadio({
  value,
  name,
  hint,
  isDisabled = false,
  inputRef,
}: {
  value: string;
  name: string;
  hint: string;
  isDisabled?: boolean;
  inputRef?: Ref<HTMLInputElement>;
}) {
  const id = useId();
  return (
    <FormControlLabel
      value={value}
      disabled={isDisabled}
      control={
        <Radio
          slotProps={{
            input: {
              ...namedByHintedLabel(id),
              ...(inputRef && { ref: inputRef }),
            },
          }}
        />
      }
      sx={{ alignItems: 'flex-start', mr: 0, '& .MuiRadio-root': { mt: -0.25 } }}
      label={<HintedLabel id={id} name={name} hint={hint} />}
    />
  );
}
