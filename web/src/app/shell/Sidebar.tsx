import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { useLocation, useSearchParams } from 'react-router-dom';
import { useViewer } from '../../domains/identity/viewerContext.ts';
import { size } from '../../lib/theme/tokens.ts';
import { IN_LOW_WINDOW } from '../../lib/viewport/breakpoints.ts';
import { uiMessages } from '../../ui/messages.ts';
import { Mark, WordMark } from '../../ui/WordMark.tsx';
import { useConsole } from '../console/consoleContext.ts';
import { prefetchPage } from '../console/pages.ts';
import { matchRoute } from '../routes/matchRoute.ts';
import { sectionNames, sidebarGroupNames } from '../routes/messages.ts';
import { type SidebarLink, sidebarLinks } from '../routes/sidebar.ts';
import { shellMessages } from './messages.ts';
import { outsideLinks } from './outsideLinks.ts';
import { sectionIcons } from './sectionIcons.ts';
import { SidebarGroup, STACK } from './SidebarGroup.tsx';
import { SidebarItem, SidebarOutsideLink } from './SidebarItem.tsx';

const GROUPS = ['team', 'tools', 'account'] as const;

/** The links of the console's sections, as the viewer's role, plan, flags and device allow. */
export function Sidebar({
  collapsed,
  onChoose,
  menus,
}: {
  collapsed: boolean;
  onChoose: () => void;
  /** What stands beside the word mark. */
  menus?: ReactNode;
}) {
  const { formatMessage } = useIntl();
  const viewer = useViewer();
  const { visitor, config } = useConsole();
  const [query] = useSearchParams();
  const { pathname } = useLocation();
  const here = matchRoute(pathname)?.row.section;
  const links = sidebarLinks(visitor, query);
  const hint = formatMessage(uiMessages.opensInNewTab);
  const item = ({ section, path, under }: SidebarLink) => (
    <SidebarItem
      key={path}
      to={path}
      label={formatMessage(sectionNames[section])}
      icon={sectionIcons[section]}
      nested={under !== null}
      isHere={section === here}
      collapsed={collapsed}
      onChoose={onChoose}
      onApproach={() => prefetchPage(matchRoute(path)?.row.page ?? null)}
    />
  );
  return (
    <Box
      component="nav"
      aria-label={formatMessage(shellMessages.navigation)}
      sx={{
        ...{ display: 'flex', flexDirection: 'column', height: '100%', minHeight: 0 },
        [IN_LOW_WINDOW]: { overflowY: 'auto' },
      }}
    >
      <Box
        sx={{ height: size.topBar, flexShrink: 0, display: 'flex', alignItems: 'center', gap: 0.5, pl: 2.25, pr: 1.5 }}
      >
        <Box sx={{ flex: 1 }}>{collapsed ? <Mark size={26} /> : <WordMark size={26} />}</Box>
        {menus}
      </Box>
      <Box sx={{ ...{ flex: 1, overflowY: 'auto', px: 1.5, py: 0.5 }, [IN_LOW_WINDOW]: { flex: 'none' } }}>
        {GROUPS.map((group) => {
          const own = links.filter((one) => one.group === group);
          return (
            own.length > 0 && (
              <SidebarGroup key={group} name={formatMessage(sidebarGroupNames[group])} collapsed={collapsed}>
                {own.map(item)}
              </SidebarGroup>
            )
          );
        })}
      </Box>
      <Box sx={{ ...STACK, px: 1.5, py: 1.5, borderTop: 1, borderColor: 'divider' }}>
        {outsideLinks(config, viewer).map(({ key, href, label, icon }) => (
          <SidebarOutsideLink
            key={key}
            href={href}
            hint={hint}
            label={formatMessage(label)}
            icon={icon}
            collapsed={collapsed}
          />
        ))}
        {links.filter(({ group }) => group === null).map(item)}
      </Box>
    </Box>
  );
}
