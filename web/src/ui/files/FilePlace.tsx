import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { DropPlace } from './DropPlace.tsx';
import { useFileChoice } from './useFileChoice.tsx';

interface Words {
  /** What the button says. */
  readonly choose: string;
  /** Which file is chosen; null for none. */
  readonly chosen: string | null;
  /** That a file may be dropped as well, and that this is the moment. */
  readonly orDrop: string;
  readonly dropNow: string;
}

/** Where a file is chosen: by a button, by dropping it or by pasting it. */
export function FilePlace({
  accept,
  disabled,
  words,
  onFile,
}: {
  /** What the browser's dialog offers, as a file input has it. */
  accept: string;
  disabled: boolean;
  words: Words;
  onFile: (file: File) => void;
}) {
  const { isOver, open, input } = useFileChoice(accept, disabled, onFile);
  return (
    <DropPlace isOver={isOver}>
      <Button variant="outlined" color="secondary" disabled={disabled} onClick={open}>
        {words.choose}
      </Button>
      <Box sx={{ minWidth: 0, flex: '1 1 160px' }}>
        {/* It is there before its text, so that it is told. */}
        <Typography role="status" sx={{ overflowWrap: 'anywhere' }}>
          {words.chosen}
        </Typography>
        <Typography variant="body2" color="text.secondary">
          {isOver ? words.dropNow : words.orDrop}
        </Typography>
      </Box>
      {input}
    </DropPlace>
  );
}
