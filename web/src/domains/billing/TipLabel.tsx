import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import { type ReactNode, useState } from 'react';
import { InfoIcon } from '../../ui/icons.tsx';
import { Tip } from '../../ui/Tip.tsx';

/** A label with a mark: what it means is shown to who points at the mark, and stands below once that is pressed. */
export function TipLabel({ label, tip, children }: { label: string; tip: string; children?: ReactNode }) {
  const [isExplained, setExplained] = useState(false);
  return (
    <>
      <Box component="span" sx={{ display: 'flex', alignItems: 'center', gap: 0.25, minHeight: 22 }}>
        {label}
        <Tip title={tip}>
          <IconButton
            size="small"
            aria-label={tip}
            aria-expanded={isExplained}
            onClick={() => setExplained(!isExplained)}
            sx={{ width: 24, height: 24, p: 0, my: '-1px', color: 'text.secondary' }}
          >
            <InfoIcon sx={{ fontSize: 16 }} />
          </IconButton>
        </Tip>
      </Box>
      {children}
      {isExplained && (
        <Typography variant="body2" component="span" aria-hidden sx={{ display: 'block', maxWidth: '52ch' }}>
          {tip}
        </Typography>
      )}
    </>
  );
}
