/** Where this side is, for one team: `entityId` is its name as well, which metadata is found under. */
export const serviceProviderOf = (origin: string, teamId: string) => {
  const base = `${origin}/sso/saml/${teamId}`;
  return { entityId: `${base}/metadata`, acs: `${base}/acs` };
};

export type ServiceProvider = ReturnType<typeof serviceProviderOf>;
