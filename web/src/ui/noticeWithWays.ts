/** The look of a notice with buttons at its end: where its text would be squeezed, they go below it. */
export const NOTICE_WITH_WAYS = {
  alignItems: 'center',
  flexWrap: 'wrap',
  // Its icon stays beside the text on a phone, too.
  '& .MuiAlert-message': { flex: '1 1 min(340px, calc(100% - 40px))' },
  '& .MuiAlert-action': { flexWrap: 'wrap', justifyContent: 'flex-end', gap: 1 },
} as const;
