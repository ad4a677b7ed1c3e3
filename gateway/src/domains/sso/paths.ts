/** Where browsers begin to sign in with Google, and where Google sends them back. */
export const GOOGLE_START = '/sso/google/start';
export const GOOGLE_CALLBACK = '/sso/google/callback';

/** Where somebody begins to sign in with Google: in the team of their address, or in one that is named. */
export const googleStart = (email: string, teamId?: string) =>
  `${GOOGLE_START}?${new URLSearchParams({ email, ...(teamId === undefined ? {} : { team: teamId }) }).toString()}`;

/** Where browsers begin to sign in at a team's own identity provider. */
export const samlStart = (teamId: string) => `/sso/saml/${encodeURIComponent(teamId)}/start`;
