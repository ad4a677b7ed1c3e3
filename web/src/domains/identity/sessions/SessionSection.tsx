import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { type ReactNode, type Ref, useId } from 'react';

/** A titled card of sessions, with what can be done about all of them at the right. */
export function SessionSection({
  title,
  action,
  listRef,
  children,
}: {
  title: string;
  action?: ReactNode;
  listRef?: Ref<HTMLUListElement>;
  /** List items. */
  children: ReactNode;
}) {
  const id = useId();
  return (
    <Paper component="section" aria-labelledby={id} variant="outlined" sx={{ px: 2.5, py: 2, minWidth: 0 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, minHeight: 32, mb: 0.5 }}>
        <Typography variant="h3" component="h2" id={id} sx={{ flex: '1 1 auto' }}>
          {title}
        </Typography>
        {action}
      </Box>
      <Box ref={listRef} component="ul" role="list" aria-labelledby={id} sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {children}
      </Box>
    </Paper>
  );
}
