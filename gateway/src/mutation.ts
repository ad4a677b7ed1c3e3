import type { MutationResolvers, UserError } from './generated/resolvers.ts';
import { type Meanings, refusalError } from './upstream/refusals.ts';

/** The resolver of one mutation. */
export type Mutation<Name extends keyof MutationResolvers> = NonNullable<MutationResolvers[Name]>;

/** What a refused write means to the person: by the service's code, or by what finds out; that throws what is not theirs to mend. */
export type ErrorOf = Meanings | ((error: unknown) => UserError);

/** What the service answered to a write, or why it refused it. Throws what is not the person's to mend. */
export async function written<A>(
  write: () => Promise<A>,
  errorOf: ErrorOf,
): Promise<{ readonly answer: A } | { readonly error: UserError }> {
  try {
    return { answer: await write() };
  } catch (error) {
    return { error: typeof errorOf === 'function' ? errorOf(error) : refusalError(error, errorOf) };
  }
}
