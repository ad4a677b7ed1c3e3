import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';

/** The ways to the pages before and behind the one that is shown, and which part of the list that is. */
export function PageTurner({
  previous,
  next,
  words,
}: {
  /** Null where there is none. */
  previous: (() => void) | null;
  next: (() => void) | null;
  words: { readonly previous: string; readonly next: string; readonly range: string };
}) {
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
      <Button size="small" disabled={!previous} onClick={() => previous?.()}>
        {words.previous}
      </Button>
      <Button size="small" disabled={!next} onClick={() => next?.()}>
        {words.next}
      </Button>
      <Typography role="status" variant="body2" color="text.secondary">
        {words.range}
      </Typography>
    </Box>
  );
}
