import { userError } from '../../../lib/userErrors.ts';
import { type Mutation, written } from '../../../mutation.ts';
import type { RefusalTable } from '../../../upstream/refusals.ts';
import { isTemplateId, noSuchTemplate, planRequired } from './refusals.ts';
import { bulkRest } from '../rest.ts';

const refusals = {
  plan_required: planRequired,
  template_not_found: noSuchTemplate,
} as const satisfies RefusalTable<'bulk.templateDownloadLink'>;

/** Has a template written, and gives its address. */
export const channelTemplateDownload: Mutation<'channelTemplateDownload'> = async (
  _root,
  { input: { templateId, idempotencyKey } },
  { upstream },
) => {
  if (!isTemplateId(templateId)) return { url: null, userErrors: [userError(...noSuchTemplate)] };
  const outcome = await written(() => bulkRest(upstream).templateDownloadLink(templateId, idempotencyKey), refusals);
  if ('error' in outcome) return { url: null, userErrors: [outcome.error] };
  return { url: outcome.answer.url, userErrors: [] };
};
