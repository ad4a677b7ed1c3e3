import type { Failure } from '../../../lib/graphql/failure.ts';
import type { UserErrorCode } from '../../../generated/member/status/memberDeactivate.ts';
import type { Attempt, Refused } from '../people/attempt.ts';
import type { ListedMember, People } from '../people/people.ts';

/** Whom of a selection an action is about. */
export interface Split {
  /** Whom it is done to; everybody of a list where it is not about people picked one by one. */
  readonly people: People;
  /** In the wanted state before. */
  readonly done: readonly ListedMember[];
  /** Whom it cannot be done to. */
  readonly passed: readonly ListedMember[];
}

export const splitPeople = (
  people: People,
  { isPossible, isDone }: Record<'isPossible' | 'isDone', (member: ListedMember) => boolean>,
): Split => {
  if (people.kind === 'matching') return { people, done: [], passed: [] };
  const rest = people.members.filter((member) => !isDone(member));
  return {
    people: { kind: 'some', members: rest.filter(isPossible) },
    done: people.members.filter(isDone),
    passed: rest.filter((member) => !isPossible(member)),
  };
};

/** What is known of an action so far, over all its tries. */
export interface ActionState {
  /** Whom the next try is about. */
  readonly people: People;
  readonly changed: readonly ListedMember[];
  readonly already: readonly ListedMember[];
  readonly gone: readonly ListedMember[];
  /** Whom the last try failed on. */
  readonly refused: readonly Refused[];
  /** Why the last try was refused as a whole. */
  readonly general: UserErrorCode | null;
  /** No answer came to the last try. */
  readonly lost: { readonly failure: Failure | null } | null;
  /** The list turned out to have another number of people than was told. */
  readonly isRecounted: boolean;
}

export const startOf = (people: People): ActionState => ({
  people,
  changed: [],
  already: [],
  gone: [],
  refused: [],
  general: null,
  lost: null,
  isRecounted: false,
});

/** The next try is about those whom this one failed on. */
export const afterAttempt = (before: ActionState, attempt: Attempt): ActionState => ({
  people: { kind: 'some', members: attempt.refused.map(({ member }) => member) },
  changed: [...before.changed, ...attempt.changed],
  already: [...before.already, ...attempt.already],
  gone: [...before.gone, ...attempt.gone],
  refused: attempt.refused,
  general: attempt.general,
  lost: null,
  isRecounted: false,
});

export const isAnswered = ({ changed, already, gone, refused }: ActionState) =>
  changed.length + already.length + gone.length + refused.length > 0;
