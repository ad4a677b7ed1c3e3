import { keyOfId, notFound } from '../../lib/idLists.ts';
import { type Mutation, written } from '../../mutation.ts';
import type { RefusalTable } from '../../upstream/refusals.ts';
import { exportDisabled } from './refusals.ts';
import { chatExportRest } from './rest.ts';

const refusals = {
  chat_export_disabled: exportDisabled,
  export_not_found: ['NOT_FOUND', ['chatExportId'], 'The team has no such export.'],
  export_not_ready: ['NOT_READY', ['chatExportId'], 'There is no file: it is under way, has failed, or has expired.'],
} as const satisfies RefusalTable<'chatExport.signedUrl'>;

/** Gives the address at which an export is downloaded. */
export const chatExportDownload: Mutation<'chatExportDownload'> = async (_root, { input }, { upstream }) => {
  const key = keyOfId('ChatExport', input.chatExportId);
  if (key === null) return { url: null, userErrors: [notFound(['chatExportId'])] };
  const outcome = await written(() => chatExportRest(upstream).signedUrl(key), refusals);
  if ('error' in outcome) return { url: null, userErrors: [outcome.error] };
  return { url: outcome.answer.url, userErrors: [] };
};
