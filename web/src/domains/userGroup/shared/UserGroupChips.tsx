import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { Chip } from '../../../ui/Chip.tsx';

/** The user groups that somebody belongs to. */
export function UserGroupChips({
  label,
  groups,
}: {
  label: string;
  groups: readonly { readonly id: string; readonly name: string }[];
}) {
  const id = useId();
  return (
    <Box sx={{ minWidth: 0 }}>
      <Typography id={id} variant="subtitle2" component="p">
        {label}
      </Typography>
      <Box
        component="ul"
        role="list"
        aria-labelledby={id}
        sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.75, listStyle: 'none', m: 0, mt: 0.75, p: 0 }}
      >
        {groups.map((group) => (
          <Box component="li" key={group.id} sx={{ minWidth: 0, maxWidth: 1 }}>
            <Chip size="small" label={<bdi>{group.name}</bdi>} />
          </Box>
        ))}
      </Box>
    </Box>
  );
}
