import Box from '@mui/material/Box';
import { useIntl } from 'react-intl';
import { CopyButton } from '../../../ui/CopyButton.tsx';
import { EditableText } from '../../../ui/EditableText.tsx';
import { editTexts } from './editMessages.ts';
import { overviewTexts } from './messages.ts';
import type { OverviewTeam } from './useTeamPart.ts';
import { useTeamField } from './useTeamField.ts';

/** How large the team's name is. */
export const NAME_SIZE = '1.25rem';

/** The team's name, changed where it stands. */
export function TeamName({ team, canEdit }: { team: OverviewTeam; canEdit: boolean }) {
  const { formatMessage } = useIntl();
  return (
    <EditableText
      value={team.name}
      label={formatMessage(editTexts.name)}
      isEditable={canEdit}
      variant="h2"
      component="h2"
      fontSize={NAME_SIZE}
      onSave={useTeamField('name', team)}
    />
  );
}

const asUrl = (typed: string) => typed.trim().toLowerCase();
const urlInput = { autoCapitalize: 'none', spellCheck: false, inputMode: 'url' } as const;

/** The team's URL, to copy, and changed where it stands. */
export function TeamUrl({ team, canEdit }: { team: OverviewTeam; canEdit: boolean }) {
  const { formatMessage } = useIntl();
  return (
    <Box sx={{ color: 'text.secondary' }}>
      <EditableText
        value={team.url}
        label={formatMessage(editTexts.url)}
        hint={formatMessage(editTexts.urlWarning)}
        isEditable={canEdit}
        variant="mono"
        normalise={asUrl}
        inputProps={urlInput}
        action={<CopyButton text={team.url} label={formatMessage(overviewTexts.copyUrl)} />}
        onSave={useTeamField('url', team)}
      />
    </Box>
  );
}
