import { CHANNEL_MODERATORS_MAX } from '@muster/schema/formats/channel';
import type { Role } from '../../../lib/roles.ts';
import { bringChannels, bringSeats, broughtChannel, channelRoom } from '../../channel/bringActions.ts';
import { type ChannelRow, type Seat, channelsByJid } from '../../channel/repository.ts';
import { channelKey } from '../../channel/rules.ts';
import type { ChannelRecord } from '../../../lib/foreignArchives/records.ts';
import { fitChannelName, fitDescription, freeName } from '../rules.ts';
import type { SeatsRecord } from '../recordRepository.ts';
import { type Mapping, activeAmong, channelNames, mappingsOf, saveMappings, someAdmin } from './mappingRepository.ts';
import { NOTHING, type Run, type StepOutcome, problem } from './runActions.ts';

/** A channel of the archive, and what it is in the team: one that is there, one that is made, or none. */
type Place = {
  readonly record: ChannelRecord;
  readonly result: 'added' | 'matched' | 'skipped';
  readonly row: ChannelRow | null;
  readonly code: 'name_invalid' | 'channel_limit' | null;
};

/** The channels that earlier ones of these ids have become, as far as they are still there. */
async function knownChannels({ cause, row }: Run, ids: readonly string[]): Promise<Map<string, ChannelRow>> {
  const mappings = [...(await mappingsOf(cause.db, row, 'channel', ids)).values()];
  const jids = mappings.flatMap(({ target }) => target ?? []);
  const rows = jids.length === 0 ? [] : await channelsByJid(cause.db, row.teamId, jids);
  const byJid = new Map(rows.map((one) => [one.groupJid, one]));
  return new Map(
    mappings.flatMap(({ sourceId, target }) => {
      const found = byJid.get(target ?? '');
      return found ? [[sourceId, found] as const] : [];
    }),
  );
}

/** Who of the people of channels is in the team, by the ids that they have in the archive. */
async function peopleOf({ cause, row }: Run, records: readonly (ChannelRecord | SeatsRecord)[]) {
  const ids = new Set(records.flatMap((one) => [...one.members, ...(one.kind === 'channel' ? one.moderators : [])]));
  const mappings = await mappingsOf(cause.db, row, 'person', [...ids]);
  const guids = [...new Set([...mappings.values()].flatMap(({ target }) => target ?? []))];
  const roles = guids.length === 0 ? new Map<string, Role>() : await activeAmong(cause.db, row.teamId, guids);
  return {
    guidsOf: (some: readonly string[]) =>
      some.flatMap((id) => {
        const guid = mappings.get(id)?.target ?? '';
        return roles.has(guid) ? [guid] : [];
      }),
    isGuest: (guid: string) => roles.get(guid) === 'guest',
  };
}

/** Decides what becomes of channels. A name that is taken gets the tool's behind it. */
async function placesFor(run: Run, records: readonly ChannelRecord[]): Promise<Place[]> {
  const { cause, team, row, groupsDomain } = run;
  if (records.length === 0) return [];
  const known = await knownChannels(
    run,
    records.map(({ id }) => id),
  );
  const room = await channelRoom(cause, team);
  const taken = await channelNames(cause.db, row.teamId);
  return records.map((record): Place => {
    const { id, type } = record;
    const found = known.get(id);
    if (found) return { record, result: 'matched', row: found, code: null };
    const fit = fitChannelName(record.name);
    if (fit === null) return { record, result: 'skipped', row: null, code: 'name_invalid' };
    if (room[type] <= 0) return { record, result: 'skipped', row: null, code: 'channel_limit' };
    room[type] -= 1;
    const name = freeName(fit, row.source, (candidate) => taken.has(channelKey(candidate)));
    taken.add(channelKey(name));
    const description = fitDescription(record.description);
    const made = broughtChannel(cause, team, { name, description, type }, groupsDomain);
    known.set(id, made);
    return { record, result: 'added', row: made, code: null };
  });
}

/**
 * Who is in a channel, and who looks after it: those who did so in the other tool as far as they are members here, or else an
 * admin, for a channel that is made.
 */
function seatsOf(
  { record, result, row }: Place,
  { guidsOf, isGuest }: Awaited<ReturnType<typeof peopleOf>>,
  admin: string | null,
): Seat[] {
  if (row === null) return [];
  const { groupJid } = row;
  const named = guidsOf(record.moderators)
    .filter((guid) => !isGuest(guid))
    .slice(0, CHANNEL_MODERATORS_MAX);
  const moderators = named.length > 0 || result !== 'added' || admin === null ? named : [admin];
  return [
    ...[...new Set(moderators)].map((guid): Seat => ({ groupJid, guid, affiliation: 'moderator' })),
    ...guidsOf([...record.moderators, ...record.members]).map((guid): Seat => ({
      groupJid,
      guid,
      affiliation: 'member',
    })),
  ];
}

/** Each place once: what somebody is first they are. */
const withoutRepeated = (seats: readonly Seat[]): Seat[] => {
  const byPlace = new Map<string, Seat>();
  for (const seat of seats) {
    const key = `${seat.groupJid} ${seat.guid}`;
    if (!byPlace.has(key)) byPlace.set(key, seat);
  }
  return [...byPlace.values()];
};

/**
 * Makes channels of those of the archive, as far as the plan allows, with the people who are in the team. Those that an import
 * of the same source has made before are found again, and get who is not in them.
 */
export async function bringAllChannels(
  run: Run,
  records: readonly (ChannelRecord | SeatsRecord)[],
): Promise<StepOutcome> {
  if (records.length === 0) return NOTHING;
  const { cause, row } = run;
  const people = await peopleOf(run, records);
  const places = await placesFor(
    run,
    records.filter((one) => one.kind === 'channel'),
  );
  const made = places.flatMap(({ result, row: channel }) => (result === 'added' && channel ? [channel] : []));
  await bringChannels(cause, made);
  const mappings = places.map(({ record, row: channel }): Mapping => ({
    ...{ teamId: row.teamId, source: row.source, kind: 'channel', sourceId: record.id, importId: row.importId },
    ...{ target: channel?.groupJid ?? null, name: record.name },
  }));
  await saveMappings(cause.db, [...new Map(mappings.map((one) => [one.sourceId, one])).values()]);
  const admin = made.length > 0 ? await someAdmin(cause.db, row.teamId, row.actor) : null;
  const further = records.filter((one) => one.kind === 'seats');
  const begun = await knownChannels(
    run,
    further.map(({ channelId }) => channelId),
  );
  const seats = [
    ...places.flatMap((place) => seatsOf(place, people, admin)),
    ...further.flatMap(({ channelId, members }) => {
      const groupJid = begun.get(channelId)?.groupJid;
      return groupJid === undefined
        ? []
        : people.guidsOf(members).map((guid): Seat => ({ groupJid, guid, affiliation: 'member' }));
    }),
  ];
  const channels = [...places.flatMap((place) => place.row ?? []), ...begun.values()];
  await bringSeats(cause, channels, withoutRepeated(seats));
  const countOf = (result: Place['result']) => places.filter((place) => place.result === result).length;
  return {
    counts: {
      ...{ channelsAdded: countOf('added'), channelsMatched: countOf('matched') },
      channelsSkipped: countOf('skipped'),
    },
    problems: places.flatMap(({ record, code }) => (code === null ? [] : [problem('channel', record.name, code)])),
  };
}
