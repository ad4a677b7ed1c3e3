import { useState } from 'react';
import { ImportStartDocument, type ImportStartMutation } from '../../../generated/import/form/importStart.ts';
import { type Changes, useKeyedMutation } from '../../../lib/apollo/useKeyedMutation.ts';
import type { ImportStartMutationVariables } from '../../../generated/import/form/importStart.ts';
import { type Undone, undoneBy } from '../../../lib/graphql/undone.ts';
import { dropImports } from '../importCache.ts';
import { type Refusal, refusalOf } from './startRefusal.ts';

type Started = ImportStartMutation['importStart'];

/** What came of starting an import. */
export type StartOutcome =
  | { readonly kind: 'running' }
  /** It was accepted, and an e-mail tells the rest. */
  | { readonly kind: 'accepted' }
  | { readonly kind: 'refused'; readonly refusal: Refusal }
  | ({ readonly kind: 'failed' } & Undone);

function outcomeOf({ isAccepted, import: started, userErrors }: Started): StartOutcome {
  const [error] = userErrors;
  if (error) return { kind: 'refused', refusal: refusalOf(error) };
  if (!isAccepted) return { kind: 'refused', refusal: { part: null, fault: 'failed' } };
  return { kind: started?.status === 'IN_PROGRESS' ? 'running' : 'accepted' };
}

/** Starts an import, and once more under its key where no answer came. */
export function useImportStart(teamId: string) {
  const call = useKeyedMutation(
    ImportStartDocument,
    (data) => data.importStart,
    (cache, { isAccepted }) => {
      if (isAccepted) dropImports(cache, teamId);
    },
  );
  const [isBusy, setBusy] = useState(false);
  const start = async (input: Changes<ImportStartMutationVariables>): Promise<StartOutcome> => {
    setBusy(true);
    const { payload, failure } = await call(input);
    setBusy(false);
    return payload ? outcomeOf(payload) : { kind: 'failed', ...undoneBy({ payload, failure }) };
  };
  return { isBusy, start };
}
