import type { MemberFilter, MemberOrder, MemberOrderField, OrderDirection } from '../../generated/member/memberList.ts';

const ROLES = ['ADMIN', 'MEMBER', 'GUEST'] as const;
export type RoleFilter = (typeof ROLES)[number];

/** What the address says about the list of members. */
export interface MemberListState {
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
  const role = params.get('role')?.toUpperCase();
  const licence = params.get('licence');
  return {
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

/** Writes the list's state into a query and leaves the rest of it alone; defaults are left out. */
export const writeMemberList = (state: MemberListState, before: URLSearchParams) => {
  const words = {
    search: state.search || null,
    role: state.role?.toLowerCase() ?? null,
    licence: licenceWord(state.isLicensed),
    sort: state.field === 'EMAIL' ? 'email' : null,
    order: state.direction === 'DESC' ? 'desc' : null,
  };
  const params = new URLSearchParams(before);
  for (const [name, word] of Object.entries(words)) {
    if (word === null) params.delete(name);
    else params.set(name, word);
  }
  return params;
};

/** Whether anything narrows the list. */
export const isNarrowed = ({ search, role, isLicensed }: MemberListState) =>
  search !== '' || role !== null || isLicensed !== null;

/** The part of the query's variables that names one list; the pages come on top. */
export const memberListVariables = (state: MemberListState) => {
  const { role, isLicensed } = state;
  const filter: MemberFilter = { ...(role && { role }), ...(isLicensed !== null && { isLicensed }) };
  const orderBy: MemberOrder = { field: state.field, direction: state.direction };
  return {
    ...(Object.keys(filter).length > 0 && { filter }),
    ...(state.search !== '' && { search: state.search }),
    orderBy,
  };
};

/**
 * Whether a large team's list waits for a search: it is not listed whole, and the search answers from a least number of
 * characters on.
 */
export const waitsForSearch = (
  { isLargeTeam, memberSearchMinLength }: { isLargeTeam: boolean | null; memberSearchMinLength: number | null },
  search: string,
) => isLargeTeam === true && [...search].length < (memberSearchMinLength ?? 3);
