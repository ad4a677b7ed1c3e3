import type { ListedMember, People } from './people/people.ts';

/** Every dialog of the people pages, with what it is about. */
export type MemberDialog =
  | { readonly kind: 'addUsers' }
  | { readonly kind: 'addGuests' }
  | { readonly kind: 'profile'; readonly memberId: string }
  | { readonly kind: 'makeAdmin'; readonly member: ListedMember | null }
  | { readonly kind: 'removeAdmin'; readonly member: ListedMember }
  | { readonly kind: 'guestAccess'; readonly member: ListedMember }
  | { readonly kind: 'upgradeGuest'; readonly member: ListedMember }
  | { readonly kind: 'deactivate'; readonly people: People }
  | { readonly kind: 'reactivate'; readonly people: People }
  | { readonly kind: 'delete'; readonly people: People }
  | { readonly kind: 'approve'; readonly people: People; readonly asGuests: boolean }
  | { readonly kind: 'reject'; readonly people: People }
  | { readonly kind: 'assignLicence'; readonly people: People }
  | { readonly kind: 'disableAutoRenew'; readonly people: People }
  | { readonly kind: 'downgrade'; readonly people: People }
  | { readonly kind: 'activatePlan' };
