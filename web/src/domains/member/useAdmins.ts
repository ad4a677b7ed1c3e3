import { type DomainAdminsQuery, DomainAdminsDocument } from '../../generated/member/domainAdmins.ts';
import { type TeamAdminsQuery, TeamAdminsDocument } from '../../generated/member/teamAdmins.ts';
import { type PagedList, usePagedList } from '../../lib/apollo/usePagedList.ts';
import type { TeamOf } from '../../lib/graphql/teamOf.ts';
import { FIRST_ADMINS, missingPages } from './doubling.ts';

export type AdminRow = NonNullable<TeamOf<TeamAdminsQuery>['admins']>['nodes'][number];

/** Admins as far as they are loaded. */
export type Admins = PagedList<AdminRow>;

const OPTIONS = { variables: { first: FIRST_ADMINS }, sizesOf: missingPages } as const;

const adminsOf = ({ viewer }: TeamAdminsQuery) => viewer.team?.admins;

const domainAdminsOf = ({ viewer }: DomainAdminsQuery) => viewer.team?.domainAdmins;

/** All admins, for admins: 5 first, doubling. */
export const useTeamAdmins = (): Admins => usePagedList(TeamAdminsDocument, adminsOf, OPTIONS);

/** The admins whom a member may turn to: 5 first, doubling. */
export const useDomainAdmins = (): Admins => usePagedList(DomainAdminsDocument, domainAdminsOf, OPTIONS);
