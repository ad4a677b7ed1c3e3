import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { radius } from '../lib/theme/tokens.ts';

export type BadgeTone = 'accent' | 'neutral' | 'success' | 'warning' | 'error' | 'info';

const Pill = styled('span', { shouldForwardProp: (prop) => prop !== 'tone' })<{ tone: BadgeTone }>(({
  theme,
  tone,
}) => {
  const { palette } = theme.vars;
  const colours =
    tone === 'neutral'
      ? {
          color: palette.text.secondary,
          backgroundColor: palette.surface.chip,
          // On a row that is selected the ground alone would hardly show.
          boxShadow: `inset 0 0 0 1px ${palette.line.soft}`,
        }
      : tone === 'accent'
        ? { color: palette.primary.main, backgroundColor: palette.primary.soft }
        : { color: palette[tone].main, backgroundColor: palette[tone].soft };
  return {
    display: 'inline-flex',
    alignItems: 'center',
    gap: 4,
    height: 20,
    padding: '0 7px',
    borderRadius: radius.small,
    fontSize: '0.6875rem',
    fontWeight: 620,
    letterSpacing: '0.02em',
    whiteSpace: 'nowrap',
    ...colours,
  };
});

/** A small mark beside a name: PRO, a plan, a state. Its text is given by the caller; colour never says it alone. */
export const Badge = ({ tone = 'neutral', children }: { tone?: BadgeTone; children: ReactNode }) => (
  <Pill tone={tone}>{children}</Pill>
);
