import { type AdminListQuery, AdminListDocument } from '../../../generated/member/panels/adminList.ts';
import { type PagedList, usePagedList } from '../../../lib/apollo/usePagedList.ts';
import { FIRST_MEMBERS, missingPages } from '../doubling.ts';
import type { ListedMember } from '../people/people.ts';

const adminsOf = ({ viewer }: AdminListQuery) => viewer.team?.admins;

/**
 * Reads the team's admins, sorted by address: 50 first, doubling.
 *
 * @param isWhole whether all of them are wanted
 */
export const useAdminList = (isWhole: boolean): PagedList<ListedMember> =>
  usePagedList(AdminListDocument, adminsOf, { variables: { first: FIRST_MEMBERS }, sizesOf: missingPages, isWhole });
