// The limit: what a hand-written handler without GraphQL needs for the same upstream calls and the same data.
import Fastify from 'fastify';
import { Pool } from 'undici';
import type { Answer } from '../../../../upstream/src/generated/contract.ts';
import { type BenchViewer, viewerOf } from '../../../load/viewers.ts';

type FullProfile = Answer<'identity', 'fullProfile'>;
type LeanProfiles = Answer<'member', 'leanProfiles'>;
type LeanProfile = LeanProfiles['profiles'][number];

const upstream = new Pool(new URL(process.env['UPSTREAM_URL'] ?? '').origin, { connections: 128 });

const session = ({ guid, token }: BenchViewer) => `token=${token}&guid=${guid}`;

async function get<T>(path: string): Promise<T> {
  const { body } = await upstream.request({ method: 'GET', path });
  return (await body.json()) as T;
}

async function leanProfiles(viewer: BenchViewer, guids: string[]): Promise<LeanProfile[]> {
  const { body } = await upstream.request({
    method: 'POST',
    path: `/member/lean-profiles?${session(viewer)}`,
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ guids, fetchDeleted: false }),
  });
  return ((await body.json()) as LeanProfiles).profiles;
}

async function members(viewer: BenchViewer, first: number) {
  const path = `/member/users-list?${session(viewer)}&limit=${first}&offset=0`;
  const { users, total } = await get<Answer<'member', 'usersList'>>(path);
  const guids = users.map(({ guid }) => guid);
  const chunks = Array.from({ length: Math.ceil(guids.length / 30) }, (_, index) =>
    leanProfiles(viewer, guids.slice(index * 30, index * 30 + 30)),
  );
  const profiles = new Map((await Promise.all(chunks)).flat().map((profile) => [profile.guid, profile]));
  const nodes = users.map(({ guid, role, isLicensed }) => {
    const profile = profiles.get(guid);
    return {
      guid,
      role: role.toUpperCase(),
      isLicensed,
      email: profile?.email ?? null,
      name: profile ? { first: profile.name.firstName, last: profile.name.lastName } : null,
      imageUrl: profile?.imageUri ?? null,
    };
  });
  return { totalCount: total, pageInfo: { hasNextPage: nodes.length < total }, nodes };
}

const app = Fastify();

app.get('/health/ready', () => ({}));

app.get('/tiny', async ({ headers }) => {
  const viewer = viewerOf(headers.authorization);
  const { guid, email } = await get<FullProfile>(`/identity/full-profile?${session(viewer)}`);
  return { data: { viewer: { guid, email } } };
});

app.get<{ Querystring: { first: string } }>('/members', async ({ headers, query }) => {
  const viewer = viewerOf(headers.authorization);
  const [profile, team, list] = await Promise.all([
    get<FullProfile>(`/identity/full-profile?${session(viewer)}`),
    get<Answer<'team', 'teamInfo'>>(`/team/team-info?${session(viewer)}`),
    members(viewer, Number(query.first)),
  ]);
  const { guid, email, role } = profile;
  const { name, url, plan } = team;
  return {
    data: {
      viewer: {
        guid,
        email,
        role: role.toUpperCase(),
        team: { name, url, plan: plan.toUpperCase(), members: list },
      },
    },
  };
});

await app.listen({ port: Number(process.env['PORT']), host: '127.0.0.1' });
