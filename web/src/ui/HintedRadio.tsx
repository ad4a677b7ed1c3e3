import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Typography from '@mui/material/Typography';
import { type Ref, useId } from 'react';
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
              'aria-labelledby': `${id}-name`,
              'aria-describedby': `${id}-hint`,
              ...(inputRef && { ref: inputRef }),
            },
          }}
        />
      }
      sx={{ alignItems: 'flex-start', mr: 0, '& .MuiRadio-root': { mt: -0.25 } }}
      label={
        <Box component="span" sx={{ display: 'block', py: 0.5, minWidth: 0, overflowWrap: 'anywhere' }}>
          <Box component="span" id={`${id}-name`} sx={{ display: 'block' }}>
            {name}
          </Box>
          <Typography component="span" variant="body2" color="text.secondary" id={`${id}-hint`}>
            {hint}
          </Typography>
        </Box>
      }
    />
  );
}
