import type { Database } from '../db/database.ts';
import type { Answer, Body, OperationName, Query, Service } from '../generated/contract.ts';
import type { Access, Actor } from './auth.ts';
import type { CallContext, OpenUploadContext, SessionContext, UploadContext } from './context.ts';
import { Fault, type Refusal } from './errors.ts';
import type { FilePart } from './files.ts';
import type { Role } from './roles.ts';
import type { Intake } from './uploads.ts';

/** What a call was given, already of the contract's form. */
export type Input<S extends Service, O extends OperationName<S>> = { query: Query<S, O>; body: Body<S, O> };

/** What a call answers: what the contract says, or a file of the store, or a part of one. */
type Given<S extends Service, O extends OperationName<S>> = [Answer<S, O>] extends [undefined]
  ? FilePart
  : Answer<S, O>;

type Handler<C, S extends Service, O extends OperationName<S>> = (
  context: C,
  input: Input<S, O>,
) => Promise<Given<S, O> | Refusal>;

/** What is known of a call that brings a file while the file is on its way. */
export type EarlyContext = Pick<SessionContext, 'db' | 'now' | 'actor'>;

/** Refuses what needs no look at the file, before any of it is read. The handler asks again. */
type Early<S extends Service, O extends OperationName<S>, C = EarlyContext> = (
  context: C,
  query: Query<S, O>,
) => Promise<void>;

/** How the file of a call is taken in, which may depend on what the call asks for, on who makes it, and on what is kept. */
type IntakeOf<S extends Service, O extends OperationName<S>, A = Actor> =
  | Intake
  | ((query: Query<S, O>, actor: A, context: Pick<EarlyContext, 'db' | 'now'>) => Intake | Promise<Intake>);

/** What is known of a call before its transaction begins, and how more is read. */
export type AheadContext = Pick<SessionContext, 'now' | 'actor'> & { readonly read: Database['read'] };

/** Refuses by what is asked outside of the database, while nobody waits for the call. */
type Ahead<S extends Service, O extends OperationName<S>> = (
  context: AheadContext,
  input: Input<S, O>,
) => Promise<void>;

/**
 * How an answer is kept under an idempotency key where a part of it is a secret: without that part, or with that part sealed;
 * `retell` makes it whole again.
 */
export type Secretless<S extends Service, O extends OperationName<S>, C = SessionContext> = {
  keep(answer: Answer<S, O>): Answer<S, O>;
  retell(context: C, kept: Answer<S, O>): Promise<Answer<S, O>>;
};

/** The status of an answer: that it was done, or that it was accepted and is done by and by. */
export type Success<S extends Service, O extends OperationName<S>> = { statusOf(answer: Answer<S, O>): 200 | 202 };

/**
 * What a call knows that asks somebody outside. Nothing of the database is open but in its steps: each is a transaction of its
 * own, in which session and role are asked again. What a step throws undoes that step alone.
 */
export type ReachingContext = Pick<SessionContext, 'requestId' | 'actor'> & {
  readonly step: <T>(work: (context: SessionContext) => Promise<T>) => Promise<T>;
};

/** The last step of such a call: its answer, kept under the call's key in the same transaction. */
export type LastStep<S extends Service, O extends OperationName<S>> = (
  context: SessionContext,
) => Promise<Given<S, O> | Refusal>;

/** Does all steps but the last, which it gives. After a killed process, or of two at a time, they are done again. */
type Reach<S extends Service, O extends OperationName<S>> = (
  context: ReachingContext,
  input: Input<S, O>,
) => Promise<LastStep<S, O>>;

/** What such a call knows that comes without a session. */
export type OpenReachingContext = {
  readonly step: <T>(work: (context: CallContext) => Promise<T>) => Promise<T>;
};

/** Does all steps but the last of a call without a session, and gives that one. */
export type OpenReach<S extends Service, O extends OperationName<S>> = (
  context: OpenReachingContext,
  input: Input<S, O>,
) => Promise<(context: CallContext) => Promise<Given<S, O> | Refusal>>;

/** In whose name an idempotency key holds, where nobody is signed in and the input says who calls. */
type KeyOwner<S extends Service, O extends OperationName<S>> = (input: Input<S, O>) => string;

/** How one call is answered, who may make it, and whether an idempotency key holds for it. */
export type Route<S extends Service, O extends OperationName<S>> =
  | {
      access: null;
      keyed: boolean;
      keyOwner?: KeyOwner<S, O> | undefined;
      secretless?: Secretless<S, O, CallContext> | undefined;
      handle: Handler<CallContext, S, O>;
    }
  | { access: null; keyed: false; reach: OpenReach<S, O>; handle: Handler<CallContext, S, O> }
  | {
      access: Access;
      keyed: boolean;
      ahead?: Ahead<S, O> | undefined;
      secretless?: Secretless<S, O> | undefined;
      success?: Success<S, O> | undefined;
      handle: Handler<SessionContext, S, O>;
    }
  | {
      access: Access;
      keyed: boolean;
      reach: Reach<S, O>;
      secretless?: Secretless<S, O> | undefined;
      handle: Handler<SessionContext, S, O>;
    }
  | {
      access: Access;
      keyed: boolean;
      intake: IntakeOf<S, O>;
      early: Early<S, O> | undefined;
      handle: Handler<UploadContext, S, O>;
    }
  | {
      access: null;
      keyed: false;
      intake: IntakeOf<S, O, undefined>;
      early: Early<S, O, Pick<EarlyContext, 'db' | 'now'>>;
      handle: Handler<OpenUploadContext, S, O>;
    };

/** One route for each call of a service: a call that the contract has and the service has not does not compile. */
export type Routes<S extends Service> = { [O in OperationName<S>]: Route<S, O> };

type OpenOptions<S extends Service, O extends OperationName<S>> = {
  keyed?: boolean;
  keyOwner?: KeyOwner<S, O>;
  secretless?: Secretless<S, O, CallContext>;
};

/**
 * A call of someone who is not signed in. Idempotency keys hold where `keyed` says so: of each client address apart, unless
 * `keyOwner` tells callers apart; where a part of the answer is a secret, `secretless` says which.
 */
export const open = <S extends Service, O extends OperationName<S>>(
  handle: Handler<CallContext, S, O>,
  { keyed = false, ...options }: OpenOptions<S, O> = {},
): Route<S, O> => ({ access: null, keyed, ...options, handle });

type SignedInOptions<S extends Service, O extends OperationName<S>> = {
  keyed?: boolean;
  fromAnywhere?: boolean;
  ahead?: Ahead<S, O>;
  secretless?: Secretless<S, O>;
  success?: Success<S, O>;
};

/**
 * A call with a session of one of these roles. Idempotency keys hold unless the answer is a secret; where a part of it is one,
 * `secretless` says which.
 *
 * @param options `ahead`: what is asked before the transaction begins, of who may make the call; not of one that was answered
 *   under its key; `success`: the status of an answer, where it is not always 200
 */
export const signedIn = <S extends Service, O extends OperationName<S>>(
  roles: readonly Role[],
  handle: Handler<SessionContext, S, O>,
  { keyed = true, fromAnywhere = false, ...options }: SignedInOptions<S, O> = {},
): Route<S, O> => ({ access: { roles, fromAnywhere }, keyed, ...options, handle });

/**
 * A call with a session of one of these roles that asks somebody outside what it is to answer, and may have to write before
 * and after: in steps, so that nobody waits for the network. One that was answered under its key reaches nobody.
 */
export const reaching = <S extends Service, O extends OperationName<S>>(
  roles: readonly Role[],
  reach: Reach<S, O>,
  { keyed = true, secretless }: { keyed?: boolean; secretless?: Secretless<S, O> } = {},
): Route<S, O> => ({
  access: { roles, fromAnywhere: false },
  keyed,
  secretless,
  reach,
  handle: () => Promise.reject(new Fault('A call that reaches outside is answered by its last step.')),
});

/** The same of someone who is not signed in. */
export const openReaching = <S extends Service, O extends OperationName<S>>(reach: OpenReach<S, O>): Route<S, O> => ({
  access: null,
  keyed: false,
  reach,
  handle: () => Promise.reject(new Fault('A call that reaches outside is answered by its last step.')),
});

/**
 * A call with a session of one of these roles that brings a file. The file is taken in before the call's transaction
 * begins, so that nobody waits for a slow sender; session and role are asked before that, and again in the transaction.
 *
 * @param options `early`: what else is asked before; not of a call that was answered under its key, which stays the answer
 */
export const uploading = <S extends Service, O extends OperationName<S>>(
  roles: readonly Role[],
  intake: IntakeOf<S, O>,
  handle: Handler<UploadContext, S, O>,
  { early }: { early?: Early<S, O> } = {},
): Route<S, O> => ({ access: { roles, fromAnywhere: false }, keyed: true, intake, early, handle });

/**
 * The same of someone who is not signed in: what they were given says whether they may, before any of the file is read.
 *
 * @param early refuses whoever may not
 */
export const openUploading = <S extends Service, O extends OperationName<S>>(
  intake: IntakeOf<S, O, undefined>,
  handle: Handler<OpenUploadContext, S, O>,
  early: Early<S, O, Pick<EarlyContext, 'db' | 'now'>>,
): Route<S, O> => ({ access: null, keyed: false, intake, early, handle });
