import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import type { ReactNode, Ref } from 'react';
import { ListRest } from '../ListRest.tsx';

/** A card of things that are told of rather than lined up in columns, as far as they are read; a button brings as many again. */
export const ItemList = ({
  label,
  listRef,
  hasMore,
  isGrowing,
  growthFailure,
  words,
  onMore,
  children,
}: {
  label: string;
  listRef?: Ref<HTMLUListElement>;
  hasMore: boolean;
  isGrowing: boolean;
  /** Of the last page that was asked for; null where it came. */
  growthFailure: { readonly requestId: string | null } | null;
  words: { readonly more: string; readonly failed: string };
  onMore: () => void;
  /** An `Item` for each. */
  children: ReactNode;
}) => (
  <Paper variant="outlined">
    <Box component="ul" role="list" ref={listRef} aria-label={label} sx={{ listStyle: 'none', m: 0, p: 0 }}>
      {children}
    </Box>
    <ListRest
      hasMore={hasMore}
      isGrowing={isGrowing}
      failure={growthFailure}
      words={words}
      onMore={onMore}
      sx={{ px: 2.5, py: 2, borderTop: 1, borderColor: 'divider' }}
    />
  </Paper>
);
