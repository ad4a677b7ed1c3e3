import { userError } from '../../../lib/userErrors.ts';
import { type Mutation, written } from '../../../mutation.ts';
import type { RefusalTable } from '../../../upstream/refusals.ts';
import { bulkRest } from '../rest.ts';
import { uploadModes } from './mapper.ts';
import { noSuchMode, teamNotLarge } from './refusals.ts';

const refusals = { team_not_large: teamNotLarge } as const satisfies RefusalTable<'bulk.downloadTemplates'>;

/** Has the template of a mode written, and gives its address. */
export const memberTemplateDownload: Mutation<'memberTemplateDownload'> = async (
  _root,
  { input: { mode, idempotencyKey } },
  { upstream },
) => {
  if (mode === 'UNKNOWN') return { url: null, userErrors: [userError(...noSuchMode)] };
  const write = () => bulkRest(upstream).downloadTemplates(uploadModes.wire(mode), idempotencyKey);
  const outcome = await written(write, refusals);
  if ('error' in outcome) return { url: null, userErrors: [outcome.error] };
  return { url: outcome.answer.url, userErrors: [] };
};
