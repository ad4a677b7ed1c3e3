import Box from '@mui/material/Box';
import type SvgIcon from '@mui/material/SvgIcon';
import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { PathLink } from '../../ui/PathLink.tsx';
import { radius } from '../../lib/theme/tokens.ts';
import { ExternalIcon } from '../../ui/icons.tsx';
import { Spoken } from '../../ui/Spoken.ts';
import { Tip } from '../../ui/Tip.tsx';

const Row = styled('span')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: 10,
  minHeight: 34,
  padding: '4px 10px',
  borderRadius: radius.medium,
  ...theme.typography.button,
  fontSize: '0.84375rem',
  color: theme.vars.palette.text.secondary,
  transition: 'background-color 120ms, color 120ms',
  'a:hover > &': { color: theme.vars.palette.text.primary, backgroundColor: theme.vars.palette.surface.hover },
  'a[aria-current] > &': { color: theme.vars.palette.primary.main, backgroundColor: theme.vars.palette.primary.soft },
  '& svg': { flexShrink: 0 },
}));

const ItemAnchor = styled('span')(({ theme }) => ({
  display: 'block',
  '& a': { display: 'block', textDecoration: 'none', borderRadius: radius.medium },
  '& a:focus-visible': { outline: `2px solid ${theme.vars.palette.primary.main}`, outlineOffset: 1 },
}));

type Look = { label: string; icon: typeof SvgIcon; collapsed: boolean; nested?: boolean };

const Content = ({ label, icon: Icon, collapsed, nested, end }: Look & { end?: ReactNode }) => (
  <Row sx={nested && !collapsed ? { pl: 4.5 } : undefined}>
    <Icon aria-hidden fontSize={nested && !collapsed ? 'small' : 'medium'} />
    {collapsed ? (
      <Spoken>{label}</Spoken>
    ) : (
      <Box component="span" sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
        {label}
      </Box>
    )}
    {!collapsed && end}
  </Row>
);

/** The rail shows icons alone: it names them. */
const RailTip = ({ collapsed, label, children }: { collapsed: boolean; label: string; children: ReactNode }) =>
  collapsed ? (
    <Tip title={label} side="right">
      {children}
    </Tip>
  ) : (
    children
  );

/** A link to a section; the one that is open is marked, on all of its pages. */
export const SidebarItem = ({
  to,
  isHere,
  onChoose,
  onApproach,
  ...look
}: Look & {
  to: string;
  isHere: boolean;
  onChoose: () => void;
  /** The pointer or the focus is on the link: its page may be fetched. */
  onApproach: () => void;
}) => (
  <ItemAnchor>
    <RailTip collapsed={look.collapsed} label={look.label}>
      <PathLink
        to={to}
        aria-current={isHere ? 'page' : undefined}
        onClick={onChoose}
        onPointerEnter={onApproach}
        onFocus={onApproach}
      >
        <Content {...look} />
      </PathLink>
    </RailTip>
  </ItemAnchor>
);

/** A link that leaves the console. */
export const SidebarOutsideLink = ({ href, hint, ...look }: Look & { href: string; hint: string }) => (
  <ItemAnchor>
    <RailTip collapsed={look.collapsed} label={look.label}>
      <a href={href} target="_blank" rel="noopener noreferrer" aria-label={`${look.label} (${hint})`}>
        <Content {...look} end={<ExternalIcon aria-hidden sx={{ ml: 'auto', fontSize: '0.875rem' }} />} />
      </a>
    </RailTip>
  </ItemAnchor>
);
