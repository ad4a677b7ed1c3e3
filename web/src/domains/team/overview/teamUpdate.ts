import { useApolloClient } from '@apollo/client/react';
import { TeamUpdateDocument, type TeamUpdateMutation } from '../../../generated/team/overview/teamUpdate.ts';
import { TeamVersionDocument } from '../../../generated/team/overview/teamVersion.ts';
import { IN_PLACE } from '../../../lib/apollo/inPlace.ts';
import { useKeyedMutation } from '../../../lib/apollo/useKeyedMutation.ts';
import { type Loss, lossOf } from '../../../lib/graphql/undone.ts';
import { saveOver } from '../saveOver.ts';

/** A team as far as it is edited. */
export interface EditedTeam {
  readonly name: string;
  readonly url: string;
  readonly version: number;
}

export type EditedField = 'name' | 'url';

/** What came of an edit: saved, refused with a code, changed by somebody else meanwhile, or not known to be saved. */
export type EditOutcome =
  | { readonly kind: 'saved' }
  | { readonly kind: 'refused'; readonly code: string }
  | { readonly kind: 'changed'; readonly current: string }
  | { readonly kind: 'forbidden' }
  | { readonly kind: 'failed'; readonly loss: Loss | null };

const codeOf = ({ userErrors }: TeamUpdateMutation['teamUpdate']) => userErrors[0]?.code ?? null;

/**
 * Saves a field of the team. Where the team was changed meanwhile, but not this field, it is saved all the same; where the
 * field is another than the person has seen, nothing is saved: `changed` says what it is now.
 */
export function useTeamUpdate(team: EditedTeam) {
  const client = useApolloClient();
  const send = useKeyedMutation(TeamUpdateDocument, (data) => data.teamUpdate);

  const readAgain = async (): Promise<EditedTeam | null> => {
    const { data } = await client.query({ query: TeamVersionDocument, fetchPolicy: 'network-only', ...IN_PLACE });
    return data?.viewer.team ?? null;
  };
  return async function save(field: EditedField, value: string, seen: string): Promise<EditOutcome> {
    /** The version to save over; or what came of the edit where there is nothing to be saved. */
    const versionOf = (known: EditedTeam | null): number | EditOutcome => {
      if (!known) return { kind: 'failed', loss: null };
      if (known[field] === value) return { kind: 'saved' };
      return known[field] === seen ? known.version : { kind: 'changed', current: known[field] };
    };
    const sendOver = async (version: number): Promise<EditOutcome | 'stale'> => {
      const { payload, failure } = await send({ [field]: value, version });
      if (!payload)
        return failure?.kind === 'forbidden' ? { kind: 'forbidden' } : { kind: 'failed', loss: lossOf(failure) };
      const code = codeOf(payload);
      if (code === null) return { kind: 'saved' };
      return code === 'STALE' ? 'stale' : { kind: 'refused', code };
    };
    const version = versionOf(team);
    if (typeof version !== 'number') return version;
    const outcome = await saveOver(version, sendOver, async () => versionOf(await readAgain().catch(() => null)));
    return outcome === 'stale' ? { kind: 'failed', loss: null } : outcome;
  };
}
