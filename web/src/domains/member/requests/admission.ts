import type { Standing } from '../people/memberCache.ts';

/** Where somebody stands who was taken in, as far as it is known before the answer. */
export const admitted = (asGuests: boolean) => (): Standing => ({
  status: 'ACTIVE',
  role: asGuests ? 'GUEST' : 'MEMBER',
  isLicensed: false,
});
