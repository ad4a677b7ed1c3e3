import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useIntl } from 'react-intl';

/** How many licences are free now, and how many will be. */
export function LicenceFigures({
  figures,
}: {
  figures: readonly { readonly label: string; readonly count: number }[];
}) {
  const { formatNumber } = useIntl();
  return (
    <Box component="dl" sx={{ m: 0, display: 'flex', flexWrap: 'wrap', gap: 2 }}>
      {figures.map(({ label, count }) => (
        <Box key={label} sx={{ flex: '1 1 120px', px: 2, py: 1.5, borderRadius: 1, bgcolor: 'surface.chip' }}>
          <Typography component="dt" variant="body2" color="text.secondary">
            {label}
          </Typography>
          <Typography component="dd" variant="h2" sx={{ m: 0, fontVariantNumeric: 'tabular-nums' }}>
            {formatNumber(count)}
          </Typography>
        </Box>
      ))}
    </Box>
  );
}
