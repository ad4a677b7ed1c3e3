import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useIntl } from 'react-intl';
import { NoticeDialog } from '../../../ui/NoticeDialog.tsx';
import type { ListedMember } from '../../member/people/people.ts';
import { memberName } from '../../member/people/memberName.ts';
import { addGuestsPhrases, addGuestsTexts } from './addGuestsMessages.ts';
import type { AccessPart } from './guestAccess.ts';

/** Of many guests so many are listed; the others stand in the list of guests. */
const MOST_SHOWN = 20;

/** What could not be set for guests who were added. */
const unsetText = (unset: readonly AccessPart[]) => {
  if (unset.length > 1) return addGuestsTexts.unsetBoth;
  return unset[0] === 'contacts' ? addGuestsTexts.unsetContacts : addGuestsTexts.unsetChannels;
};

/** Says that guests were added, but reach less than was chosen, and leads to each one's access. */
export function GuestsAdded({
  guests,
  unset,
  onAccess,
  onClose,
}: {
  guests: readonly ListedMember[];
  unset: readonly AccessPart[];
  onAccess: (guest: ListedMember) => void;
  onClose: () => void;
}) {
  const intl = useIntl();
  const { formatMessage } = intl;
  const hidden = guests.length - MOST_SHOWN;
  return (
    <NoticeDialog isReport title={formatMessage(addGuestsPhrases.added, { count: guests.length })} onClose={onClose}>
      <Alert severity="warning">{formatMessage(unsetText(unset))}</Alert>
      <Box component="ul" role="list" sx={{ display: 'grid', gap: 0.5, listStyle: 'none', m: 0, p: 0 }}>
        {guests.slice(0, MOST_SHOWN).map((guest) => {
          const name = memberName(intl, guest);
          return (
            <Box component="li" key={guest.id} sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
              <Box component="bdi" sx={{ flex: 1, minWidth: 0 }}>
                {name}
              </Box>
              <Button
                size="small"
                aria-label={formatMessage(addGuestsPhrases.accessOf, { name })}
                onClick={() => onAccess(guest)}
              >
                {formatMessage(addGuestsTexts.access)}
              </Button>
            </Box>
          );
        })}
      </Box>
      {hidden > 0 && (
        <Typography color="text.secondary">{formatMessage(addGuestsPhrases.more, { count: hidden })}</Typography>
      )}
    </NoticeDialog>
  );
}
