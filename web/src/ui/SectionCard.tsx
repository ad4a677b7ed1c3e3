import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { type ReactNode, useId } from 'react';
import { useIntl } from 'react-intl';
import { Badge } from './Badge.tsx';
import { WayLink } from './WayLink.tsx';

/** A part of a page: a card under a heading of its own. */
export function SectionCard({
  title,
  titleId,
  text,
  count,
  badges,
  action,
  to,
  children,
}: {
  title: string;
  /** Where something else is named by the title as well. */
  titleId?: string;
  /** What the part is about, below the title. */
  text?: string;
  /** How many there are, beside the title; left out while that is not known, and where there are none. */
  count?: number | undefined;
  /** What marks it, beside the title. */
  badges?: ReactNode;
  /** What can be done about all of it, at the right. */
  action?: ReactNode;
  /** The page that says more about it. */
  to?: string | undefined;
  children: ReactNode;
}) {
  const { formatNumber } = useIntl();
  const ownId = useId();
  const id = titleId ?? ownId;
  return (
    <Paper
      component="section"
      aria-labelledby={id}
      variant="outlined"
      sx={{
        ...{ px: 2.5, py: 2, minWidth: 0, '&:has(h2 > a:hover)': { borderColor: 'line.strong' } },
        // On paper it stands on one sheet.
        breakInside: 'avoid',
      }}
    >
      <Box
        sx={{
          display: 'flex',
          flexWrap: 'wrap',
          alignItems: 'center',
          columnGap: 1,
          rowGap: 0.75,
          mb: text ? 0 : 1.25,
        }}
      >
        <Typography variant="h3" component="h2" id={id}>
          {to ? <WayLink to={to}>{title}</WayLink> : title}
        </Typography>
        {count !== undefined && count > 0 && <Badge>{formatNumber(count)}</Badge>}
        {badges}
        {action && <Box sx={{ ml: 'auto' }}>{action}</Box>}
      </Box>
      {text && (
        <Typography color="text.secondary" sx={{ mt: 0.25, mb: 2 }}>
          {text}
        </Typography>
      )}
      {children}
    </Paper>
  );
}
