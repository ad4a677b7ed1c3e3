import { SUBJECTS_MAX } from '@muster/schema/formats/subjects';
import { useApolloClient } from '@apollo/client/react';
import { useRef, useState } from 'react';
import { useActionKeys } from '../../../lib/graphql/actionKey.ts';
import { useRecount, useStartBulkJob, type BulkAction, type JobExtras } from '../../bulk/startBulkJob.ts';
import type { Standing } from '../people/memberCache.ts';
import type { ListedMember, People } from '../people/people.ts';
import { countOf } from '../people/people.ts';
import { afterAttempt, splitPeople, startOf, type ActionState } from './peopleActionState.ts';
import { idsOf, type PeopleCall, type Settle } from '../people/peopleCall.ts';
import { settleAttempt } from '../people/settleAttempt.ts';
import { useActingViewer } from '../people/useActingViewer.ts';

/** One of the things that can be done to people. */
export interface PeopleActionKind<Extra extends object> {
  readonly call: PeopleCall<Extra>;
  /** The same for more people than one call takes. */
  readonly jobAction: BulkAction;
  readonly isPossible: (member: ListedMember) => boolean;
  readonly isDone: (member: ListedMember) => boolean;
  /** Whether those to whom it is done are signed out. */
  readonly endsSessions: boolean;
  /** Where somebody stands afterwards; null for nowhere. */
  readonly wanted: (member: ListedMember) => Standing | null;
}

/** How a try ended: a job took over, an answer came for everybody, or something is left to say in the dialog. */
export type TryEnd = 'started' | 'answered' | 'stopped';

const withCount = (people: People, count: number): People =>
  people.kind === 'matching' ? { ...people, count } : people;

/**
 * Does something to people: in one call, or by a job where they are too many or everybody of a list. A try whose answer
 * is lost is repeated under the same key; the next try after an answer is about those whom it failed on.
 */
export const usePeopleAction = <Extra extends object>(given: People, kind: PeopleActionKind<Extra>) => {
  const client = useApolloClient();
  const keys = useActionKeys();
  const startJob = useStartBulkJob();
  const recount = useRecount();
  const { isViewer } = useActingViewer();
  const [split] = useState(() => splitPeople(given, kind));
  const [state, setState] = useState(() => startOf(split.people));
  const [isBusy, setBusy] = useState(false);
  const inFlight = useRef(false);

  const isLeaving = ({ changed }: Pick<ActionState, 'changed'>) => kind.endsSessions && changed.some(isViewer);

  const settle: Settle = (cache, attempt, answered) => {
    // Whoever has just ended their own session is about to leave: nothing is read again for them.
    if (!isLeaving(attempt)) settleAttempt(cache, attempt, answered, kind.wanted);
  };

  const callOnce = async (members: readonly ListedMember[], extra: Extra): Promise<ActionState> => {
    const idempotencyKey = keys.keyFor({ ids: idsOf(members), extra });
    const { payload, failure } = await kind.call(client, members, { ...extra, idempotencyKey }, settle);
    if (!payload) return { ...state, lost: { failure } };
    keys.settle(idempotencyKey);
    return afterAttempt(state, payload);
  };

  const callJob = async (extra: JobExtras): Promise<ActionState | null> => {
    const { people } = state;
    const [error] = await startJob(kind.jobAction, people, extra);
    if (!error) return null;
    const count = error.code === 'STALE' && people.kind === 'matching' ? await recount(people) : null;
    if (count === null) return { ...state, general: error.code, isRecounted: false };
    return { ...state, people: withCount(people, count), general: null, isRecounted: true };
  };

  const run = async (extra: Extra, jobExtras: JobExtras = {}): Promise<{ end: TryEnd; state: ActionState }> => {
    const { people } = state;
    const isJob = people.kind === 'matching' || people.members.length > SUBJECTS_MAX;
    const after = isJob ? await callJob(jobExtras) : await callOnce(people.members, extra);
    if (!after) return { end: 'started', state };
    setState(after);
    return { end: isJob || after.lost ? 'stopped' : 'answered', state: after };
  };

  return {
    given,
    split,
    state,
    /** How many the next try is about. */
    count: countOf(state.people),
    isBusy,
    /** Whether the viewer has ended their own session by it. */
    isLeaving,
    hasViewer: given.kind === 'some' && given.members.some(isViewer),
    /** Tries once; a second press while it runs does nothing. */
    run: async (extra: Extra, jobExtras?: JobExtras) => {
      if (inFlight.current) return null;
      inFlight.current = true;
      setBusy(true);
      try {
        return await run(extra, jobExtras);
      } finally {
        inFlight.current = false;
        setBusy(false);
      }
    },
  };
};
