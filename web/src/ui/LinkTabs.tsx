import { styled } from '@mui/material/styles';
import { Link } from 'react-router-dom';
import { radius } from '../lib/theme/tokens.ts';

const Bar = styled('nav')(({ theme }) => ({
  display: 'flex',
  marginBottom: 16,
  overflowX: 'auto',
  scrollbarWidth: 'none',
  boxShadow: `inset 0 -1px ${theme.vars.palette.divider}`,
}));

const Tab = styled(Link)(({ theme }) => ({
  display: 'inline-flex',
  alignItems: 'center',
  height: 40,
  padding: '0 12px',
  whiteSpace: 'nowrap',
  textDecoration: 'none',
  ...theme.typography.button,
  color: theme.vars.palette.text.secondary,
  '&:hover': { color: theme.vars.palette.text.primary },
  '&[aria-current="page"]': {
    color: theme.vars.palette.text.primary,
    boxShadow: `inset 0 -2px ${theme.vars.palette.primary.main}`,
  },
  '&:focus-visible': {
    borderRadius: radius.small,
    outline: `2px solid ${theme.vars.palette.primary.main}`,
    outlineOffset: -2,
  },
}));

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
