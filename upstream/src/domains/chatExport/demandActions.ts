import type { Queries } from '../../db/database.ts';
import { Refusal } from '../../lib/errors.ts';
import { channelsByJid } from '../channel/repository.ts';
import type { Environment } from '../member/rules.ts';
import { peopleByEmail } from '../member/repository.ts';
import { type TeamRow, teamOf } from '../team/repository.ts';
import { isDay, mayExport } from './rules.ts';

/** @throws Refusal `chat_export_disabled` */
export function demandMayExport(team: TeamRow, environment: Environment): void {
  if (!mayExport(team, environment)) throw new Refusal('chat_export_disabled');
}

/**
 * The team of whoever asks, where it may export its conversations.
 *
 * @throws Refusal `chat_export_disabled`
 */
export async function demandExportingTeam(db: Queries, teamId: string, environment: Environment): Promise<TeamRow> {
  const team = await teamOf(db, teamId);
  demandMayExport(team, environment);
  return team;
}

/** What an export is to be of, as it is asked for. */
export type Wanted = {
  readonly emails: readonly string[];
  readonly channels?: readonly string[] | undefined;
  readonly tasks: readonly ('USER_HISTORY' | 'GROUP_HISTORY')[];
  readonly dateFrom?: string | undefined;
  readonly dateTo?: string | undefined;
};

/** @throws Refusal `invalid_request` where there are no tasks, or not that of the channels, or the days are none, or turned around */
export function demandSense({ tasks, channels = [], dateFrom, dateTo }: Wanted): void {
  if (tasks.length === 0) throw new Refusal('invalid_request', { field: 'tasks' });
  if (channels.length > 0 && !tasks.includes('GROUP_HISTORY'))
    throw new Refusal('invalid_request', { field: 'channels' });
  if (dateFrom !== undefined && !isDay(dateFrom)) throw new Refusal('invalid_request', { field: 'dateFrom' });
  const isTurned = dateFrom !== undefined && dateTo !== undefined && dateFrom > dateTo;
  if (dateTo !== undefined && (!isDay(dateTo) || isTurned)) throw new Refusal('invalid_request', { field: 'dateTo' });
}

/** Whose addresses these are, those who have left among them, and the places of those that nobody has. */
export async function peopleMeant(
  db: Queries,
  teamId: string,
  emails: readonly string[],
): Promise<{ guids: string[]; unknown: number[] }> {
  if (emails.length === 0) return { guids: [], unknown: [] };
  const keys = emails.map((email) => email.trim().toLowerCase());
  const people = await peopleByEmail(db, teamId, [...new Set(keys)]);
  const known = new Set(people.map(({ emailKey }) => emailKey));
  return {
    guids: people.map(({ guid }) => guid),
    unknown: keys.flatMap((key, place) => (known.has(key) ? [] : [place])),
  };
}

/**
 * Channels of a team with their names.
 *
 * @throws Refusal `group_not_found` with the place of the first that the team has not
 */
export async function demandChannels(
  db: Queries,
  teamId: string,
  jids: readonly string[],
): Promise<{ groupJid: string; name: string }[]> {
  if (jids.length === 0) return [];
  const known = new Map((await channelsByJid(db, teamId, jids)).map(({ groupJid, name }) => [groupJid, name]));
  const place = jids.findIndex((jid) => !known.has(jid));
  if (place !== -1) throw new Refusal('group_not_found', { field: `channels.${place}` });
  return [...known].map(([groupJid, name]) => ({ groupJid, name }));
}
