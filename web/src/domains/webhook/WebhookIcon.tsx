import Box from '@mui/material/Box';
import { styled } from '@mui/material/styles';
import { useState } from 'react';
import { WebhooksIcon } from '../../ui/icons.tsx';

const Picture = styled('img')({ width: '100%', height: '100%', objectFit: 'cover' });

/** The icon of a webhook, the default one where it has none of its own. Decorative: its name stands beside it. */
export function WebhookIcon({ url, size = 40 }: { url: string | null; size?: number }) {
  const [broken, setBroken] = useState<string | null>(null);
  return (
    <Box
      aria-hidden
      sx={{
        ...{ display: 'grid', placeItems: 'center', flexShrink: 0, overflow: 'hidden' },
        ...{ width: size, height: size, borderRadius: `${Math.round(size / 4)}px` },
        ...{ color: 'primary.main', bgcolor: 'primary.soft' },
      }}
    >
      {url !== null && url !== broken ? (
        <Picture src={url} alt="" loading="lazy" referrerPolicy="no-referrer" onError={() => setBroken(url)} />
      ) : (
        <WebhooksIcon sx={{ fontSize: Math.round(size * 0.55) }} />
      )}
    </Box>
  );
}
