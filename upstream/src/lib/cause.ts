import type { Queries } from '../db/database.ts';
import type { SessionContext } from './context.ts';

/** In whose name a team is changed, when, and by which request or job: what every change writes down about itself. */
export type Cause = {
  readonly db: Queries;
  readonly now: number;
  readonly teamId: string;
  /** The guid of the person who acts. */
  readonly actor: string;
  readonly requestId?: string;
  readonly parentJobId?: number;
};

/** The same where it may be nobody's doing: a person, or null for an event or a job. */
export type AnyCause = Omit<Cause, 'actor'> & { readonly actor: string | null };

/** A call of somebody who is signed in, as a cause. */
export const causeOf = ({ db, now, requestId, actor }: SessionContext): Cause => ({
  ...{ db, now, requestId },
  ...{ teamId: actor.teamId, actor: actor.guid },
});
