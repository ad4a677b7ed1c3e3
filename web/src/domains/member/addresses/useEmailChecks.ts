import { SUBJECTS_MAX } from '@muster/schema/formats/subjects';
import { useApolloClient } from '@apollo/client/react';
import { useEffect, useMemo, useReducer, useRef } from 'react';
import { EmailChecksDocument, type EmailChecksQuery } from '../../../generated/member/addresses/emailChecks.ts';
import type { TeamOf } from '../../../lib/graphql/teamOf.ts';
import type { AddressAnswer } from './addressGroups.ts';
import { IN_PLACE } from '../../../lib/apollo/inPlace.ts';

/** How long typing has to rest before addresses are asked for, in ms. */
const CHECK_DEBOUNCE_MS = 300;

/** Only so many of the box's addresses are asked for: more than can be added in two calls are there by mistake. */
const MOST_CHECKED = 2 * SUBJECTS_MAX;

type Check = NonNullable<TeamOf<EmailChecksQuery>['emailChecks']>[number];

interface Known {
  readonly answers: ReadonlyMap<string, AddressAnswer>;
  /** Those that were asked for in vain. */
  readonly failed: ReadonlySet<string>;
}

type Answers = Iterable<readonly [string, AddressAnswer]>;

type Step =
  | { readonly kind: 'answered' | 'learned'; readonly answers: Answers }
  | { readonly kind: 'failed'; readonly emails: readonly string[] }
  | { readonly kind: 'retried' };

const step = (known: Known, action: Step): Known => {
  if (action.kind === 'learned') return { ...known, answers: new Map([...known.answers, ...action.answers]) };
  // What adding has told meanwhile says more than what was asked before it.
  if (action.kind === 'answered') return { ...known, answers: new Map([...action.answers, ...known.answers]) };
  return { ...known, failed: action.kind === 'failed' ? new Set([...known.failed, ...action.emails]) : new Set() };
};

const NOTHING: Known = { answers: new Map(), failed: new Set() };

/**
 * Asks the team what adding each of these addresses would meet, 300 ms after typing rests, each address once. Typing and
 * adding wait for nothing: what is not answered, or could not be, is left to the server when it is added.
 */
export function useEmailChecks(emails: readonly string[], asGuests: boolean) {
  const client = useApolloClient();
  const [{ answers, failed }, dispatch] = useReducer(step, NOTHING);
  const asked = useRef(new Set<string>());
  const unknown = useMemo(
    () => emails.slice(0, MOST_CHECKED).filter((email) => !answers.has(email)),
    [emails, answers],
  );
  const isFailed = unknown.some((email) => failed.has(email));

  useEffect(() => {
    const ask = async (batch: string[]) => {
      for (const email of batch) asked.current.add(email);
      const { data } = await client
        .query({
          query: EmailChecksDocument,
          variables: { emails: batch, asGuests },
          fetchPolicy: 'no-cache',
          ...IN_PLACE,
        })
        .catch(() => ({ data: undefined }));
      const checks = data?.viewer.team?.emailChecks;
      if (!checks) return dispatch({ kind: 'failed', emails: batch });
      return dispatch({
        kind: 'answered',
        answers: checks.map(({ email, availability }: Check) => [email, availability] as const),
      });
    };
    const timer = setTimeout(() => {
      const batch = unknown.filter((email) => !asked.current.has(email)).slice(0, SUBJECTS_MAX);
      if (batch.length > 0) void ask(batch);
    }, CHECK_DEBOUNCE_MS);
    return () => clearTimeout(timer);
  }, [client, unknown, asGuests, isFailed]);

  return {
    answers,
    /** Some of the addresses could not be asked for. */
    isFailed,
    /** Asks again for what could not be answered. */
    retry: () => {
      for (const email of unknown) asked.current.delete(email);
      dispatch({ kind: 'retried' });
    },
    /** Learns what became of addresses otherwise: by adding them. */
    learn: (learned: Answers) => dispatch({ kind: 'learned', answers: learned }),
  };
}
