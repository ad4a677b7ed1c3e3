import FormControlLabel from '@mui/material/FormControlLabel';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { Checkbox } from '../../../../ui/Checkbox.tsx';

/** A box to tick, with a line about what it means. */
export function Tick({
  label,
  hint,
  isTicked,
  isDisabled = false,
  onTick,
}: {
  label: string;
  hint?: string;
  isTicked: boolean;
  isDisabled?: boolean;
  onTick: (isTicked: boolean) => void;
}) {
  const id = useId();
  return (
    <div>
      <FormControlLabel
        label={label}
        disabled={isDisabled}
        control={
          <Checkbox
            checked={isTicked}
            onChange={(_event, checked) => onTick(checked)}
            slotProps={{ input: hint ? { 'aria-describedby': id } : {} }}
          />
        }
      />
      {hint && (
        <Typography variant="body2" color="text.secondary" id={id} sx={{ ml: '23px' }}>
          {hint}
        </Typography>
      )}
    </div>
  );
}
