import { RECORDING_KEPT_DAYS_MAX } from '@muster/schema/formats/recording';
import type { GatewayContext } from '../../context.ts';
import type { RecordingRetention, RecordingRetentionPreview } from '../../generated/resolvers.ts';
import { toDateTime, toOptionalDateTime } from '../../lib/dates.ts';
import { badUserInput } from '../../lib/errors.ts';
import { recordingRest } from './rest.ts';

/** Whether recordings can be kept for so many days. */
export const isKeepable = (days: number): boolean => days >= 1 && days <= RECORDING_KEPT_DAYS_MAX;

/** How long the team keeps its recordings, and how much room they take. */
export async function recordingRetention({ upstream }: GatewayContext): Promise<RecordingRetention> {
  const wire = await recordingRest(upstream).retention();
  return {
    ...{ isRecordingAllowed: wire.allowed, keptDays: wire.keptDays, mostDays: wire.mostDays },
    deletesFrom: toOptionalDateTime(wire.deletesFrom),
    ...{ recordingsCount: wire.recordings, totalBytes: wire.bytes, version: wire.version },
  };
}

/** What would be deleted first by another time. */
export async function recordingRetentionPreview(
  keptDays: number,
  { upstream }: GatewayContext,
): Promise<RecordingRetentionPreview> {
  if (!isKeepable(keptDays)) throw badUserInput(`\`keptDays\` is 1 to ${RECORDING_KEPT_DAYS_MAX}.`);
  const { deletesFrom, recordings, bytes } = await recordingRest(upstream).previewRetention(keptDays);
  return { deletesFrom: toDateTime(deletesFrom), recordingsCount: recordings, totalBytes: bytes };
}
