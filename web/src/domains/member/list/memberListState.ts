import type {
  MemberFilter,
  MemberOrder,
  MemberOrderField,
  OrderDirection,
} from '../../../generated/member/list/memberList.ts';
import type { TeamSize } from '../people/useTeamSize.ts';
import { readTab, TAB_FILTERS, type MemberTab } from './tabs.ts';

/** The most people that a search answers. */
export const SEARCH_LIMIT = 100;

const ROLES = ['ADMIN', 'MEMBER', 'GUEST'] as const;
export type RoleFilter = (typeof ROLES)[number];

/** What the address says about the list of members. */
export interface MemberListState {
  readonly tab: MemberTab;
  readonly search: string;
  /** Null: every role. */
  readonly role: RoleFilter | null;
  /** Null: with and without a licence. */
  readonly isLicensed: boolean | null;
  readonly field: MemberOrderField;
  readonly direction: OrderDirection;
}

/** Reads the list's state from the query behind the hash; what it does not know counts as not there. */
export const readMemberList = (params: URLSearchParams): MemberListState => {
  const tab = readTab(params);
  // Only the list of everybody has filters.
  const role = tab === 'all' ? params.get('role')?.toUpperCase() : undefined;
  const licence = tab === 'all' ? params.get('licence') : null;
  return {
    tab,
    search: params.get('search')?.trim() ?? '',
    role: ROLES.find((one) => one === role) ?? null,
    isLicensed: licence === 'pro' ? true : licence === 'lite' ? false : null,
    field: params.get('sort') === 'email' ? 'EMAIL' : 'NAME',
    direction: params.get('order') === 'desc' ? 'DESC' : 'ASC',
  };
};

const licenceWord = (isLicensed: boolean | null) => {
  if (isLicensed === null) return null;
  return isLicensed ? 'pro' : 'lite';
};

/** Changes of the list's state in the words of the address, without the tab; null for what is at its default. */
export const memberListWords = ({ search, role, isLicensed, field, direction }: Partial<MemberListState>) => ({
  ...(search !== undefined && { search: search || null }),
  ...(role !== undefined && { role: role?.toLowerCase() ?? null }),
  ...(isLicensed !== undefined && { licence: licenceWord(isLicensed) }),
  ...(field !== undefined && { sort: field === 'EMAIL' ? 'email' : null }),
  ...(direction !== undefined && { order: direction === 'DESC' ? 'desc' : null }),
});

/** Whether anything narrows the list. */
export const isNarrowed = ({ search, role, isLicensed }: MemberListState) =>
  search !== '' || role !== null || isLicensed !== null;

/** The part of the query's variables that names one list; the pages come on top. */
export const memberListVariables = (state: MemberListState) => {
  const { role, isLicensed } = state;
  const filter: MemberFilter = {
    ...TAB_FILTERS[state.tab],
    ...(role && { role }),
    ...(isLicensed !== null && { isLicensed }),
  };
  const orderBy: MemberOrder = { field: state.field, direction: state.direction };
  return {
    ...(Object.keys(filter).length > 0 && { filter }),
    ...(state.search !== '' && { search: state.search }),
    orderBy,
  };
};

/** From how many characters on a list is searched where that is not known: as many as are enough in any team. */
const LEAST_SEARCH = 3;

/** From how many characters on a list is searched. */
export const leastSearchOf = (size: Pick<TeamSize, 'memberSearchMinLength'> | null) =>
  size?.memberSearchMinLength ?? LEAST_SEARCH;

/** Whether a search has as many characters: as people count them, and as the services do. */
export const isLongEnough = (search: string, least: number) => Array.from(search).length >= least;

/**
 * Whether a large team's list waits for a search: it is not listed whole, and the search answers from a least number of
 * characters on.
 */
export const waitsForSearch = (size: Pick<TeamSize, 'isLargeTeam' | 'memberSearchMinLength'>, search: string) =>
  size.isLargeTeam === true && !isLongEnough(search, leastSearchOf(size));

/** The list as it is asked for: what is too short to search for narrows nothing. */
export const withoutShortSearch = (
  state: MemberListState,
  size: Pick<TeamSize, 'isLargeTeam' | 'memberSearchMinLength'>,
): MemberListState => (waitsForSearch(size, state.search) ? { ...state, search: '' } : state);
