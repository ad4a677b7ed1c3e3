import type { AccessRules } from '../../graphql/access.ts';

/** What is open to somebody who is not signed in, and what may stand in an operation only once. */
export const accessRules: AccessRules = {
  publicFields: new Set(['pinIssue', 'pinAuthenticate', 'signInOptions', 'signOut']),
  singleFields: new Set([
    'pinIssue',
    'pinAuthenticate',
    'signInOptions',
    'viewerTeamSwitch',
    'viewerAddressPinIssue',
    'viewerAddressProve',
  ]),
};
