import { StartUpDocument, type StartUpQuery } from '../../generated/team/startUp.ts';
import { TeamSizeDocument } from '../../generated/member/people/teamSize.ts';
import type { PageConfig } from '../../lib/config/pageConfig.ts';
import type { Failure } from '../../lib/graphql/failure.ts';
import { request } from '../../lib/graphql/request.ts';
import type { Transport } from '../../lib/graphql/send.ts';
import { sentAhead } from '../../lib/graphql/sentAhead.ts';
import { pathTo } from '../../lib/paths.ts';
import { readPreference, writePreference } from '../../lib/storage/preferences.ts';
import { announce, onAnnouncement } from './otherTabs.ts';

/** Who sits before the console, as far as it is known. */
export type Session =
  | { readonly phase: 'checking' }
  /** Nobody is signed in; `wasSignedOut` where a session was ended by force. */
  | { readonly phase: 'anonymous'; readonly wasSignedOut: boolean }
  | { readonly phase: 'ipRestricted' }
  /** `failure`: what part of the start-up is missing. `teamSize`: the way by which how large the team is was asked already. */
  | {
      readonly phase: 'signedIn';
      readonly startUp: StartUpQuery;
      readonly failure: Failure | null;
      readonly teamSize: Transport;
    }
  /** The signed-in person's profile could not be loaded: nothing can be shown. */
  | { readonly phase: 'failed'; readonly failure: Failure | null };

let session: Session = { phase: 'checking' };
const listeners = new Set<() => void>();

const enter = (next: Session) => {
  session = next;
  // A hint for the next load, not a proof: with it, the console's code is fetched together with the start-up data.
  if (next.phase === 'signedIn') writePreference('signedIn', '1');
  if (next.phase === 'anonymous') writePreference('signedIn', null);
  for (const listener of listeners) listener();
};

export const currentSession = (): Session => session;

export const subscribeToSession = (listener: () => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};

/** Whether this browser was signed in when it was here last. */
export const wasSignedInBefore = (): boolean => readPreference('signedIn') !== null;

const sessionOf = (startUp: StartUpQuery | null, failure: Failure | null, teamSize: Transport): Session => {
  // `viewer` cannot be null by the schema; an answer with errors alone has no data at all.
  if (startUp?.viewer) return { phase: 'signedIn', startUp, failure, teamSize };
  if (failure?.kind === 'unauthenticated') return { phase: 'anonymous', wasSignedOut: wasSignedInBefore() };
  if (failure?.kind === 'ipRestricted') return { phase: 'ipRestricted' };
  return { phase: 'failed', failure };
};

/**
 * Loads who is signed in, with everything that the shell needs, in one operation; asks nobody where nobody can be. How large the
 * team is, only some pages need, and it takes a service of its own: it is asked at once, too, and not waited for.
 */
export async function loadSession({ hasSession }: Pick<PageConfig, 'hasSession'>): Promise<void> {
  if (!hasSession) return enter({ phase: 'anonymous', wasSignedOut: wasSignedInBefore() });
  const teamSize = sentAhead(TeamSizeDocument, {});
  const { data, failure } = await request(StartUpDocument, {});
  enter(sessionOf(data, failure, teamSize));
}

/** Somebody has just signed in: other tabs that wait at the sign-in page, and the next load, know it. */
export const announceSignIn = (): void => {
  writePreference('signedIn', '1');
  announce('signedIn');
};

/** This browser is in another team by now: other tabs leave the earlier one, and load anew. */
export const announceTeamSwitch = (): void => {
  announce('signedOut');
  announceSignIn();
};

/** The server says that nobody is signed in any more. Other tabs learn it at once. */
export const endSessionByForce = (): void => {
  if (session.phase === 'anonymous') return;
  announce('signedOut');
  enter({ phase: 'anonymous', wasSignedOut: true });
};

/** Where somebody was who has left is nobody's way back, so that it does not stay in the address. */
const leaveAddress = () => window.history.replaceState(null, '', `#${pathTo('login')}`);

/** The person has signed out: nothing of the session stays. */
export const endSession = (): void => {
  writePreference('returnPath', null);
  leaveAddress();
  announce('left');
  enter({ phase: 'anonymous', wasSignedOut: false });
};

/** The team cannot be reached from this network any more. */
export const restrictSession = (): void => {
  if (session.phase !== 'ipRestricted') enter({ phase: 'ipRestricted' });
};

/** Follows what happens in other tabs: signed out there means signed out here, signed in there means here. */
export const followOtherTabs = (reload: () => void): (() => void) =>
  onAnnouncement((what) => {
    if (what === 'signedIn' && session.phase === 'anonymous') reload();
    if (what === 'signedIn' || session.phase === 'anonymous') return;
    if (what === 'left') leaveAddress();
    enter({ phase: 'anonymous', wasSignedOut: true });
  });
