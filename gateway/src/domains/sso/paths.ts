/** Where browsers begin to sign in with Google, and where Google sends them back. */
export const GOOGLE_START = '/sso/google/start';
export const GOOGLE_CALLBACK = '/sso/google/callback';

/** Where browsers begin to sign in at a team's own identity provider. */
export const samlStart = (teamId: string) => `/sso/saml/${encodeURIComponent(teamId)}/start`;
