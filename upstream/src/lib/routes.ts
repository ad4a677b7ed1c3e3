import type { Answer, Body, OperationName, Query, Service } from '../generated/contract.ts';
import type { Access } from './auth.ts';
import type { CallContext, SessionContext, UploadContext } from './context.ts';
import type { Refusal } from './errors.ts';
import type { StoredFile } from './files.ts';
import type { Role } from './roles.ts';
import type { Intake } from './uploads.ts';

/** What a call was given, already of the contract's form. */
export type Input<S extends Service, O extends OperationName<S>> = { query: Query<S, O>; body: Body<S, O> };

/** What a call answers: what the contract says, or a file of the store. */
type Given<S extends Service, O extends OperationName<S>> = [Answer<S, O>] extends [undefined]
  ? StoredFile
  : Answer<S, O>;

type Handler<C, S extends Service, O extends OperationName<S>> = (
  context: C,
  input: Input<S, O>,
) => Promise<Given<S, O> | Refusal>;

/** What is known of a call that brings a file while the file is on its way. */
export type EarlyContext = Pick<SessionContext, 'db' | 'now' | 'actor'>;

/** Refuses what needs no look at the file, before any of it is read. The handler asks again. */
type Early<S extends Service, O extends OperationName<S>> = (
  context: EarlyContext,
  query: Query<S, O>,
) => Promise<void>;

/** How one call is answered, who may make it, and whether an idempotency key holds for it. */
export type Route<S extends Service, O extends OperationName<S>> =
  | { access: null; keyed: boolean; handle: Handler<CallContext, S, O> }
  | { access: Access; keyed: boolean; handle: Handler<SessionContext, S, O> }
  | {
      access: Access;
      keyed: boolean;
      intake: Intake;
      early: Early<S, O> | undefined;
      handle: Handler<UploadContext, S, O>;
    };

/** One route for each call of a service: a call that the contract has and the service has not does not compile. */
export type Routes<S extends Service> = { [O in OperationName<S>]: Route<S, O> };

/** A call of someone who is not signed in. Idempotency keys hold where `keyed` says so. */
export const open = <S extends Service, O extends OperationName<S>>(
  handle: Handler<CallContext, S, O>,
  { keyed = false } = {},
): Route<S, O> => ({ access: null, keyed, handle });

/** A call with a session of one of these roles. Idempotency keys hold unless the answer is a secret. */
export const signedIn = <S extends Service, O extends OperationName<S>>(
  roles: readonly Role[],
  handle: Handler<SessionContext, S, O>,
  { keyed = true, fromAnywhere = false } = {},
): Route<S, O> => ({ access: { roles, fromAnywhere }, keyed, handle });

/**
 * A call with a session of one of these roles that brings a file. The file is taken in before the call's transaction
 * begins, so that nobody waits for a slow sender; session and role are asked before that, and again in the transaction.
 *
 * @param options `early`: what else is asked before; not of a call that was answered under its key, which stays the answer
 */
export const uploading = <S extends Service, O extends OperationName<S>>(
  roles: readonly Role[],
  intake: Intake,
  handle: Handler<UploadContext, S, O>,
  { early }: { early?: Early<S, O> } = {},
): Route<S, O> => ({ access: { roles, fromAnywhere: false }, keyed: true, intake, early, handle });
