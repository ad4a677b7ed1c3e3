import Divider from '@mui/material/Divider';
import MenuItem from '@mui/material/MenuItem';
import Typography from '@mui/material/Typography';
import { useIntl } from 'react-intl';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { useViewer, viewerName } from '../../domains/identity/viewerContext.ts';
import { Avatar } from '../../ui/Avatar.tsx';
import { useConsole } from '../console/consoleContext.ts';
import { sectionNames } from '../routes/messages.ts';
import type { Section } from '../routes/routeTypes.ts';
import { sidebarLinks } from '../routes/sidebar.ts';
import { BarMenu } from './BarMenu.tsx';
import { roleNames, shellMessages } from './messages.ts';
import { sectionIcons } from './sectionIcons.ts';

/** The sections that concern the viewer and not the team. */
const PERSONAL: readonly Section[] = ['profile', 'profileManage', 'emailPreferences', 'sessions', 'logout'];

/** Who is signed in, with their own pages and the way out. */
export function AccountMenu() {
  const { formatMessage } = useIntl();
  const viewer = useViewer();
  const { visitor } = useConsole();
  const navigate = useNavigate();
  const [query] = useSearchParams();
  const name = viewerName(viewer);
  const links = sidebarLinks(visitor, query).filter(({ section }) => PERSONAL.includes(section));
  return (
    <BarMenu
      label={formatMessage(shellMessages.account)}
      icon={<Avatar name={name} seed={viewer.guid} src={viewer.imageUrl} size={28} />}
    >
      {(close) => [
        <MenuItem
          key="viewer"
          disabled
          sx={{ display: 'block', whiteSpace: 'normal', maxWidth: 280, pb: 1.25, '&.Mui-disabled': { opacity: 1 } }}
        >
          <Typography variant="subtitle1" component="p" sx={{ overflowWrap: 'anywhere' }}>
            {name}
          </Typography>
          <Typography variant="body2" color="textSecondary" sx={{ overflowWrap: 'anywhere' }}>
            {viewer.email}
          </Typography>
          <Typography variant="body2" color="textSecondary">
            {formatMessage(roleNames[viewer.role])}
          </Typography>
        </MenuItem>,
        <Divider key="divider" component="li" sx={{ my: 0.5 }} />,
        ...links.map(({ section, path }) => {
          const Icon = sectionIcons[section];
          return (
            <MenuItem
              key={path}
              onClick={() => {
                close();
                void navigate(path);
              }}
            >
              <Icon aria-hidden fontSize="small" />
              {formatMessage(sectionNames[section])}
            </MenuItem>
          );
        }),
      ]}
    </BarMenu>
  );
}
