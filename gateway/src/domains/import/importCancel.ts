import { keyOfId, notFound } from '../../lib/idLists.ts';
import { type Mutation, written } from '../../mutation.ts';
import { forgetReads } from '../../scope.ts';
import type { RefusalTable } from '../../upstream/refusals.ts';
import { toImport } from './mapper.ts';
import { importRest } from './rest.ts';

const refusals = {
  import_not_found: ['NOT_FOUND', ['importId'], 'The team has no such import.'],
  import_not_cancellable: ['NOT_ALLOWED', ['importId'], 'The import is over, or has begun to change the team.'],
} as const satisfies RefusalTable<'import.cancelImport'>;

/** Stops an import that has not changed the team yet. */
export const importCancel: Mutation<'importCancel'> = async (_root, { input }, context) => {
  const key = keyOfId('Import', input.importId);
  if (key === null) return { import: null, userErrors: [notFound(['importId'])] };
  const cancel = () => importRest(context.upstream).cancelImport(key, input.idempotencyKey);
  const outcome = await written(cancel, refusals);
  if ('error' in outcome) return { import: null, userErrors: [outcome.error] };
  forgetReads(context);
  return { import: toImport(outcome.answer, context.log), userErrors: [] };
};
