/** What an operation reads of the viewer's team, where the team could be read. */
export type TeamOf<Query extends { readonly viewer: { readonly team: unknown } }> = NonNullable<
  Query['viewer']['team']
>;
