import FormControlLabel from '@mui/material/FormControlLabel';
import { useId } from 'react';
import { Checkbox } from './Checkbox.tsx';
import { HintedLabel, namedByHintedLabel } from './HintedLabel.tsx';

/** A choice to be ticked, with a line about what it means. It is named by its name alone. */
export function HintedCheckbox({
  name,
  hint,
  checked,
  onChange,
}: {
  name: string;
  hint: string;
  checked: boolean;
  onChange: (isChecked: boolean) => void;
}) {
  const id = useId();
  return (
    <FormControlLabel
      control={
        <Checkbox
          checked={checked}
          slotProps={{ input: namedByHintedLabel(id) }}
          onChange={(_event, isChecked) => onChange(isChecked)}
        />
      }
      sx={{ alignItems: 'flex-start', mr: 0, '& .MuiCheckbox-root': { mt: -0.25 } }}
      label={<HintedLabel id={id} name={name} hint={hint} />}
    />
  );
}
