import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';
import { memo } from 'react';
import { useIntl } from 'react-intl';
import { Chip } from '../../../ui/Chip.tsx';
import { pathTo } from '../../../lib/paths.ts';
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

const ChipList = styled('ul')({ display: 'flex', flexWrap: 'wrap', gap: 4, listStyle: 'none', margin: 0, padding: 0 });

/** The addresses themselves. Each is shut off from the direction of the text around it. */
function AddressChips({ names }: { names: readonly string[] }) {
  const { formatMessage } = useIntl();
  const hidden = names.length - MOST_SHOWN;
  return (
    <ChipList role="list">
      {names.slice(0, MOST_SHOWN).map((name) => (
        <Chip
          key={name}
          component="li"
          size="small"
          label={<bdi>{name.length > LONGEST_SHOWN ? `${name.slice(0, LONGEST_SHOWN)}…` : name}</bdi>}
        />
      ))}
      {hidden > 0 && <Chip component="li" size="small" label={formatMessage(addressPhrases.more, { count: hidden })} />}
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
          <AppLink to={`${pathTo('members')}?tab=deactivated`}>{formatMessage(addressTexts.reactivateLink)}</AppLink>
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
  isOverLimit,
  onRemove,
}: {
  groups: AddressGroups;
  joinDomains: readonly string[];
  asGuests: boolean;
  /** The plan does not allow so many: that they are valid is all that can be said of them. */
  isOverLimit: boolean;
  /** Takes a group's addresses out of the box. */
  onRemove: (fate: AddressFate) => void;
}) {
  const { formatMessage } = useIntl();
  const isOnlyValid = (fate: AddressFate) => isOverLimit && fate === 'addable';
  const shown = ORDER.filter(({ fate }) => fates[fate].length > 0);
  return (
    <Box role="group" aria-label={formatMessage(addressTexts.groups)} sx={{ display: 'grid', gap: 1.5 }}>
      {shown.map(({ fate, colour }) => {
        const headline = formatMessage(addressPhrases[isOnlyValid(fate) ? 'valid' : fate], {
          count: fates[fate].length,
        });
        const remove = formatMessage(fate === 'invalid' ? addressTexts.removeInvalid : addressTexts.remove);
        return (
          <Box key={fate} sx={{ display: 'grid', gap: 0.5, minWidth: 0 }}>
            <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1, minHeight: 28 }}>
              <Typography
                variant="subtitle2"
                component="p"
                sx={{ color: isOnlyValid(fate) ? 'text.secondary' : colour }}
              >
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
