import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { Avatar } from '../../ui/Avatar.tsx';
import type { Entry } from './entries.ts';
import { Option } from './paletteParts.ts';

/** One line of the palette. The pointer marks it as the arrows do. */
export function PaletteOption({
  id,
  entry: { label, detail, icon: Icon, person },
  marked,
  onMark,
  onRun,
}: {
  id: string;
  entry: Entry;
  marked: boolean;
  onMark: () => void;
  onRun: () => void;
}) {
  return (
    <Option id={id} role="option" aria-selected={marked} onPointerMove={onMark} onClick={onRun}>
      {Icon && <Icon aria-hidden />}
      {person && <Avatar name={label} seed={person.seed} src={person.src} size={26} />}
      <Box component="span" sx={{ minWidth: 0, overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' }}>
        {label}
        {detail && (
          <Typography component="span" variant="body2" color="textSecondary" sx={{ ml: 1 }}>
            {detail}
          </Typography>
        )}
      </Box>
    </Option>
  );
}
