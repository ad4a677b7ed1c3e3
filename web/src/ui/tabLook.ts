import type { Theme } from '@mui/material/styles';
import { radius } from '../lib/theme/tokens.ts';

/** The line on which tabs stand. Where it is too short they scroll under a finger; a mouse, which could not, has them in several. */
export const tabBarLook = ({ vars }: Theme) =>
  ({
    display: 'flex',
    // What is there for screen readers alone scrolls with it, and makes no page wider.
    position: 'relative',
    marginBottom: 16,
    overflowX: 'auto',
    '@media (pointer: fine)': { flexWrap: 'wrap' },
    scrollbarWidth: 'none',
    boxShadow: `inset 0 -1px ${vars.palette.divider}`,
  }) as const;

/** @param chosen the attribute of the tab that is chosen, with its value */
export const tabLook = ({ vars, typography }: Theme, chosen: string) =>
  ({
    display: 'inline-flex',
    alignItems: 'center',
    minHeight: 40,
    padding: '0 12px',
    whiteSpace: 'nowrap',
    ...typography.button,
    color: vars.palette.text.secondary,
    '&:hover': { color: vars.palette.text.primary },
    [`&[${chosen}]`]: { color: vars.palette.text.primary, boxShadow: `inset 0 -2px ${vars.palette.primary.main}` },
    '&:focus-visible': {
      borderRadius: radius.small,
      outline: `2px solid ${vars.palette.primary.main}`,
      outlineOffset: -2,
    },
  }) as const;
