import Box from '@mui/material/Box';
import type { Theme } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import type { CSSProperties, ReactNode, Ref } from 'react';

/** How an item lies among those that it is dragged past. */
export type DraggedItem = {
  readonly ref: Ref<HTMLLIElement>;
  readonly style: CSSProperties;
  /** While it is dragged it lies above the others. */
  readonly isLifted: boolean;
};

const LIFTED = { position: 'relative', zIndex: 1, boxShadow: (theme: Theme) => theme.vars.palette.shadow.mid } as const;

/** One of a list: its name with what marks it, what there is to tell of it, and at the end what is done with it. */
export const Item = ({
  lead,
  name,
  nameId,
  headingLevel = 'h2',
  badges,
  description,
  children,
  facts,
  acts,
  dragged,
}: {
  /** What stands before it, as high as its name. */
  lead?: ReactNode;
  /** As somebody has typed it. */
  name: string;
  nameId?: string;
  /** Of the name, below the heading of the page or of a section. */
  headingLevel?: 'h2' | 'h3';
  badges: ReactNode;
  /** As somebody has typed it, with its lines; nothing where it is empty. */
  description: string | null;
  /** What stands between the description and the facts. */
  children?: ReactNode;
  /** In one line, as far as it has room: an element for each. */
  facts?: ReactNode;
  acts: ReactNode;
  dragged?: DraggedItem;
}) => (
  <Box
    component="li"
    {...(dragged && { ref: dragged.ref, style: dragged.style })}
    sx={{
      ...{ display: 'grid', columnGap: 1.5, rowGap: 1, alignItems: 'start', px: 2.5, py: 2 },
      // In a narrow window what is done with it stands below: beside it the words would be left half the room.
      gridTemplateColumns: lead
        ? { xs: 'auto minmax(0, 1fr)', sm: 'auto minmax(0, 1fr) auto' }
        : { xs: 'minmax(0, 1fr)', sm: 'minmax(0, 1fr) auto' },
      '& + &': { borderTop: 1, borderColor: 'divider' },
      ...(dragged && { bgcolor: 'background.paper' }),
      ...(dragged?.isLifted && LIFTED),
    }}
  >
    {lead}
    <Box sx={{ display: 'grid', gap: description || children ? 1 : 0.25, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, minHeight: 30 }}>
        <Typography
          {...(nameId !== undefined && { id: nameId })}
          variant="h3"
          component={headingLevel}
          sx={{ overflowWrap: 'anywhere' }}
        >
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
      {facts && (
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
      )}
    </Box>
    <Box
      sx={{ display: 'flex', alignItems: 'center', gap: 0.5, ...(lead ? { gridColumn: { xs: 2, sm: 'auto' } } : {}) }}
    >
      {acts}
    </Box>
  </Box>
);
