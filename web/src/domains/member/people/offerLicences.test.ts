import { gql } from '@apollo/client';
import { describe, expect, it } from 'vitest';
import { createCache } from '../../../lib/apollo/client.ts';
import { offerLicences } from './offerLicences.ts';

const LIST = gql`
  query {
    viewer {
      id
      team {
        id
        members(first: 5000) {
          nodes {
            id
            status
            role
            isLicensed
            viewerCanAssignLicence
          }
          totalCount
        }
      }
    }
  }
`;

interface Listed {
  readonly id: string;
  readonly viewerCanAssignLicence: boolean;
}

const LOADED = 2_500;

/** A console that has loaded a large list, the last of it a guest; and to how many of the list it offers a licence. */
const setUp = () => {
  const cache = createCache({});
  const nodes = Array.from({ length: LOADED }, (_, at) => ({
    __typename: 'Member',
    id: `m${at}`,
    status: 'ACTIVE',
    role: at === LOADED - 1 ? 'GUEST' : 'MEMBER',
    isLicensed: false,
    viewerCanAssignLicence: false,
  }));
  const members = { __typename: 'MemberConnection', nodes, totalCount: LOADED };
  const team = { __typename: 'Team', id: 't', members };
  cache.writeQuery({ query: LIST, data: { viewer: { __typename: 'Viewer', id: 'v', team } } });
  const offered = () =>
    cache
      .readQuery<{ viewer: { team: { members: { nodes: readonly Listed[] } } } }>({ query: LIST })
      ?.viewer.team.members.nodes.filter(({ viewerCanAssignLicence }) => viewerCanAssignLicence).length;
  return { cache, offered };
};

describe('licences that are free again in a large team', () => {
  it('are offered to the first people at once, and in the end to everybody but guests', async () => {
    const { cache, offered } = setUp();
    const done = offerLicences(cache, true);
    expect(offered()).toBe(1_000);
    await done;
    expect(offered()).toBe(LOADED - 1);
  });

  it('and taken at once are offered to nobody', async () => {
    const { cache, offered } = setUp();
    await Promise.all([offerLicences(cache, true), offerLicences(cache, false)]);
    expect(offered()).toBe(0);
  });
});
