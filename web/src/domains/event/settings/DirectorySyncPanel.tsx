import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormHelperText from '@mui/material/FormHelperText';
import RadioGroup from '@mui/material/RadioGroup';
import Switch from '@mui/material/Switch';
import { useId } from 'react';
import { type MessageDescriptor, useIntl } from 'react-intl';
import { Radio } from '../../../ui/Radio.tsx';
import { Field } from '../../../ui/Field.tsx';
import { uiMessages } from '../../../ui/messages.ts';
import { Legend } from '../../../ui/settings/Legend.tsx';
import { directoryTexts } from './directorySyncMessages.ts';
import { TeaserPanel, TeaserPreview } from './TeaserPanel.tsx';

type Text = { readonly label: MessageDescriptor; readonly hint: MessageDescriptor };

function DisabledField({ label, hint }: Text) {
  const { formatMessage } = useIntl();
  return <Field disabled size="small" fullWidth label={formatMessage(label)} hint={formatMessage(hint)} />;
}

function DisabledSwitch({ label, hint }: Text) {
  const { formatMessage } = useIntl();
  const id = useId();
  return (
    <Box>
      <FormControlLabel
        disabled
        label={formatMessage(label)}
        sx={{ mx: 0, gap: 1 }}
        control={<Switch slotProps={{ input: { 'aria-describedby': id } }} />}
      />
      <FormHelperText id={id} disabled>
        {formatMessage(hint)}
      </FormHelperText>
    </Box>
  );
}

function GroupChoice() {
  const { formatMessage } = useIntl();
  const id = useId();
  return (
    <Box>
      <Legend component="span" id={id} isOff>
        {formatMessage(directoryTexts.groupChoice)}
      </Legend>
      <RadioGroup aria-labelledby={id} value="everybody">
        <FormControlLabel
          disabled
          value="everybody"
          control={<Radio />}
          label={formatMessage(directoryTexts.everybody)}
        />
        <FormControlLabel disabled value="group" control={<Radio />} label={formatMessage(directoryTexts.oneGroup)} />
      </RadioGroup>
    </Box>
  );
}

/** Shows what syncing with a directory will be like, with every field disabled, and takes the wish for it. */
export default function DirectorySyncPanel() {
  const { formatMessage } = useIntl();
  return (
    <TeaserPanel feature="active-directory-sync" intro={[directoryTexts.intro]}>
      <TeaserPreview label={formatMessage(directoryTexts.form)}>
        <DisabledField label={directoryTexts.token} hint={directoryTexts.tokenHint} />
        <DisabledSwitch label={directoryTexts.simulation} hint={directoryTexts.simulationHint} />
        <DisabledField label={directoryTexts.userDirectory} hint={directoryTexts.userDirectoryHint} />
        <DisabledField label={directoryTexts.emailAttribute} hint={directoryTexts.emailAttributeHint} />
        <DisabledSwitch label={directoryTexts.manageExisting} hint={directoryTexts.manageExistingHint} />
        <GroupChoice />
        <DisabledField label={directoryTexts.group} hint={directoryTexts.groupHint} />
        <DisabledField label={directoryTexts.logFile} hint={directoryTexts.logFileHint} />
        <Box>
          <Button variant="outlined" disabled>
            {formatMessage(uiMessages.save)}
          </Button>
        </Box>
      </TeaserPreview>
    </TeaserPanel>
  );
}
