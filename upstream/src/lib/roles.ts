import type { Role } from './auth.ts';

export const everyRole: readonly Role[] = ['admin', 'member', 'guest'];
export const notGuests: readonly Role[] = ['admin', 'member'];
export const adminsOnly: readonly Role[] = ['admin'];
