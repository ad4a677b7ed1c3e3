import { RECORDING_KEPT_DAYS_MAX } from '@muster/schema/formats/recording';
import { userError } from '../../lib/userErrors.ts';
import { type Mutation, written } from '../../mutation.ts';
import { forgetReads } from '../../scope.ts';
import type { RefusalTable } from '../../upstream/refusals.ts';
import { TEAM } from '../team/mapper.ts';
import { recordingRest } from './rest.ts';
import { isKeepable } from './retention.ts';

const refusals = {
  stale_version: ['STALE', ['version'], 'It was changed in the meantime.'],
  video_recording_disabled: ['NOT_ALLOWED', null, 'The team records no calls.'],
} as const satisfies RefusalTable<'recording.setRecordingRetention'>;

/** Says how long the team keeps its recordings; the team is read afresh. */
export const recordingRetentionUpdate: Mutation<'recordingRetentionUpdate'> = async (_root, { input }, context) => {
  const { keptDays = null, version, idempotencyKey } = input;
  if (keptDays !== null && !isKeepable(keptDays)) {
    const error = userError('INVALID', ['keptDays'], `1 to ${RECORDING_KEPT_DAYS_MAX} days are taken.`);
    return { team: null, userErrors: [error] };
  }
  const set = () => recordingRest(context.upstream).setRetention({ keptDays, version }, idempotencyKey);
  const outcome = await written(set, refusals);
  if ('error' in outcome) return { team: null, userErrors: [outcome.error] };
  forgetReads(context);
  return { team: TEAM, userErrors: [] };
};
