import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { useId, type ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { Badge } from '../../ui/Badge.tsx';

/** A titled card of the overview; `count` stands beside the title. */
export function OverviewCard({
  title,
  count,
  children,
}: {
  title: string;
  count?: number | undefined;
  children: ReactNode;
}) {
  const { formatNumber } = useIntl();
  const id = useId();
  return (
    <Paper component="section" aria-labelledby={id} variant="outlined" sx={{ px: 2.5, py: 2, minWidth: 0 }}>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, mb: 1.25 }}>
        <Typography variant="h3" component="h2" id={id}>
          {title}
        </Typography>
        {count !== undefined && count > 0 && <Badge>{formatNumber(count)}</Badge>}
      </Box>
      {children}
    </Paper>
  );
}
