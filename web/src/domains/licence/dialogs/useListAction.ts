import { useRef, useState } from 'react';
import type { Failure } from '../../../lib/graphql/failure.ts';
import type { Attempt } from '../../member/people/attempt.ts';
import type { CallAnswer } from '../../../lib/apollo/callAnswer.ts';
import type { ListedMember, PeopleDialogProps } from '../../member/people/people.ts';
import { idsOf } from '../../member/people/peopleCall.ts';

/** The last try of an action: its answer, or why none came. */
export interface LastTry {
  readonly attempt: Attempt | null;
  /** The answer was lost: whether the action was done is not known. */
  readonly lost: { readonly failure: Failure | null } | null;
}

const NONE: LastTry = { attempt: null, lost: null };

/**
 * Acts on several people at once. The page learns each answer, so that those who failed stay selected; `onDone` follows
 * when nobody is left over. `remaining` are those whom the next try is about; null before anybody was answered for.
 */
export function useListAction<Answer extends Attempt>(
  run: (members: readonly ListedMember[]) => Promise<CallAnswer<Answer>>,
  onSettled: PeopleDialogProps['onSettled'],
  onDone: (answer: Answer) => void,
) {
  const [last, setLast] = useState(NONE);
  const [remaining, setRemaining] = useState<readonly ListedMember[] | null>(null);
  const [isBusy, setBusy] = useState(false);
  const inFlight = useRef(false);

  const act = async (members: readonly ListedMember[]) => {
    if (inFlight.current) return;
    inFlight.current = true;
    setBusy(true);
    const { payload, failure } = await run(members);
    inFlight.current = false;
    setBusy(false);
    setLast({ attempt: payload ?? last.attempt, lost: payload ? null : { failure } });
    // What was refused as a whole leaves those over whom an earlier try has left over.
    if (!payload || payload.general !== null) return;
    const left = payload.refused.map(({ member }) => member);
    setRemaining(left);
    onSettled({ failedIds: idsOf(left) });
    if (payload.refused.length + payload.gone.length === 0) onDone(payload);
  };
  return { last, remaining, isBusy, act };
}
