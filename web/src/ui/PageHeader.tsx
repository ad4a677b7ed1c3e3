import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { usePageHeading } from '../lib/pageTitle.ts';

/** The head of a page: its title, one sentence, the primary action at the right. */
export function PageHeader({
  title,
  description,
  badge,
  action,
}: {
  title: string;
  description?: ReactNode;
  /** Stands beside the title: a plan, a count. */
  badge?: ReactNode;
  action?: ReactNode;
}) {
  usePageHeading(title);
  return (
    <Box component="header" sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'flex-start', gap: 2, mb: 3 }}>
      <Box sx={{ flex: '1 1 280px', minWidth: 0 }}>
        <Box sx={{ display: 'flex', alignItems: 'center', flexWrap: 'wrap', gap: 1 }}>
          <Typography variant="h1" id="page-title" tabIndex={-1} sx={{ outline: 'none', overflowWrap: 'anywhere' }}>
            {title}
          </Typography>
          {badge}
        </Box>
        {description && (
          <Typography color="textSecondary" sx={{ mt: 0.5, maxWidth: '68ch' }}>
            {description}
          </Typography>
        )}
      </Box>
      {action && (
        <Box sx={{ display: 'flex', gap: 1, flexWrap: 'wrap', flexShrink: 0, maxWidth: '100%' }}>{action}</Box>
      )}
    </Box>
  );
}
