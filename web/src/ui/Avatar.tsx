import { styled } from '@mui/material/styles';
import { useState } from 'react';
import type { ToneName } from '../lib/theme/tokens.ts';
import { initialsOf, toneOf } from './initials.ts';

const Frame = styled('span', { shouldForwardProp: (prop) => prop !== 'tone' && prop !== 'size' && prop !== 'square' })<{
  tone: ToneName;
  size: number;
  square: boolean;
}>(({ theme, tone, size, square }) => ({
  display: 'inline-grid',
  placeItems: 'center',
  flexShrink: 0,
  overflow: 'hidden',
  width: size,
  height: size,
  borderRadius: square ? Math.round(size / 4) : '50%',
  fontSize: Math.round(size * 0.38),
  fontWeight: 600,
  lineHeight: 1,
  letterSpacing: '0.01em',
  userSelect: 'none',
  color: theme.vars.palette.tones[tone].text,
  backgroundColor: theme.vars.palette.tones[tone].surface,
  // Not text of the page: nobody should hear, copy or find it beside the name that it stands for.
  '&:not([data-initials=""])::before': { content: 'attr(data-initials)' },
  '& img': { width: '100%', height: '100%', objectFit: 'cover' },
}));

/**
 * Someone's picture, or their initials on a tint that stays theirs. Decorative: the name always stands beside it.
 * `square` is for teams.
 */
export function Avatar({
  name,
  seed,
  src,
  size = 32,
  square = false,
}: {
  name: string;
  /** What the tint is chosen by: the guid or address. */
  seed: string;
  src?: string | null | undefined;
  size?: number;
  square?: boolean;
}) {
  const [broken, setBroken] = useState<string | null>(null);
  return (
    <Frame
      aria-hidden
      tone={toneOf(seed)}
      size={size}
      square={square}
      data-initials={src && src !== broken ? '' : initialsOf(name)}
    >
      {src && src !== broken && (
        <img src={src} alt="" loading="lazy" referrerPolicy="no-referrer" onError={() => setBroken(src)} />
      )}
    </Frame>
  );
}
