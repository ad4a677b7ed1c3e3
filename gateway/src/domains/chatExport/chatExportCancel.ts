import { keyOfId, notFound } from '../../lib/idLists.ts';
import { type Mutation, written } from '../../mutation.ts';
import { forgetReads } from '../../scope.ts';
import type { RefusalTable } from '../../upstream/refusals.ts';
import { toChatExport } from './mapper.ts';
import { exportDisabled } from './refusals.ts';
import { chatExportRest } from './rest.ts';

const refusals = {
  chat_export_disabled: exportDisabled,
  export_not_found: ['NOT_FOUND', ['chatExportId'], 'The team has no such export.'],
  export_not_cancellable: ['NOT_ALLOWED', ['chatExportId'], 'The export is over.'],
} as const satisfies RefusalTable<'chatExport.cancelExport'>;

/** Stops an export that is under way. */
export const chatExportCancel: Mutation<'chatExportCancel'> = async (_root, { input }, context) => {
  const key = keyOfId('ChatExport', input.chatExportId);
  if (key === null) return { chatExport: null, userErrors: [notFound(['chatExportId'])] };
  const cancel = () => chatExportRest(context.upstream).cancel(key, input.idempotencyKey);
  const outcome = await written(cancel, refusals);
  if ('error' in outcome) return { chatExport: null, userErrors: [outcome.error] };
  forgetReads(context);
  return { chatExport: toChatExport(outcome.answer, context.log), userErrors: [] };
};
