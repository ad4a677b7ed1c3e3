/** For a dialog that grows while one types: its head stays where it is. */
export const PINNED_DIALOG = {
  '& .MuiDialog-container': { alignItems: 'flex-start', pt: { xs: 1, sm: '12vh' } },
} as const;
