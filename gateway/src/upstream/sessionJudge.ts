import { type Call, type Service, contract } from '../generated/upstream/contract.ts';
import type { Caller } from './caller.ts';
import { type CallName, UpstreamError } from './errors.ts';
import { refusesSessions } from './failures.ts';
import { refusedSessions } from './refusedSessions.ts';

/** The service that knows all sessions. */
const KEEPER: Service = 'identity';

const calls: Readonly<Record<string, Readonly<Record<string, Call>>>> = contract;
const hasSession = ({ service, operation }: CallName) => calls[service]?.[operation]?.session === true;

const refusesSession = (error: unknown): error is UpstreamError =>
  error instanceof UpstreamError && error.code === 'UNAUTHENTICATED' && error.status === 401;

/** An error of the service about something else: it knows the session. */
const knowsSession = (error: unknown) =>
  error instanceof UpstreamError && error.status !== null && !error.countsAgainstService && !refusesSession(error);

/**
 * Judges whether a session is over that a service says is over. A service that knows sessions at second hand is believed
 * where identity says the same; identity itself where it does not say so of everybody whose session is sealed by this
 * gateway. What is not believed is the service's fault, and leaves the session alone.
 *
 * @param askKeeper reads something of the same session from identity; what it throws has been judged
 */
export function sessionJudge(askKeeper: (caller: Caller) => Promise<unknown>) {
  const keeper = refusedSessions();

  async function isOver({ service }: CallName, caller: Caller, guid: string): Promise<boolean> {
    // A token that somebody made up is refused rightly, and says nothing of the service.
    if (service === KEEPER) return caller.kind === 'bearer' || (await keeper.refuse(guid)) === 'over';
    return askKeeper(caller).then(() => false, refusesSession);
  }

  /** Hands an answer on, and a refusal of the session as what it is. */
  return function judged<T>(name: CallName, caller: Caller, answer: Promise<T>): Promise<T> {
    const guid = caller.credentials?.guid;
    if (guid === undefined || !hasSession(name)) return answer;
    return answer.then(
      (value) => {
        if (name.service === KEEPER) keeper.letIn();
        return value;
      },
      async (error: unknown) => {
        if (name.service === KEEPER && knowsSession(error)) keeper.letIn();
        if (refusesSession(error) && !(await isOver(name, caller, guid))) throw refusesSessions(name);
        throw error;
      },
    );
  };
}
