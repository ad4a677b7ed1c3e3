import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useMemo } from 'react';
import { useIntl, type IntlShape } from 'react-intl';
import { useViewport } from '../../lib/viewport/useViewport.ts';
import { Avatar } from '../../ui/Avatar.tsx';
import { Badge } from '../../ui/Badge.tsx';
import type { Column } from '../../ui/table/column.ts';
import { memberName } from './memberName.ts';
import { memberTexts, roleNames } from './messages.ts';
import type { MemberRow } from './useMemberList.ts';

/** How the licences of a team are shown: not at all, as PRO and Lite, or (elite teams) as active and inactive. */
export type LicenceWords = 'none' | 'plan' | 'activity';

/** Somebody's picture and name; where the other columns are left out, their role and address too. */
function PersonCell({ member, intl, isAlone }: { member: MemberRow; intl: IntlShape; isAlone: boolean }) {
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
        {isAlone && member.email && member.name && (
          <Typography variant="body2" color="text.secondary" noWrap title={member.email}>
            {member.email}
          </Typography>
        )}
      </Box>
      {isAlone && member.role !== 'MEMBER' && <Badge>{intl.formatMessage(roleNames[member.role])}</Badge>}
    </Box>
  );
}

function LicenceCell({ member, intl, words }: { member: MemberRow; intl: IntlShape; words: LicenceWords }) {
  // Guests cannot be licensed.
  if (member.role === 'GUEST') return null;
  const unlicensed = words === 'activity' ? memberTexts.inactiveBadge : memberTexts.liteBadge;
  return (
    <Box sx={{ display: 'flex' }}>
      <Badge tone={member.isLicensed ? 'accent' : 'neutral'}>
        {intl.formatMessage(member.isLicensed ? memberTexts.proBadge : unlicensed)}
      </Badge>
    </Box>
  );
}

/** The columns of the list of people. In narrow windows the address stands below the name. */
export const useMemberColumns = (words: LicenceWords): readonly Column<MemberRow>[] => {
  const intl = useIntl();
  const { isMobileWidth } = useViewport();
  return useMemo(() => {
    const columns: Column<MemberRow>[] = [
      {
        id: 'NAME',
        header: intl.formatMessage(memberTexts.nameColumn),
        width: 'minmax(0, 5fr)',
        sortable: true,
        render: (member) => <PersonCell member={member} intl={intl} isAlone={isMobileWidth} />,
      },
      {
        id: 'EMAIL',
        header: intl.formatMessage(memberTexts.emailColumn),
        width: 'minmax(0, 5fr)',
        sortable: true,
        wideOnly: true,
        render: ({ email }) => (
          <Typography color="text.secondary" noWrap title={email ?? undefined}>
            {email}
          </Typography>
        ),
      },
      {
        id: 'role',
        header: intl.formatMessage(memberTexts.roleColumn),
        width: '120px',
        wideOnly: true,
        render: ({ role }) => (
          <Typography color={role === 'ADMIN' ? 'text.primary' : 'text.secondary'} noWrap>
            {intl.formatMessage(roleNames[role])}
          </Typography>
        ),
      },
    ];
    if (words !== 'none') {
      columns.push({
        id: 'licence',
        header: intl.formatMessage(memberTexts.licenceColumn),
        width: isMobileWidth ? '64px' : '112px',
        render: (member) => <LicenceCell member={member} intl={intl} words={words} />,
      });
    }
    return columns;
  }, [intl, isMobileWidth, words]);
};
