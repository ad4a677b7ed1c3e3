/** The look of a notice with buttons at its end: where its text would be squeezed, they go below it. */
export const NOTICE_WITH_WAYS = {
  alignItems: 'center',
  flexWrap: 'wrap',
  '& .MuiAlert-message': { flex: '1 1 340px' },
  '& .MuiAlert-action': { flexWrap: 'wrap', gap: 1 },
} as const;
