import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import type { ListedMember } from './people.ts';
import { usePeopleNames } from './usePeopleNames.ts';

/** Who an action failed on, and why: one line each, in a box of its own where they are many. */
export function RefusedList({
  label,
  lines,
}: {
  /** The list's accessible name. */
  label: string;
  lines: readonly { readonly member: ListedMember; readonly reason: ReactNode }[];
}) {
  const { nameOf } = usePeopleNames();
  return (
    <Box
      component="ul"
      aria-label={label}
      tabIndex={0}
      sx={{ listStyle: 'none', m: 0, p: 0, maxHeight: 240, overflowY: 'auto', display: 'grid', gap: 1 }}
    >
      {lines.map(({ member, reason }) => (
        <li key={member.id}>
          <Typography sx={{ fontWeight: 550 }}>{nameOf(member)}</Typography>
          <Typography variant="body2" color="text.secondary">
            {reason}
          </Typography>
        </li>
      ))}
    </Box>
  );
}
