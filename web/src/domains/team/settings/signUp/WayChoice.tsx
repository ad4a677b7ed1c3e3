import Box from '@mui/material/Box';
import FormControl from '@mui/material/FormControl';
import RadioGroup from '@mui/material/RadioGroup';
import { type ReactNode, useId } from 'react';
import { useIntl } from 'react-intl';
import { HintedRadio } from '../../../../ui/HintedRadio.tsx';
import { Legend } from '../../../../ui/settings/Legend.tsx';
import { signUpTexts, wayTexts } from './signUpMessages.ts';
import { type Way, WAYS } from './signUpValues.ts';

/** Who comes into the team. What belongs to the domains stands below them, while they are chosen. */
export function WayChoice({
  way,
  onChange,
  children,
}: {
  way: Way;
  onChange: (way: Way) => void;
  children: ReactNode;
}) {
  const { formatMessage } = useIntl();
  const id = useId();
  return (
    <FormControl>
      <Legend component="span" id={id}>
        {formatMessage(signUpTexts.who)}
      </Legend>
      <RadioGroup
        aria-labelledby={id}
        value={way}
        onChange={(_event, chosen) => onChange(WAYS.find((one) => one === chosen) ?? way)}
        sx={{ gap: 0.5, mt: 0.5 }}
      >
        {WAYS.map((one) => (
          <Box key={one} sx={{ minWidth: 0 }}>
            <HintedRadio
              value={one}
              name={formatMessage(wayTexts[one].name)}
              hint={formatMessage(wayTexts[one].hint)}
            />
            {one === 'domains' && way === 'domains' && (
              <Box sx={{ display: 'grid', gap: 1, gridTemplateColumns: 'minmax(0, 1fr)', pl: { sm: 4 }, py: 1 }}>
                {children}
              </Box>
            )}
          </Box>
        ))}
      </RadioGroup>
    </FormControl>
  );
}
