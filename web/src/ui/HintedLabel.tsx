import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';

/** What a choice is called, and below it a line about what it means. `${id}-name` and `${id}-hint` tell them apart. */
export const HintedLabel = ({ id, name, hint }: { id: string; name: string; hint: string }) => (
  <Box component="span" sx={{ display: 'block', py: 0.5, minWidth: 0, overflowWrap: 'anywhere' }}>
    <Box component="span" id={`${id}-name`} sx={{ display: 'block' }}>
      {name}
    </Box>
    <Typography component="span" variant="body2" color="text.secondary" id={`${id}-hint`}>
      {hint}
    </Typography>
  </Box>
);

/** By what a choice with a hint is named: its name alone. */
export const namedByHintedLabel = (id: string) => ({
  'aria-labelledby': `${id}-name`,
  'aria-describedby': `${id}-hint`,
});
