import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { type ReactNode, useId, useMemo, useRef } from 'react';
import { useRescuedFocus } from '../../../../lib/focus/useRescuedFocus.ts';
import type { RosterEntry } from './domainRequests.ts';

export const keyOf = ({ domain, requestedAt }: RosterEntry) => `${domain} ${requestedAt}`;

/** A titled list of requests, or what it would be for. */
export function RosterSection({
  title,
  emptyText,
  entries,
  isAsking,
  children,
}: {
  title: string;
  emptyText: string;
  entries: readonly RosterEntry[];
  /** Whether a question about an entry is open. */
  isAsking: boolean;
  children: (entry: RosterEntry) => ReactNode;
}) {
  const id = useId();
  const list = useRef<HTMLUListElement>(null);
  const keys = useMemo(() => entries.map(keyOf), [entries]);
  useRescuedFocus(list, keys, isAsking);
  return (
    <Box component="section" aria-labelledby={id} sx={{ minWidth: 0 }}>
      <Typography variant="subtitle2" component="h4" id={id}>
        {title}
      </Typography>
      {entries.length === 0 ? (
        <Typography variant="body2" color="text.secondary" sx={{ mt: 0.5 }}>
          {emptyText}
        </Typography>
      ) : (
        <Box ref={list} component="ul" role="list" aria-labelledby={id} sx={{ listStyle: 'none', m: 0, p: 0 }}>
          {entries.map(children)}
        </Box>
      )}
    </Box>
  );
}
