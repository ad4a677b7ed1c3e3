/** Why a sign-in at another site ended on the page to sign in: the words that its address may say. */
export const PROVIDER_PROBLEMS = [
  /** The person gave up there. */
  'cancelled',
  /** It took too long, was begun in another browser, or was finished before. */
  'expired',
  /** The answer of the other site is not what it has to be. */
  'refused',
  /** Nobody active of the team has the address. */
  'unknownPerson',
  /** The other site has not made sure that the address is the person's. */
  'unverified',
  /** The account there is not one of the company whose address it has. */
  'otherDomain',
  /** The team does not let people in from this network. */
  'network',
  /** The other site, or our own service, does not answer. */
  'unavailable',
  /** The team does not sign in this way. */
  'notOffered',
  'tooMany',
] as const;

export type ProviderProblem = (typeof PROVIDER_PROBLEMS)[number];
