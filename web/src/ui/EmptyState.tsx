import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { usePageHeading } from '../lib/pageTitle.ts';
import { radius } from '../lib/theme/tokens.ts';

/** Stands where there is nothing yet: what the place is for, and the first action. */
export function EmptyState({
  icon,
  title,
  text,
  action,
  isPage = false,
}: {
  icon?: ReactNode;
  title: ReactNode;
  text?: ReactNode;
  action?: ReactNode;
  /** It fills a whole page: its title is the page's heading. */
  isPage?: boolean;
}) {
  usePageHeading(isPage && typeof title === 'string' ? title : null);
  return (
    <Box sx={{ display: 'grid', justifyItems: 'center', textAlign: 'center', gap: 1, px: 3, py: 6 }}>
      {icon && (
        <Box
          aria-hidden
          sx={{
            display: 'grid',
            placeItems: 'center',
            width: 48,
            height: 48,
            mb: 1,
            borderRadius: `${radius.large}px`,
            color: 'primary.main',
            bgcolor: 'primary.soft',
          }}
        >
          {icon}
        </Box>
      )}
      <Typography
        variant="h2"
        {...(isPage ? { component: 'h1', tabIndex: -1, sx: { outline: 'none' } } : { component: 'p' })}
      >
        {title}
      </Typography>
      {text && (
        <Typography color="textSecondary" sx={{ maxWidth: '52ch' }}>
          {text}
        </Typography>
      )}
      {action && <Box sx={{ mt: 1.5, display: 'flex', gap: 1, flexWrap: 'wrap' }}>{action}</Box>}
    </Box>
  );
}
