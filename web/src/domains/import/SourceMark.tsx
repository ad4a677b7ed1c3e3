import Box from '@mui/material/Box';
import { radius } from '../../lib/theme/tokens.ts';
import { type Source, sourceFacts } from './sources.ts';

/** The mark of a source: its letters. Decorative: its name stands beside it. */
export const SourceMark = ({ source }: { source: Source }) => (
  <Box
    aria-hidden
    sx={{
      ...{ display: 'grid', placeItems: 'center', width: 40, height: 40, flexShrink: 0 },
      ...{ borderRadius: `${radius.popover}px`, color: 'primary.main', bgcolor: 'primary.soft', fontWeight: 620 },
    }}
  >
    {sourceFacts[source].letters}
  </Box>
);
