// What the calls about ways in, and those of a company's directory, answer to whom.
import { type Row, adminsOnly, adminsOnlyBut, open, refused } from './rows.ts';

const noToken = refused('403 provisioning_token_invalid');
const SCIM_BASE = 'https://console.example/scim/v2';

/** Who may make which of them, by its name, with what the call is given. */
export const ssoRows: Record<string, { row: Row; query?: string; body?: unknown }> = {
  'sso.signInConfiguration': { row: adminsOnly },
  'sso.samlMetadata': { row: open, query: 'teamId=team-orbit&origin=https://console.example' },
  'sso.startSaml': {
    row: refused('404 saml_not_configured'),
    body: { teamId: 'team-orbit', origin: 'https://console.example' },
  },
  'sso.startSamlTest': { row: adminsOnlyBut('404 saml_not_configured'), body: { origin: 'https://console.example' } },
  'sso.finishSaml': {
    row: refused('404 saml_not_configured'),
    body: { teamId: 'team-orbit', origin: 'https://console.example', samlResponse: 'eA==' },
  },
  'sso.startGoogleSignIn': {
    row: refused('403 google_not_offered'),
    body: { email: 'admin@seedling.example', redirectUri: 'https://console.example/sso/google/callback' },
  },
  'sso.finishGoogleSignIn': {
    row: refused('403 google_not_offered'),
    body: { answer: 'state=none&code=none' },
  },
  'sso.signInOptions': { row: open, query: 'email=admin@seedling.example' },
  'sso.makeGoc': { row: adminsOnly, body: { makeGOC: false } },
  'sso.samlConfiguration': { row: adminsOnly },
  'sso.updateSamlConfiguration': {
    row: adminsOnlyBut('400 certificate_invalid'),
    body: {
      ...{ ssoUrl: 'https://id.example/sso', samlEntityId: 'https://id.example', publicCertificate: 'none' },
      ...{ secondCertificate: null, buttonLabel: 'Company ID', strictSSO: false },
    },
  },
  'sso.removeSamlConfiguration': { row: adminsOnly },
  'sso.createRecoveryCodes': { row: adminsOnlyBut('409 sso_not_strict') },
  'sso.provisioningToken': { row: adminsOnly, query: 'idpId=directory' },
  'sso.generateProvisioningToken': { row: adminsOnly, query: 'idpId=directory', body: {} },
  'sso.deleteProvisioningToken': { row: adminsOnly, query: 'idpId=directory' },
  'scim.describe': { row: open, query: `kind=ResourceTypes&base=${SCIM_BASE}` },
  'scim.list': { row: noToken, body: { secret: 'none', base: SCIM_BASE, type: 'User' } },
  'scim.read': { row: noToken, body: { secret: 'none', base: SCIM_BASE, type: 'User', id: 'none' } },
  'scim.add': { row: noToken, body: { secret: 'none', base: SCIM_BASE, type: 'User', resource: {} } },
  'scim.replace': { row: noToken, body: { secret: 'none', base: SCIM_BASE, type: 'User', id: 'none', resource: {} } },
  'scim.change': {
    row: noToken,
    body: { secret: 'none', base: SCIM_BASE, type: 'User', id: 'none', operations: [{ op: 'remove', path: 'title' }] },
  },
  'scim.remove': { row: noToken, body: { secret: 'none', type: 'User', id: 'none' } },
};
