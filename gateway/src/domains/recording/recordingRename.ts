import { RECORDING_TITLE_MAX, recordingTitleFormat } from '@muster/schema/formats/recording';
import { keyOfId, notFound } from '../../lib/idLists.ts';
import { readText, textRule } from '../../lib/texts.ts';
import { type Mutation, written } from '../../mutation.ts';
import { forgetReads } from '../../scope.ts';
import { toRecording } from './mapper.ts';
import { changeRefusals } from './refusals.ts';
import { recordingRest } from './rest.ts';

const titleRule = textRule(recordingTitleFormat, 'The title', RECORDING_TITLE_MAX);

/** Gives a recording another title. */
export const recordingRename: Mutation<'recordingRename'> = async (_root, { input }, context) => {
  const key = keyOfId('Recording', input.recordingId);
  const { value: title, errors } = readText(titleRule, input.title, ['title']);
  const unknown = key === null ? [notFound(['recordingId'])] : [];
  if (key === null || title === undefined) return { recording: null, userErrors: [...unknown, ...errors] };
  const rename = () => recordingRest(context.upstream).rename(key, title, input.idempotencyKey);
  const outcome = await written(rename, changeRefusals);
  if ('error' in outcome) return { recording: null, userErrors: [outcome.error] };
  forgetReads(context);
  return { recording: toRecording(outcome.answer), userErrors: [] };
};
