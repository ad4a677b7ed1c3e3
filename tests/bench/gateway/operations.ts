/** What is measured: the same data by GraphQL and, from the handler without GraphQL, by a path. */
export type Operation = {
  name: 'tiny' | 'membersPage' | 'members300';
  title: string;
  query: string;
  restPath: string;
  /** What our gateway should reach, as a multiple of plain Apollo Server's requests per second. */
  goal: number;
};

/** What a page of the members list asks for, of so many. */
export const membersQuery = (first: number) => `{
  viewer {
    guid
    email
    role
    team {
      name
      url
      plan
      members(first: ${first}) {
        totalCount
        pageInfo { hasNextPage }
        nodes { guid role isLicensed email name { first last } imageUrl }
      }
    }
  }
}`;

export const operations: readonly Operation[] = [
  { name: 'tiny', title: 'viewer: guid and email', query: '{ viewer { guid email } }', restPath: '/tiny', goal: 2 },
  {
    name: 'membersPage',
    title: 'members page: viewer, team, 50 members with profiles',
    query: membersQuery(50),
    restPath: '/members?first=50',
    goal: 3.5,
  },
  {
    name: 'members300',
    title: 'viewer, team, 300 members with profiles',
    query: membersQuery(300),
    restPath: '/members?first=300',
    goal: 4.5,
  },
];
