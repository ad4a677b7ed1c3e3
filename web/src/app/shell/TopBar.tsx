import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import { useIntl } from 'react-intl';
import { useViewer } from '../../domains/identity/viewerContext.ts';
import { useViewport } from '../../lib/viewport/useViewport.ts';
import { Avatar } from '../../ui/Avatar.tsx';
import { SidebarIcon } from '../../ui/icons.tsx';
import { AccountMenu } from './AccountMenu.tsx';
import { LookMenus } from './LookMenus.tsx';
import { shellMessages } from './messages.ts';
import { SearchTrigger } from './SearchTrigger.tsx';
import { TopRow } from './shellLayout.ts';

const AVATAR_SIZE = 26;

/** What the bar has room for. */
const TWO_LINES = {
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 2,
  overflow: 'hidden',
  overflowWrap: 'anywhere',
  lineHeight: 1.25,
} as const;

/** The team's picture and name; a blank picture where the team could not be loaded. */
function TeamName() {
  const { team } = useViewer();
  if (!team) {
    return (
      <Box aria-hidden sx={{ width: AVATAR_SIZE, height: AVATAR_SIZE, borderRadius: 1, bgcolor: 'action.hover' }} />
    );
  }
  return (
    <>
      <Avatar name={team.name} seed={team.name} src={team.avatarUrl} size={AVATAR_SIZE} square />
      <Typography variant="subtitle1" component="span" sx={TWO_LINES}>
        {team.name}
      </Typography>
    </>
  );
}

/** The team, the way to everything, and what concerns the person. Where it is short of room, the sidebar has a part of it. */
export function TopBar({
  sidebarOpen,
  onToggleSidebar,
  onOpenPalette,
}: {
  sidebarOpen: boolean;
  onToggleSidebar: () => void;
  onOpenPalette: () => void;
}) {
  const { formatMessage } = useIntl();
  const { isMobileWidth } = useViewport();
  return (
    <TopRow as="header">
      <IconButton
        aria-label={formatMessage(sidebarOpen ? shellMessages.hideSidebar : shellMessages.showSidebar)}
        aria-expanded={sidebarOpen}
        onClick={onToggleSidebar}
        sx={{ ml: -0.75 }}
      >
        <SidebarIcon />
      </IconButton>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1.25, minWidth: 0, flex: 1 }}>
        <TeamName />
      </Box>
      <SearchTrigger onOpen={onOpenPalette} />
      <Box sx={{ display: 'flex', alignItems: 'center', gap: { xs: 0, sm: 0.5 }, flexShrink: 0 }}>
        {!isMobileWidth && <LookMenus />}
        <AccountMenu />
      </Box>
    </TopRow>
  );
}
