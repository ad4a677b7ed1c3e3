import type { Answer, Body, OperationName, Query, Service } from '../../generated/upstream/contract.ts';
import { Refused, type StubCall } from '../stubCall.ts';
import type { Person, StubTeam } from '../stubTeam.ts';

/** A call as an answer sees it: what the contract says that it brings, and who asks. */
export type Asked<S extends Service, O extends OperationName<S>> = {
  readonly team: StubTeam;
  /** Whose session it is; NOBODY where the call needs none. */
  readonly person: Person;
  readonly query: Query<S, O>;
  readonly body: Body<S, O>;
  /** The same as it came. */
  readonly call: StubCall;
};

type Answered<S extends Service, O extends OperationName<S>> = Answer<S, O> | Refused;

/** What the stub answers by itself to the calls of one service. */
export type Answers<S extends Service> = {
  readonly [O in OperationName<S>]?: (asked: Asked<S, O>) => Answered<S, O> | Promise<Answered<S, O>>;
};

export const NOBODY: Person = { guid: 'nobody', email: 'nobody@nowhere.example', role: 'guest' };

const refusedTo =
  (roles: readonly Person['role'][], code: 'actor_not_admin' | 'actor_is_guest') =>
  <A extends { readonly person: Person }, R>(answer: (asked: A) => R) =>
  (asked: A): R | Refused =>
    roles.includes(asked.person.role) ? new Refused(403, code) : answer(asked);

export const adminsOnly = refusedTo(['member', 'guest'], 'actor_not_admin');
export const notGuests = refusedTo(['guest'], 'actor_is_guest');

/** Somebody of the team, or the refusal. */
export const personNamed = ({ people }: StubTeam, guid: string): Person | Refused =>
  people.find((person) => person.guid === guid) ?? new Refused(404, 'member_not_found');

/** The page of a list that a call asks for. */
export const pageOf = <T>(items: readonly T[], { offset = 0, limit }: { offset?: number; limit: number }): T[] =>
  items.slice(offset, offset + limit);

/** Everybody was changed. */
export const allDone = (guids: readonly string[]): { results: { guid: string; result: 'done' }[] } => ({
  results: guids.map((guid) => ({ guid, result: 'done' })),
});
