import type { MemberFilter, MemberStatus, Role } from '../../../generated/member/list/memberList.ts';

/** The lists of people, by the word that the address has for each. */
export const TABS = ['all', 'admins', 'guests', 'pending', 'deactivated'] as const;
export type MemberTab = (typeof TABS)[number];

/** The tab that the address names; everybody where it names none that is known. */
export const readTab = (params: URLSearchParams): MemberTab => TABS.find((one) => one === params.get('tab')) ?? 'all';

/** Whom each list has. */
export const TAB_FILTERS: Readonly<Record<MemberTab, MemberFilter>> = {
  all: {},
  admins: { role: 'ADMIN' },
  guests: { role: 'GUEST' },
  pending: { status: 'PENDING' },
  deactivated: { status: 'DEACTIVATED' },
};

interface Placed {
  readonly status: MemberStatus;
  readonly role: Role;
}

/** Whether somebody is in a list. Nobody is selected among the admins: they are acted on one by one. */
export const isOfTab = (tab: MemberTab, { status, role }: Placed) => {
  const { status: wanted = 'ACTIVE', role: wantedRole } = TAB_FILTERS[tab];
  return tab !== 'admins' && status === wanted && (!wantedRole || role === wantedRole);
};

/** The list that somebody is in by their status alone. */
export const tabOf = (member: Placed | undefined): MemberTab => {
  if (member?.status === 'PENDING') return 'pending';
  return member?.status === 'DEACTIVATED' ? 'deactivated' : 'all';
};

export const tabId = (tab: MemberTab) => `members-tab-${tab}`;
export const panelId = (tab: MemberTab) => `members-panel-${tab}`;
