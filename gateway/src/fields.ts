import type { GatewayContext } from './context.ts';

/** Resolvers of fields that are each one value of a record, which is read when the first of them needs it. */
export const fieldsOf =
  <R>(read: (loaders: GatewayContext['loaders']) => Promise<R>) =>
  <K extends keyof R>(name: K) =>
  async (_parent: unknown, _args: unknown, { loaders }: GatewayContext): Promise<R[K]> =>
    (await read(loaders))[name];
