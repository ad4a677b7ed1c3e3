import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';

/** The fields of a card on their way, where they will stand. */
const Field = () => (
  <Box sx={{ display: 'grid', gap: '6px', mb: '34px' }}>
    <Skeleton variant="rounded" height={20} width="45%" />
    <Skeleton variant="rounded" height={34} />
  </Box>
);

/** Stands over the frame until its fields are there. @param margin how far the frame reaches beyond them, in px */
export const CardFrameSkeleton = ({ margin }: { margin: number }) => (
  <Box aria-hidden sx={{ position: 'absolute', inset: margin, overflow: 'hidden' }}>
    <Field />
    <Box sx={{ display: 'grid', gridTemplateColumns: '1fr 1fr', gap: 2 }}>
      <Field />
      <Field />
    </Box>
  </Box>
);
