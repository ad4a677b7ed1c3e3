import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { Avatar } from './Avatar.tsx';
import { wrapsWhereNarrow } from './wrapsWhereNarrow.ts';

/** Somebody's picture on one line of a list, their name and address beside it, and what may be done with them at its end. */
export const PersonLine = ({
  name,
  shownName = name,
  email,
  below,
  seed,
  imageUrl,
  isMuted = false,
  isOneLine = false,
  children,
}: {
  name: string;
  /** The name as it is shown, where it is more than a text. */
  shownName?: ReactNode;
  /** Null where there is none, or where it is the name already. */
  email: string | null;
  /** Stands below the name and the address. */
  below?: ReactNode;
  /** What gives a person without a picture their colour: their guid. */
  seed: string;
  imageUrl: string | null | undefined;
  /** Greyed: they are switched off, or there is no name to tell them by. */
  isMuted?: boolean;
  /** A long name is cut in every window: for rows that are all of one height. */
  isOneLine?: boolean;
  children?: ReactNode;
}) => (
  <Box sx={{ display: 'flex', alignItems: 'center', gap: 1.5, minWidth: 0 }}>
    <Avatar name={name} seed={seed} src={imageUrl} size={32} />
    <Box sx={{ flex: 1, minWidth: 0 }}>
      <Typography
        component="div"
        noWrap
        title={name}
        sx={{ ...(isOneLine ? {} : wrapsWhereNarrow), fontWeight: 550 }}
        color={isMuted ? 'text.secondary' : 'text.primary'}
      >
        {shownName}
      </Typography>
      {email !== null && (
        <Typography component="div" variant="body2" color="text.secondary" noWrap title={email} sx={wrapsWhereNarrow}>
          {email}
        </Typography>
      )}
      {below}
    </Box>
    {children}
  </Box>
);
