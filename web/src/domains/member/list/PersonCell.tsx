import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import type { MouseEvent } from 'react';
import type { IntlShape } from 'react-intl';
import { PathLink } from '../../../ui/PathLink.tsx';
import { pathTo } from '../../../lib/paths.ts';
import { Badge } from '../../../ui/Badge.tsx';
import { PersonLine } from '../../../ui/PersonLine.tsx';
import type { MemberDialog } from '../memberDialog.ts';
import type { ListedMember } from '../people/people.ts';
import { LicenceBadges } from './LicenceBadges.tsx';
import type { LicenceWords } from './licenceWords.ts';
import { memberName } from '../people/memberName.ts';
import { roleNames } from '../messages.ts';

interface PersonCellProps {
  readonly member: ListedMember;
  readonly intl: IntlShape;
  readonly words: LicenceWords;
  readonly isNarrow: boolean;
  /** Whether it says who is an admin or a guest: not in a list that has nobody else. */
  readonly hasRole: boolean;
  readonly tabIndex: 0 | -1;
  readonly onDialog: (dialog: MemberDialog) => void;
}

/** A line of whole badges, and of as much of an address as there is room for: what finds none is not cut in two. */
const Facts = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 4,
  height: 20,
  overflow: 'hidden',
  '& > .MuiTypography-root': { flex: '1 1 64px', minWidth: 0 },
});

/** The second line in narrow windows, where the other columns are left out. */
function NarrowLine({ member, intl, words, hasRole }: Pick<PersonCellProps, 'member' | 'intl' | 'words' | 'hasRole'>) {
  return (
    <Facts>
      {hasRole && member.role !== 'MEMBER' && <Badge>{intl.formatMessage(roleNames[member.role])}</Badge>}
      <LicenceBadges member={member} intl={intl} words={words} />
      {member.email && member.name && (
        <Typography component="div" variant="body2" color="text.secondary" noWrap title={member.email}>
          {member.email}
        </Typography>
      )}
    </Facts>
  );
}

/** The address that opens somebody's profile by itself; in the list it opens above it. */
const profileOf = ({ id }: ListedMember) => `${pathTo('members')}?dialog=profile&member=${encodeURIComponent(id)}`;

/** A press that is to open another tab or window is the browser's. */
const isPlain = ({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent) =>
  button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey;

/** The router's own link: MUI's would come with every list, for a line below a name. */
const NameLink = styled(PathLink)(({ theme }) => ({
  color: 'inherit',
  textDecoration: 'none',
  borderRadius: 3,
  '&:hover': { textDecoration: 'underline' },
  // The name is cut at its cell, and so is what stands out of it.
  '&:focus-visible': { outline: `2px solid ${theme.vars.palette.primary.main}`, outlineOffset: -2 },
}));

/** Somebody's name, with the way to their profile. Of somebody who asks to join there is nothing to see yet. */
function Name({
  member,
  intl,
  tabIndex,
  onDialog,
}: Pick<PersonCellProps, 'member' | 'intl' | 'tabIndex' | 'onDialog'>) {
  const name = memberName(intl, member);
  if (member.status === 'PENDING') return name;
  return (
    <NameLink
      to={profileOf(member)}
      tabIndex={tabIndex}
      onClick={(event: MouseEvent) => {
        if (!isPlain(event)) return;
        event.preventDefault();
        onDialog({ kind: 'profile', memberId: member.id });
      }}
    >
      {name}
    </NameLink>
  );
}

/** Somebody's picture and name; in narrow windows what they are, their licence and their address below. */
export function PersonCell({ isNarrow, ...props }: PersonCellProps) {
  const { member, intl } = props;
  return (
    <PersonLine
      name={memberName(intl, member)}
      shownName={<Name {...props} />}
      email={null}
      below={isNarrow && <NarrowLine {...props} />}
      seed={member.guid}
      imageUrl={member.imageUrl}
      isMuted={!member.name && !member.email}
      isOneLine
    />
  );
}
