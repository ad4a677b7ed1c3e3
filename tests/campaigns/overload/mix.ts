import { type Who } from '../gatewayUnderTest.ts';
import { operations } from '../../bench/gateway/operations.ts';
import { viewerAt } from '../../load/viewers.ts';

/** One operation of the load, who asks, and whether it is among those that are turned away last. */
export type Mixed = { readonly operation: object; readonly who: Who; readonly isVital: boolean };

const VIEWERS = 500;

const membersPage = operations.find(({ name }) => name === 'membersPage')?.query ?? '';
const ISSUE = 'mutation ($email: String!) { pinIssue(input: { email: $email }) { login userErrors { code } } }';
const BILLS = '{ viewer { team { billing { type licensedUsersCount unusedLicencesCount } } } }';

/** Of twenty operations one is a sign-in, one asks for bills, and the others open the members page. */
export function mixed(index: number): Mixed {
  const viewer = viewerAt(index % VIEWERS);
  const kind = index % 20;
  if (kind === 7) {
    const operation = { query: ISSUE, variables: { email: `${viewer.guid}@bench.example` } };
    return { operation, who: null, isVital: true };
  }
  if (kind === 17) return { operation: { query: BILLS }, who: viewer, isVital: true };
  return { operation: { query: membersPage }, who: viewer, isVital: false };
}
