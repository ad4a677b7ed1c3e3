import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';

/** One of an `ItemList`: its name with what marks it, what there is to tell of it, and at the end what is done with it. */
export const Item = ({
  name,
  badges,
  description,
  children,
  facts,
  acts,
}: {
  /** As somebody has typed it. */
  name: string;
  badges: ReactNode;
  /** As somebody has typed it, with its lines; nothing where it is empty. */
  description: string | null;
  /** What stands between the description and the facts. */
  children?: ReactNode;
  /** In one line, as far as it has room: an element for each. */
  facts: ReactNode;
  acts: ReactNode;
}) => (
  <Box
    component="li"
    sx={{
      ...{ display: 'grid', columnGap: 2, rowGap: 1, alignItems: 'start', px: 2.5, py: 2 },
      // In a narrow window what is done with it stands below: beside it the words would be left half the room.
      gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'minmax(0, 1fr) auto' },
      '& + &': { borderTop: 1, borderColor: 'divider' },
    }}
  >
    <Box sx={{ display: 'grid', gap: 1, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, minHeight: 30 }}>
        <Typography variant="h3" component="h2" sx={{ overflowWrap: 'anywhere' }}>
          <bdi>{name}</bdi>
        </Typography>
        {badges}
      </Box>
      {description && (
        <Typography color="text.secondary" sx={{ overflowWrap: 'anywhere', whiteSpace: 'pre-line', maxWidth: '80ch' }}>
          {description}
        </Typography>
      )}
      {children}
      <Typography
        component="div"
        variant="body2"
        color="text.secondary"
        sx={{
          ...{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 2, rowGap: 0.25 },
          overflowWrap: 'anywhere',
        }}
      >
        {facts}
      </Typography>
    </Box>
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 0.5 }}>{acts}</Box>
  </Box>
);
