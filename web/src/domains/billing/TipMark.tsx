import IconButton from '@mui/material/IconButton';
import { InfoIcon } from '../../ui/icons.tsx';
import { Tip } from '../../ui/Tip.tsx';

/** A mark beside a figure: what it means is shown to who points at it, and told by whoever has it once it is pressed. */
export const TipMark = ({ tip, isExplained, onPress }: { tip: string; isExplained: boolean; onPress: () => void }) => (
  <Tip title={tip}>
    <IconButton
      size="small"
      aria-label={tip}
      aria-expanded={isExplained}
      onClick={onPress}
      sx={{ width: 24, height: 24, p: 0, my: '-1px', color: 'text.secondary' }}
    >
      <InfoIcon sx={{ fontSize: 16 }} />
    </IconButton>
  </Tip>
);
