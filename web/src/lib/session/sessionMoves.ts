import { createContext, use } from 'react';

/** What a page can make of the session; the console brings it. */
export interface SessionMoves {
  /** The session is over, by the person's own choice: the sign-in page is next. */
  readonly end: () => void;
  /** The browser's session is another team's by now: the console starts anew with it, here and in other tabs. */
  readonly enterTeam: () => void;
  /** Another team has a way in of its own: the browser goes there, to a path of the server, and comes back signed in. */
  readonly signInThere: (startPath: string) => void;
}

const SessionMovesContext = createContext<SessionMoves | null>(null);

/** Gives whatever is below it the way out of the session. */
export const SessionMovesProvider = SessionMovesContext.Provider;

/** The way out of the session, and into another team's. Only inside the console. */
export const useSessionMoves = (): SessionMoves => {
  const moves = use(SessionMovesContext);
  if (!moves) throw new Error('useSessionMoves needs a signed-in person');
  return moves;
};
