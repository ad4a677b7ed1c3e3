import type { GatewayContext } from '../../context.ts';
import type { TeamRecordingsArgs } from '../../generated/resolvers.ts';
import { pageByNumber, toConnection } from '../../lib/connections.ts';
import { toOptionalDateTime } from '../../lib/dates.ts';
import { given } from '../../lib/given.ts';
import { searchText } from '../../lib/searchText.ts';
import { refusalIn } from '../../upstream/errors.ts';
import { type RecordingRecord, toRecording } from './mapper.ts';
import { recordingRest } from './rest.ts';

const keyOf = ({ recordingId }: RecordingRecord) => recordingId;

const sorts = { DESC: 'newest', ASC: 'oldest' } as const;

/** Recordings that are kept for as long as nobody deletes them. */
const NO_TIME: { keptDays: number | null; keptDaysFrom: string | null } = { keptDays: null, keptDaysFrom: null };

/** One page of the recordings that the viewer may see; null where the team records no calls. */
export async function recordings(
  { direction = 'DESC', search, ...args }: TeamRecordingsArgs,
  { upstream }: GatewayContext,
) {
  const asked = { sort: sorts[direction], ...given({ searchText: searchText(search) }) };
  const facts = { totalBytes: 0, ...NO_TIME };
  try {
    const page = await pageByNumber(args, async (number, size) => {
      const answer = await recordingRest(upstream).recordings({ page: number, size, ...asked });
      facts.totalBytes = answer.bytes;
      facts.keptDays = answer.keptDays;
      facts.keptDaysFrom = toOptionalDateTime(answer.keptDaysFrom);
      return { rows: answer.recordings.map(toRecording), total: answer.total };
    });
    return Object.assign(toConnection(page, keyOf), facts);
  } catch (error) {
    if (refusalIn(error, 'video_recording_disabled')) return null;
    throw error;
  }
}

/** The recording behind an id, if the viewer may see it. */
export async function recordingNode(key: string, { upstream }: GatewayContext): Promise<RecordingRecord | null> {
  try {
    return toRecording(await recordingRest(upstream).recording(key));
  } catch (error) {
    if (refusalIn(error, 'recording_not_found', 'video_recording_disabled')) return null;
    throw error;
  }
}
