import { styled } from '@mui/material/styles';

/** The cards beside each other, as many as fit. */
export const CardGrid = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(2),
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(400px, 100%), 1fr))',
}));
