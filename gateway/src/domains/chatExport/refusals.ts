/** What it means to an admin that the team may not export its conversations. */
export const exportDisabled = ['NOT_ALLOWED', null, 'The team may not export its conversations.'] as const;
