import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { IntlShape } from 'react-intl';
import { Avatar } from '../../ui/Avatar.tsx';
import { Badge } from '../../ui/Badge.tsx';
import type { ListedMember } from './dialogs/people.ts';
import { LicenceBadges } from './LicenceBadges.tsx';
import type { LicenceWords } from './licenceWords.ts';
import { memberName } from './memberName.ts';
import { roleNames } from './messages.ts';

interface PersonCellProps {
  readonly member: ListedMember;
  readonly intl: IntlShape;
  readonly words: LicenceWords;
  readonly isNarrow: boolean;
  /** Whether it says who is an admin or a guest: not in a list that has nobody else. */
  readonly hasRole: boolean;
}

/** The second line in narrow windows, where the other columns are left out. */
function NarrowLine({ member, intl, words, hasRole }: Omit<PersonCellProps, 'isNarrow'>) {
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 0.5, minWidth: 0, minHeight: 20 }}>
      {hasRole && member.role !== 'MEMBER' && <Badge>{intl.formatMessage(roleNames[member.role])}</Badge>}
      <LicenceBadges member={member} intl={intl} words={words} />
      {member.email && member.name && (
        <Typography variant="body2" color="text.secondary" noWrap title={member.email} sx={{ minWidth: 0 }}>
          {member.email}
        </Typography>
      )}
    </Box>
  );
}

/** Somebody's picture and name; in narrow windows what they are, their licence and their address below. */
export function PersonCell({ isNarrow, ...props }: PersonCellProps) {
  const { member, intl } = props;
  const name = memberName(intl, member);
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 1.5, minWidth: 0 }}>
      <Avatar name={name} seed={member.guid} src={member.imageUrl} size={32} />
      <Box sx={{ minWidth: 0, flex: 1 }}>
        <Typography
          noWrap
          title={name}
          sx={{ fontWeight: 550 }}
          color={member.name || member.email ? 'text.primary' : 'text.secondary'}
        >
          {name}
        </Typography>
        {isNarrow && <NarrowLine {...props} />}
      </Box>
    </Box>
  );
}
