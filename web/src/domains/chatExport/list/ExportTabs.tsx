import { styled } from '@mui/material/styles';
import { useIntl } from 'react-intl';
import { Link } from 'react-router-dom';
import { pathTo } from '../../../lib/paths.ts';
import { radius } from '../../../lib/theme/tokens.ts';
import { exportTexts } from '../chatExportMessages.ts';

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

export type ExportTab = 'completed' | 'pending';

/** The address of the page with one of its lists. */
export const tabPath = (tab: ExportTab): string => `${pathTo('chatExport')}${tab === 'pending' ? '?tab=pending' : ''}`;

/** The two lists of exports, each with an address of its own. */
export function ExportTabs({ current }: { current: ExportTab }) {
  const { formatMessage } = useIntl();
  return (
    <Bar aria-label={formatMessage(exportTexts.tabs)}>
      {(['completed', 'pending'] as const).map((tab) => (
        <Tab key={tab} to={tabPath(tab)} aria-current={tab === current ? 'page' : undefined}>
          {formatMessage(exportTexts[tab])}
        </Tab>
      ))}
    </Bar>
  );
}
