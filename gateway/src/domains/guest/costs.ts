import type { FieldCosts } from '../../graphql/limits.ts';

/** What a guest reaches, and how many one act adds, as a rule. */
export const guestCosts: FieldCosts = {
  'GuestAccess.contacts': { items: 20 },
  'GuestAccess.channels': { items: 20 },
  'GuestInvitePayload.guests': { items: 50 },
};
