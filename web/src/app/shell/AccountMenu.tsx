import Typography from '@mui/material/Typography';
import { useIntl } from 'react-intl';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { useViewer, viewerName } from '../../domains/identity/viewerContext.ts';
import { Avatar } from '../../ui/Avatar.tsx';
import { useConsole } from '../console/consoleContext.ts';
import { sectionNames } from '../routes/messages.ts';
import { type SidebarLink, sidebarLinks } from '../routes/sidebar.ts';
import { BarMenu } from './BarMenu.tsx';
import { roleNames, shellMessages } from './messages.ts';
import { sectionIcons } from './sectionIcons.ts';

/** Whether a link concerns the viewer and not the team: their own pages, and the way out, which has no group. */
const isPersonal = ({ group }: SidebarLink) => group === 'account' || group === null;

/** Who is signed in. */
function ViewerCard({ name }: { name: string }) {
  const { formatMessage } = useIntl();
  const { email, role } = useViewer();
  return (
    <>
      <Typography variant="subtitle1" component="span" sx={{ display: 'block', overflowWrap: 'anywhere' }}>
        {name}
      </Typography>
      <Typography variant="body2" component="span" color="textSecondary" sx={{ overflowWrap: 'anywhere' }}>
        {email}
        <br />
        {formatMessage(roleNames[role])}
      </Typography>
    </>
  );
}

/** Who is signed in, with their own pages and the way out. */
export function AccountMenu() {
  const { formatMessage } = useIntl();
  const viewer = useViewer();
  const { visitor } = useConsole();
  const navigate = useNavigate();
  const [query] = useSearchParams();
  const name = viewerName(viewer);
  return (
    <BarMenu
      label={formatMessage(shellMessages.account)}
      icon={<Avatar name={name} seed={viewer.guid} src={viewer.imageUrl} size={28} />}
      head={<ViewerCard name={name} />}
      entries={sidebarLinks(visitor, query)
        .filter(isPersonal)
        .map(({ section, path }) => {
          const Icon = sectionIcons[section];
          return {
            key: path,
            label: formatMessage(sectionNames[section]),
            icon: <Icon aria-hidden fontSize="small" />,
            onChoose: () => void navigate(path),
          };
        })}
    />
  );
}
