import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormHelperText from '@mui/material/FormHelperText';
import FormLabel from '@mui/material/FormLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import Switch from '@mui/material/Switch';
import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';
import { useId } from 'react';
import { type MessageDescriptor, useIntl } from 'react-intl';
import { Badge } from '../../../ui/Badge.tsx';
import { Field } from '../../../ui/Field.tsx';
import { uiMessages } from '../../../ui/messages.ts';
import { directoryTexts } from './directorySyncMessages.ts';
import { RequestFeature } from './RequestFeature.tsx';
import { teaserTexts } from './teaserMessages.ts';

const Frame = styled('fieldset')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(2),
  gridTemplateColumns: 'minmax(0, 1fr)',
  margin: 0,
  padding: theme.spacing(2),
  minWidth: 0,
  border: `1px dashed ${theme.vars.palette.line.strong}`,
  borderRadius: theme.spacing(1),
  // One grey for everything that cannot be used.
  '& .MuiOutlinedInput-root': { backgroundColor: theme.vars.palette.surface.sunken },
  '& label, & .MuiTypography-root': { color: theme.vars.palette.text.secondary },
}));

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
      <FormLabel id={id} disabled>
        {formatMessage(directoryTexts.groupChoice)}
      </FormLabel>
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
    <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      <Typography color="text.secondary" sx={{ maxWidth: '72ch' }}>
        {formatMessage(directoryTexts.intro)}
      </Typography>
      <RequestFeature feature="active-directory-sync" />
      <Frame disabled aria-label={formatMessage(directoryTexts.form)}>
        <Box>
          <Badge tone="info">{formatMessage(teaserTexts.preview)}</Badge>
        </Box>
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
      </Frame>
    </Box>
  );
}
