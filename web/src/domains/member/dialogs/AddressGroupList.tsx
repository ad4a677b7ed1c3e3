import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';
import { memo } from 'react';
import { useIntl } from 'react-intl';
import { AppLink } from '../../../ui/AppLink.tsx';
import { addressPhrases, addressTexts } from './addressMessages.ts';
import type { AddressFate, AddressGroups } from './addressGroups.ts';

/** Of each group so many addresses are shown: the box itself holds them all. */
const MOST_SHOWN = 20;

/** Longer entries are cut: they are no addresses. */
const LONGEST_SHOWN = 80;

/** What needs something done comes first. */
const ORDER: readonly { readonly fate: AddressFate; readonly colour: string }[] = [
  { fate: 'failed', colour: 'error.main' },
  { fate: 'invalid', colour: 'error.main' },
  { fate: 'cannotAdd', colour: 'error.main' },
  { fate: 'otherDomain', colour: 'error.main' },
  { fate: 'deactivated', colour: 'warning.main' },
  { fate: 'member', colour: 'text.secondary' },
  { fate: 'guest', colour: 'text.secondary' },
  { fate: 'duplicate', colour: 'text.secondary' },
  { fate: 'pending', colour: 'info.main' },
  { fate: 'addable', colour: 'success.main' },
];

/** What adding takes out of the box by itself has no button of its own. */
const SENT: readonly AddressFate[] = ['addable', 'pending', 'failed'];

const Chip = styled('li')(({ theme }) => ({
  maxWidth: '100%',
  padding: '1px 7px',
  borderRadius: 6,
  overflowWrap: 'anywhere',
  backgroundColor: theme.vars.palette.surface.sunken,
  ...theme.typography.caption,
}));

const ChipList = styled('ul')({ display: 'flex', flexWrap: 'wrap', gap: 4, listStyle: 'none', margin: 0, padding: 0 });

/** The addresses themselves. Each is shut off from the direction of the text around it. */
function AddressChips({ names }: { names: readonly string[] }) {
  const { formatMessage } = useIntl();
  const hidden = names.length - MOST_SHOWN;
  return (
    <ChipList role="list">
      {names.slice(0, MOST_SHOWN).map((name) => (
        <Chip key={name}>
          <bdi>{name.length > LONGEST_SHOWN ? `${name.slice(0, LONGEST_SHOWN)}…` : name}</bdi>
        </Chip>
      ))}
      {hidden > 0 && <Chip>{formatMessage(addressPhrases.more, { count: hidden })}</Chip>}
    </ChipList>
  );
}

function Hint({
  fate,
  joinDomains,
  asGuests,
}: {
  fate: AddressFate;
  joinDomains: readonly string[];
  asGuests: boolean;
}) {
  const { formatMessage, formatList } = useIntl();
  switch (fate) {
    case 'pending':
      return formatMessage(addressTexts.pendingHint);
    case 'guest':
      return asGuests ? null : formatMessage(addressTexts.guestHint);
    case 'otherDomain':
      if (joinDomains.length === 0) return null;
      return formatMessage(addressPhrases.otherDomainHint, {
        count: joinDomains.length,
        domains: formatList([...joinDomains]),
      });
    case 'deactivated':
      return (
        <>
          {formatMessage(addressTexts.reactivateHint)}{' '}
          <AppLink to="/manage/users?tab=deactivated">{formatMessage(addressTexts.reactivateLink)}</AppLink>
        </>
      );
    default:
      return null;
  }
}

/** What becomes of the addresses in the box: a line with a count for each group, its addresses, and what to do. */
export const AddressGroupList = memo(function AddressGroupList({
  groups: { fates },
  joinDomains,
  asGuests,
  onRemove,
}: {
  groups: AddressGroups;
  joinDomains: readonly string[];
  asGuests: boolean;
  /** Takes a group's addresses out of the box. */
  onRemove: (fate: AddressFate) => void;
}) {
  const { formatMessage } = useIntl();
  const shown = ORDER.filter(({ fate }) => fates[fate].length > 0);
  return (
    <Box role="group" aria-label={formatMessage(addressTexts.groups)} sx={{ display: 'grid', gap: 1.5 }}>
      {shown.map(({ fate, colour }) => {
        const headline = formatMessage(addressPhrases[fate], { count: fates[fate].length });
        const remove = formatMessage(fate === 'invalid' ? addressTexts.removeInvalid : addressTexts.remove);
        return (
          <Box key={fate} sx={{ display: 'grid', gap: 0.5, minWidth: 0 }}>
            <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1, minHeight: 28 }}>
              <Typography variant="subtitle2" component="p" sx={{ color: colour }}>
                {headline}
              </Typography>
              {!SENT.includes(fate) && (
                <Button
                  size="small"
                  variant="text"
                  aria-label={`${remove}: ${headline}`}
                  onClick={() => onRemove(fate)}
                >
                  {remove}
                </Button>
              )}
            </Box>
            <AddressChips names={fates[fate]} />
            <Typography variant="body2" color="text.secondary" component="p" sx={{ '&:empty': { display: 'none' } }}>
              <Hint fate={fate} joinDomains={joinDomains} asGuests={asGuests} />
            </Typography>
          </Box>
        );
      })}
    </Box>
  );
});
