import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useIntl } from 'react-intl';
import { radius } from '../../lib/theme/tokens.ts';
import { conditionsInWords, type Condition } from './conditionWords.ts';
import { groupConditionTexts } from './userGroupMessages.ts';

/** Who belongs to a user group, in words. */
export function GroupConditions({
  conditions,
}: {
  /** Null where they could not be read. */
  conditions: readonly Condition[] | null;
}) {
  const intl = useIntl();
  if (conditions === null) {
    return <Typography color="text.secondary">{intl.formatMessage(groupConditionTexts.unread)}</Typography>;
  }
  return (
    <Box sx={{ bgcolor: 'surface.chip', borderRadius: `${radius.medium}px`, px: 1.5, py: 1, overflowWrap: 'anywhere' }}>
      {conditionsInWords(intl, conditions)}
    </Box>
  );
}
