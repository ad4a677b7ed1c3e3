/** What somebody is in a team. */
export type Role = 'admin' | 'member' | 'guest';

/** How somebody stands to a team. */
export type PersonState = 'active' | 'pending' | 'deactivated' | 'deleted';

export const everyRole: readonly Role[] = ['admin', 'member', 'guest'];
export const notGuests: readonly Role[] = ['admin', 'member'];
export const adminsOnly: readonly Role[] = ['admin'];
export const guestsOnly: readonly Role[] = ['guest'];
