import Typography from '@mui/material/Typography';
import { useTold } from './useTold.ts';

/** What became of something, in the place of what was there before: it is told when it comes. */
export const OutcomeNote = ({ text }: { text: string }) => (
  <Typography role="status" sx={{ minHeight: '1lh' }}>
    {useTold(text)}
  </Typography>
);
