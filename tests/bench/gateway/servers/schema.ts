// The measured part of the schema, resolved the straightforward way, with one DataLoader per request.
import DataLoader from 'dataloader';
import type { Answer } from '../../../../upstream/src/generated/contract.ts';
import type { BenchViewer } from '../../../load/viewers.ts';
import type { Upstream } from './upstream.ts';

type ListedUser = Answer<'member', 'usersList'>['users'][number];
type LeanProfile = Answer<'member', 'leanProfiles'>['profiles'][number];
type FullProfile = Answer<'identity', 'fullProfile'>;
type TeamInfo = Answer<'team', 'teamInfo'>;

type Session = { token: string; guid: string };

export type Context = { upstream: Upstream; session: Session; profiles: DataLoader<string, LeanProfile | null> };

async function loadProfiles(upstream: Upstream, session: Session, guids: readonly string[]) {
  const body = { guids, fetchDeleted: false };
  const { profiles } = await upstream.post<Answer<'member', 'leanProfiles'>>('member/lean-profiles', session, body);
  const byGuid = new Map(profiles.map((profile) => [profile.guid, profile]));
  return guids.map((guid) => byGuid.get(guid) ?? null);
}

export function createContext(upstream: Upstream, { guid, token }: BenchViewer): Context {
  const session = { token, guid };
  const load = (guids: readonly string[]) => loadProfiles(upstream, session, guids);
  return { upstream, session, profiles: new DataLoader(load, { maxBatchSize: 30 }) };
}

export const typeDefs = `#graphql
  enum Role { ADMIN MEMBER GUEST }
  enum Plan { FREE PRO ENTERPRISE }
  type PersonName { first: String! last: String! }
  type PageInfo { hasNextPage: Boolean! }
  type Member {
    guid: String!
    role: Role!
    isLicensed: Boolean!
    email: String
    name: PersonName
    imageUrl: String
  }
  type MemberConnection { nodes: [Member!]! pageInfo: PageInfo! totalCount: Int! }
  type Team { name: String! url: String! plan: Plan! members(first: Int = 50): MemberConnection }
  type Viewer { guid: String! email: String! role: Role! team: Team! }
  type Query { viewer: Viewer! }
`;

export const resolvers = {
  Query: {
    viewer: (_: unknown, __: unknown, { upstream, session }: Context) =>
      upstream.get<FullProfile>('identity/full-profile', session),
  },
  Viewer: {
    role: ({ role }: FullProfile) => role.toUpperCase(),
    team: (_: FullProfile, __: unknown, { upstream, session }: Context) =>
      upstream.get<TeamInfo>('team/team-info', session),
  },
  Team: {
    plan: ({ plan }: TeamInfo) => plan.toUpperCase(),
    members: async (_: TeamInfo, { first }: { first: number }, { upstream, session }: Context) => {
      const page = { ...session, limit: first, offset: 0 };
      const { users, total } = await upstream.get<Answer<'member', 'usersList'>>('member/users-list', page);
      return { nodes: users, totalCount: total, pageInfo: { hasNextPage: users.length < total } };
    },
  },
  Member: {
    role: ({ role }: ListedUser) => role.toUpperCase(),
    email: async ({ guid }: ListedUser, _: unknown, { profiles }: Context) => (await profiles.load(guid))?.email,
    name: async ({ guid }: ListedUser, _: unknown, { profiles }: Context) => (await profiles.load(guid))?.name,
    imageUrl: async ({ guid }: ListedUser, _: unknown, { profiles }: Context) => (await profiles.load(guid))?.imageUri,
  },
  PersonName: {
    first: ({ firstName }: LeanProfile['name']) => firstName,
    last: ({ lastName }: LeanProfile['name']) => lastName,
  },
};
