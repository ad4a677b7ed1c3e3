import { styled } from '@mui/material/styles';
import { radius } from '../../lib/theme/tokens.ts';

export const InputRow = styled('div')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: 10,
  padding: '0 18px',
  height: 54,
  flexShrink: 0,
  color: theme.vars.palette.text.secondary,
  borderBottom: `1px solid ${theme.vars.palette.divider}`,
  '& input': {
    all: 'unset',
    flex: 1,
    minWidth: 0,
    ...theme.typography.body1,
    fontSize: '1rem',
    color: theme.vars.palette.text.primary,
    '&::placeholder': { color: theme.vars.palette.text.secondary },
  },
}));

export const List = styled('div')({ overflowY: 'auto', maxHeight: 'min(380px, 56vh)', padding: '6px 8px' });

export const GroupName = styled('div')(({ theme }) => ({
  ...theme.typography.overline,
  padding: '8px 10px 4px',
  color: theme.vars.palette.text.secondary,
}));

export const Option = styled('div')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: 10,
  minHeight: 38,
  padding: '4px 10px',
  borderRadius: radius.medium,
  cursor: 'pointer',
  ...theme.typography.body1,
  '& svg': { color: theme.vars.palette.text.secondary },
  '&[aria-selected="true"]': {
    backgroundColor: theme.vars.palette.primary.soft,
    '& svg': { color: theme.vars.palette.primary.main },
  },
}));

export const Status = styled('div')({
  '& p': { padding: '6px 18px 16px', margin: 0 },
});

export const Hints = styled('div')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: 6,
  flexShrink: 0,
  padding: '8px 16px',
  ...theme.typography.caption,
  color: theme.vars.palette.text.secondary,
  borderTop: `1px solid ${theme.vars.palette.divider}`,
  '& > span:not(:first-of-type)': { marginLeft: 10 },
  [theme.breakpoints.down('sm')]: { display: 'none' },
}));
