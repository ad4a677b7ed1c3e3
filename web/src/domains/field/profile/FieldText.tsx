import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useIntl } from 'react-intl';
import { Avatar } from '../../../ui/Avatar.tsx';
import { memberName } from '../../member/people/memberName.ts';
import { contactNote } from './contactWords.ts';
import type { ReadField } from './profileDraft.ts';
import { profileFieldsTexts } from './profileFieldsMessages.ts';

/** What somebody has in a field: who is picked, with their picture; else the text. */
function Value({ one: { field, value } }: { one: ReadField }) {
  const intl = useIntl();
  const { formatMessage } = intl;
  if (!value) return <Typography color="textSecondary">{formatMessage(profileFieldsTexts.empty)}</Typography>;
  const { contact } = value;
  const isContact = field.valueType === 'CONTACT_PICKER';
  const note = isContact ? contactNote(contact) : null;
  const name = contact ? memberName(intl, contact) : value.text;
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', flexWrap: 'wrap', gap: 1, minWidth: 0 }}>
      {isContact && <Avatar name={name} seed={contact?.guid ?? value.id} src={contact?.imageUrl} size={24} />}
      <Typography sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
        <bdi>{name}</bdi>
      </Typography>
      {note && (
        <Typography variant="body2" color="textSecondary">
          {formatMessage(note)}
        </Typography>
      )}
    </Box>
  );
}

/** A field that the viewer may not change, with what stands in it and why. */
export function FieldText({ one, error, reason }: { one: ReadField; error: string | null; reason: string | null }) {
  const { field } = one;
  return (
    <Box sx={{ minWidth: 0 }}>
      <Typography variant="subtitle2" component="p" sx={{ overflowWrap: 'anywhere' }}>
        <bdi>{field.name}</bdi>
      </Typography>
      <Box sx={{ mt: 0.5 }}>
        <Value one={one} />
      </Box>
      {error !== null && (
        <Typography variant="body2" color="error" role="alert" sx={{ mt: 0.5 }}>
          {error}
        </Typography>
      )}
      {(field.description !== '' || reason) && (
        <Typography variant="body2" color="textSecondary" component="div" sx={{ mt: 0.5, overflowWrap: 'anywhere' }}>
          {field.description !== '' && <Box sx={{ whiteSpace: 'pre-line' }}>{field.description}</Box>}
          {reason}
        </Typography>
      )}
    </Box>
  );
}
