import { styled } from '@mui/material/styles';
import { radius } from '../../lib/theme/tokens.ts';

/** Where a file is chosen or dropped; shows when one is about to be dropped. */
export const DropPlace = styled('div', { shouldForwardProp: (prop) => prop !== 'isOver' })<{ isOver: boolean }>(
  ({ theme, isOver }) => ({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: 16,
    padding: 16,
    borderRadius: radius.popover,
    border: `1px dashed ${isOver ? theme.vars.palette.primary.main : theme.vars.palette.line.strong}`,
    backgroundColor: isOver ? theme.vars.palette.primary.soft : theme.vars.palette.surface.sunken,
  }),
);
