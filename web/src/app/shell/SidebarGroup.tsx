import Box from '@mui/material/Box';
import { type ReactNode, useId } from 'react';

/** Links below each other: no label, however long, widens their column. */
export const STACK = { display: 'grid', gap: 0.25, gridTemplateColumns: 'minmax(0, 1fr)' } as const;

/** Links that concern one thing, under its name; on the rail of icons a line parts them from the ones before. */
export function SidebarGroup({ name, collapsed, children }: { name: string; collapsed: boolean; children: ReactNode }) {
  const id = useId();
  return (
    <Box
      role="group"
      {...(collapsed ? { 'aria-label': name } : { 'aria-labelledby': id })}
      sx={{
        ...STACK,
        py: 0.75,
        '& + &': collapsed ? { borderTop: 1, borderColor: 'divider' } : { mt: 0.5 },
      }}
    >
      {!collapsed && (
        <Box id={id} sx={{ typography: 'overline', color: 'text.secondary', px: 1.25, pb: 0.25 }}>
          {name}
        </Box>
      )}
      {children}
    </Box>
  );
}
