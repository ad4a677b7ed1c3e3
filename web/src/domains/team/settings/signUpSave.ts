import { useApolloClient } from '@apollo/client/react';
import { SignUpDocument, type SignUpOfTeamFragment } from '../../../generated/team/settings/signUp.ts';
import {
  useTeamSignUpUpdateMutation,
  type TeamSignUpUpdateMutation,
} from '../../../generated/team/settings/teamSignUpUpdate.ts';
import type { SaveOutcome } from '../../../lib/form/useSettingDraft.ts';
import { useActionKeys } from '../../../lib/graphql/actionKey.ts';
import { answerOf } from '../../../lib/graphql/callAnswer.ts';
import { CALL_IN_PLACE } from '../../../lib/graphql/inPlace.ts';
import {
  type SignUpChanges,
  type SignUpState,
  type SignUpValues,
  changesOf,
  isSameSignUp,
  valuesOf,
} from './signUpValues.ts';

/** How often a save is sent again because something else of the team was changed meanwhile. */
const MOST_REPEATS = 3;

type Refusal = TeamSignUpUpdateMutation['teamSignUpUpdate']['userErrors'][number];

/** A team as the form knows it; null where the settings could not be read. */
export function signUpStateOf(team: SignUpOfTeamFragment): (SignUpState & { readonly version: number }) | null {
  const { isOpen, joinDomains, isExternalContactBlocked, version } = team;
  if (isOpen === null || isExternalContactBlocked === null) return null;
  return { isOpen, joinDomains, isExternalContactBlocked, version };
}

/** A refusal; of one domain among those that were added, the field ends with the domain itself, where that is known. */
function refusedWith({ code, field }: Refusal, { addDomains = [] }: SignUpChanges): SaveOutcome {
  const [name, place] = field ?? [];
  if (name !== 'addDomains') return { kind: 'refused', code, field };
  const domain = place === undefined ? undefined : addDomains[Number(place)];
  return { kind: 'refused', code, field: domain === undefined ? [name] : [name, domain] };
}

/**
 * Saves the form against the team's version. Where something else of the team was changed meanwhile, it is saved all the
 * same; where it was this, it is stale.
 */
export function useSignUpSave(version: number) {
  const client = useApolloClient();
  const keys = useActionKeys();
  const [mutate] = useTeamSignUpUpdateMutation(CALL_IN_PLACE);

  const read = async () => {
    const { data } = await client.query({ query: SignUpDocument, fetchPolicy: 'network-only', ...CALL_IN_PLACE });
    const team = data?.viewer.team;
    return team ? signUpStateOf(team) : null;
  };
  const send = (changes: SignUpChanges, known: number) => {
    const input = { ...changes, version: known };
    const variables = { input: { ...input, idempotencyKey: keys.keyFor(input) } };
    return answerOf(mutate({ variables }), (data) => data.teamSignUpUpdate);
  };
  const save = async (draft: SignUpValues, saved: SignUpValues): Promise<SaveOutcome> => {
    const changes = changesOf(draft, saved);
    let known = version;
    for (let repeats = 0; repeats <= MOST_REPEATS; repeats += 1) {
      const { payload, failure } = await send(changes, known);
      if (!payload) return { kind: 'failed', requestId: failure?.requestId ?? null };
      keys.settle();
      const [refusal] = payload.userErrors;
      if (!refusal) return { kind: 'saved' };
      if (refusal.code !== 'STALE') return refusedWith(refusal, changes);
      const current = await read().catch(() => null);
      if (!current) return { kind: 'failed', requestId: null };
      if (!isSameSignUp(valuesOf(current), saved)) return { kind: 'stale' };
      known = current.version;
    }
    return { kind: 'stale' };
  };
  return { save, readAgain: async () => (await read().catch(() => null)) !== null };
}
