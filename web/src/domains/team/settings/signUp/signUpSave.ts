import { useApolloClient } from '@apollo/client/react';
import { SignUpDocument, type SignUpOfTeamFragment } from '../../../../generated/team/settings/signUp/signUp.ts';
import { TeamSignUpUpdateDocument } from '../../../../generated/team/settings/signUp/teamSignUpUpdate.ts';
import type { SaveOutcome } from '../../../../lib/form/saveOutcome.ts';
import { useDraftSave } from '../../../../lib/form/useDraftSave.ts';
import { IN_PLACE } from '../../../../lib/apollo/inPlace.ts';
import { REFUSED } from '../../../../lib/graphql/undone.ts';
import { saveOver } from '../../saveOver.ts';
import {
  type SignUpChanges,
  type SignUpState,
  type SignUpValues,
  changesOf,
  isSameSignUp,
  valuesOf,
} from './signUpValues.ts';

/** A team as the form knows it; null where the settings could not be read. */
export function signUpStateOf(team: SignUpOfTeamFragment): (SignUpState & { readonly version: number }) | null {
  const { isOpen, joinDomains, isExternalContactBlocked, version } = team;
  if (isOpen === null || isExternalContactBlocked === null) return null;
  return { isOpen, joinDomains, isExternalContactBlocked, version };
}

/** Where one domain among those that were added is refused, the field ends with the domain itself, where that is known. */
function withDomain(outcome: SaveOutcome, { addDomains = [] }: SignUpChanges): SaveOutcome {
  if (outcome.kind !== 'refused') return outcome;
  const [name, place] = outcome.field ?? [];
  if (name !== 'addDomains') return outcome;
  const domain = place === undefined ? undefined : addDomains[Number(place)];
  return { ...outcome, field: domain === undefined ? [name] : [name, domain] };
}

/**
 * Saves the form against the team's version. Where something else of the team was changed meanwhile, it is saved all the
 * same; where it was this, it is stale.
 */
export function useSignUpSave(version: number) {
  const client = useApolloClient();
  const send = useDraftSave(TeamSignUpUpdateDocument, (data) => data.teamSignUpUpdate);

  const read = async () => {
    const { data } = await client.query({ query: SignUpDocument, fetchPolicy: 'network-only', ...IN_PLACE });
    const team = data?.viewer.team;
    return team ? signUpStateOf(team) : null;
  };
  const save = async (draft: SignUpValues, saved: SignUpValues): Promise<SaveOutcome> => {
    const changes = changesOf(draft, saved);
    const sendOver = async (known: number): Promise<SaveOutcome | 'stale'> => {
      const outcome = await send({ ...changes, version: known });
      return outcome.kind === 'stale' ? 'stale' : withDomain(outcome, changes);
    };
    const look = async (): Promise<number | SaveOutcome> => {
      const current = await read().catch(() => null);
      if (!current) return { kind: 'failed', ...REFUSED };
      return isSameSignUp(valuesOf(current), saved) ? current.version : { kind: 'stale' };
    };
    const outcome = await saveOver(version, sendOver, look);
    return outcome === 'stale' ? { kind: 'stale' } : outcome;
  };
  return { save, readAgain: async () => (await read().catch(() => null)) !== null };
}
