import admins from './examples/admins.graphql?raw';
import billing from './examples/billing.graphql?raw';
import members from './examples/members.graphql?raw';
import memberSearch from './examples/memberSearch.graphql?raw';
import pinIssue from './examples/pinIssue.graphql?raw';
import team from './examples/team.graphql?raw';
import viewer from './examples/viewer.graphql?raw';

const json = (value: object) => JSON.stringify(value, null, 2);

/** The tabs that a first visit opens: one operation per domain, ready to run. */
export const EXAMPLES: readonly { readonly query: string; readonly variables?: string }[] = [
  { query: viewer },
  { query: team },
  { query: members, variables: json({ first: 50, after: null }) },
  { query: memberSearch, variables: json({ search: 'ann', filter: { role: 'MEMBER' } }) },
  { query: admins },
  { query: billing },
  { query: pinIssue, variables: json({ input: { email: 'admin@orbit.example' } }) },
];
