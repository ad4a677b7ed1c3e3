import { RECORDING_FILE_NAME_MAX, recordingFileNameFormat } from '@muster/schema/formats/recording';
import type { UserError } from '../../generated/resolvers.ts';
import { toDateTime } from '../../lib/dates.ts';
import { given } from '../../lib/given.ts';
import { keyOfId, notFound } from '../../lib/idLists.ts';
import { safeUrl } from '../../lib/scalars.ts';
import { readText, textRule } from '../../lib/texts.ts';
import { type Mutation, written } from '../../mutation.ts';
import { downloadRefusals } from './refusals.ts';
import { recordingRest } from './rest.ts';

const intents = { DOWNLOAD: 'download', VIEW: 'view' } as const;
const nameRule = textRule(recordingFileNameFormat, 'The name of the file', RECORDING_FILE_NAME_MAX);

const refused = (...userErrors: UserError[]) => ({ url: null, expiresAt: null, userErrors });

/** Gives an address at which the file of a recording is saved or played. */
export const recordingDownload: Mutation<'recordingDownload'> = async (_root, { input }, { upstream }) => {
  const id = keyOfId('Recording', input.recordingId);
  const { value: filename, errors } = readText(nameRule, input.fileName, ['fileName']);
  if (id === null) return refused(notFound(['recordingId']), ...errors);
  if (errors.length > 0) return refused(...errors);
  const body = { id, intent: intents[input.intent], ...given({ filename }) };
  const sign = () => recordingRest(upstream).signedDownloadUrl(body, input.idempotencyKey);
  const outcome = await written(sign, downloadRefusals);
  if ('error' in outcome) return refused(outcome.error);
  const { url, expiresOn } = outcome.answer;
  return { url: safeUrl(url), expiresAt: toDateTime(expiresOn), userErrors: [] };
};
