import { styled } from '@mui/material/styles';
import { PathLink } from './PathLink.tsx';
import { tabBarLook, tabLook } from './tabLook.ts';

const Bar = styled('nav')(({ theme }) => tabBarLook(theme));

const Tab = styled(PathLink)(({ theme }) => ({ textDecoration: 'none', ...tabLook(theme, 'aria-current="page"') }));

/** Parts of a page to choose from, each with an address of its own. */
export function LinkTabs({
  label,
  tabs,
}: {
  label: string;
  tabs: readonly { readonly to: string; readonly name: string; readonly isCurrent: boolean }[];
}) {
  return (
    <Bar aria-label={label}>
      {tabs.map(({ to, name, isCurrent }) => (
        <Tab key={to} to={to} aria-current={isCurrent ? 'page' : undefined}>
          {name}
        </Tab>
      ))}
    </Bar>
  );
}
