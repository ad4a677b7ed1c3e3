import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';

/** A cell of a fact, and a further one below it. */
export const TwoLines = ({
  first,
  second,
  title,
}: {
  first: ReactNode;
  second: ReactNode;
  title?: string | undefined;
}) => (
  <Box sx={{ py: 0.5 }}>
    <div>{first}</div>
    <Typography variant="body2" color="text.secondary" title={title}>
      {second}
    </Typography>
  </Box>
);
