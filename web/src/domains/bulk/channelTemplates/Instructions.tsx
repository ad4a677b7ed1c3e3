import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Typography from '@mui/material/Typography';
import { useIntl } from 'react-intl';
import { Checkbox } from '../../../ui/Checkbox.tsx';
import { ruleTexts, templateTexts } from './templateMessages.ts';

/** In the order of the columns. */
const RULES = [
  ...[ruleTexts.file, ruleTexts.name, ruleTexts.description, ruleTexts.type],
  ...[ruleTexts.admins, ruleTexts.members, ruleTexts.choices, ruleTexts.change],
];

/** What whoever fills a template has to know, and that they do. */
export function Instructions({ isRead, onRead }: { isRead: boolean; onRead: (isRead: boolean) => void }) {
  const { formatMessage } = useIntl();
  return (
    <>
      <Box component="ul" sx={{ m: 0, mb: 1.5, pl: 2.5, display: 'grid', gap: 0.75 }}>
        {RULES.map((rule) => (
          <Typography key={rule.id} component="li" sx={{ overflowWrap: 'anywhere' }}>
            {formatMessage(rule)}
          </Typography>
        ))}
      </Box>
      <FormControlLabel
        control={<Checkbox checked={isRead} onChange={(_event, checked) => onRead(checked)} />}
        label={formatMessage(templateTexts.read)}
      />
    </>
  );
}
