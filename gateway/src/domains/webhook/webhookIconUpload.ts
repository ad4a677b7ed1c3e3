import { WEBHOOK_ICON } from '@muster/schema/formats/picture';
import { safeUrl } from '../../lib/scalars.ts';
import { type Mutation, written } from '../../mutation.ts';
import { uploadError } from '../../upstream/refusals.ts';
import { webhookRest } from './rest.ts';

/** Keeps a picture, which goes to the service as it comes. */
export const webhookIconUpload: Mutation<'webhookIconUpload'> = async (_root, { input }, { upstream }) => {
  const upload = async () => {
    const file = { file: input.file.read(), maxBytes: WEBHOOK_ICON.maxBytes };
    return webhookRest(upstream).uploadIcon(file, input.idempotencyKey);
  };
  const outcome = await written(upload, uploadError);
  if ('error' in outcome) return { iconUrl: null, userErrors: [outcome.error] };
  return { iconUrl: safeUrl(outcome.answer.longUrl), userErrors: [] };
};
