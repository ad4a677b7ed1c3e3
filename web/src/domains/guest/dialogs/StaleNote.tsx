import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useIntl } from 'react-intl';
import { BusyButton } from '../../../ui/BusyButton.tsx';
import { changesBetween, type GuestAccess } from './guestAccess.ts';
import { accessPhrases, accessTexts } from './guestMessages.ts';
import { reminderDayText } from './reminderDay.ts';

/** Says what somebody else has changed meanwhile, and lets the person decide. */
export function StaleNote({
  before,
  now,
  busy,
  onMine,
  onTheirs,
}: {
  before: GuestAccess;
  now: GuestAccess;
  busy: boolean;
  onMine: () => void;
  onTheirs: () => void;
}) {
  const intl = useIntl();
  const { reminder, ...people } = changesBetween(before, now);
  const day =
    reminder === '' ? intl.formatMessage(accessTexts.noReminder) : reminder && reminderDayText(intl, reminder);
  const lines = [
    ...(['contactsAdded', 'contactsRemoved', 'channelsAdded', 'channelsRemoved'] as const)
      .filter((key) => people[key].length > 0)
      .map((key) => intl.formatMessage(accessPhrases[key], { names: intl.formatList(people[key]) })),
    ...(day === null ? [] : [intl.formatMessage(accessPhrases.reminderNow, { day })]),
  ];
  return (
    <Alert severity="warning">
      {intl.formatMessage(accessTexts.staleTitle)}
      <Box component="ul" sx={{ my: 1, pl: 2.5 }}>
        {(lines.length > 0 ? lines : [intl.formatMessage(accessTexts.staleNothing)]).map((line) => (
          <li key={line}>
            <bdi>{line}</bdi>
          </li>
        ))}
      </Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        <BusyButton size="small" busy={busy} onClick={onMine}>
          {intl.formatMessage(accessTexts.staleMine)}
        </BusyButton>
        <Button size="small" disabled={busy} onClick={onTheirs}>
          {intl.formatMessage(accessTexts.staleTheirs)}
        </Button>
      </Box>
    </Alert>
  );
}
