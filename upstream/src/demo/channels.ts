import { type GroupsDomain, channelDomain } from '../domains/channel/addressRules.ts';
import type { ChannelRow, Place, Seat } from '../domains/channel/repository.ts';
import { channelKey } from '../domains/channel/rules.ts';
import type { NewPerson } from '../domains/member/repository.ts';
import { DAY_MS } from '../lib/durations.ts';
import { shortName } from './people.ts';
import { ODD_ADDRESS, type SpecialChannel, specialChannels } from './specialChannels.ts';
import type { DemoTeam } from './teams.ts';

/** What every team has; everybody is in the first one. */
const common = ['general', 'random'];

/** Where a team speaks to everybody: nobody but guests is left out. */
const ANNOUNCEMENTS = 'announcements';
/** A channel whose address is not made here. */
const ODDLY_ADDRESSED = 'board-updates';

const descriptions: Readonly<Record<string, string>> = {
  general: 'For everybody, and for what everybody should know.',
  random: 'For everything that has nothing to do with work.',
  announcements: 'What the team tells everybody.',
};

/**
 * The channels of a demo team with the people in them, the same each time; addresses count from 1 in a fixed order, but for
 * the team's own announcements, whose address says that everybody always joins them.
 */
export function demoChannels(
  { domain, channels = [], hadPro = false, billing }: Pick<DemoTeam, 'domain' | 'channels' | 'hadPro' | 'billing'>,
  people: readonly NewPerson[],
  now: number,
  groupsDomain: GroupsDomain = null,
): { channels: ChannelRow[]; seats: Seat[] } {
  // Only PRO lets a channel take everybody in by itself.
  const { plan = 'free', trialEndsAt } = billing(now);
  const canAutoJoin = hadPro || plan !== 'free' || typeof trialEndsAt === 'number';
  const at = channelDomain(groupsDomain, domain);
  const rows = [...common, ...channels].map((name, index): ChannelRow => ({
    groupJid: `${localPart(shortName(domain), name, index)}@${at}`,
    teamId: `team-${shortName(domain)}`,
    ...{ name, nameKey: channelKey(name), description: descriptions[name] ?? '' },
    isAutoJoin: canAutoJoin && isForAll(name, index),
    ...(name === ANNOUNCEMENTS ? { ...moderated, canLeave: 'none', canMute: 'member' } : free),
    type: isForAll(name, index) || index < common.length || index % 3 === 0 ? 'open' : 'closed',
    createdAt: now - (20 + ((index * 17) % 600)) * DAY_MS,
    archivedAt: null,
    version: 1,
  }));
  const places = people
    .filter(({ state }) => state !== 'pending')
    .flatMap(({ guid, role }, index) =>
      rows
        .filter(({ name }, position) =>
          role === 'guest'
            ? holdsGuest(index, position, rows.length)
            : isForAll(name, position) || holdsMember(index, position, rows.length),
        )
        .map(({ groupJid }) => ({ groupJid, guid })),
    );
  const special = specialOf({ domain, at }, rows.length, people, now);
  return {
    channels: [...rows, ...special.map(({ row }) => row)],
    seats: [...moderatedBy(rows, places, people), ...special.flatMap(({ seats }) => seats)],
  };
}

const byAll = {
  postBy: 'member',
  addRemoveUsersBy: 'member',
  viewMemberListBy: 'member',
  editProfileBy: 'member',
} as const;
const moderated = {
  ...({ postBy: 'moderator', addRemoveUsersBy: 'moderator' } as const),
  ...({ viewMemberListBy: 'moderator', editProfileBy: 'moderator' } as const),
};
/** What a channel leaves to everybody unless something else is said. */
const free = { ...byAll, canLeave: 'member', canMute: 'member' } as const;

/**
 * Who of those in a channel moderates it: where moderators alone write, all admins; elsewhere one, of several admins not always
 * the same, or else a member.
 */
function moderatedBy(rows: readonly ChannelRow[], places: readonly Place[], people: readonly NewPerson[]): Seat[] {
  const byGuid = new Map(people.map((one) => [one.guid, one]));
  const inside = Map.groupBy(places, ({ groupJid }) => groupJid);
  const moderators = new Map(
    rows.map(({ groupJid, postBy }, position) => {
      const members = (inside.get(groupJid) ?? []).flatMap(({ guid }) => byGuid.get(guid) ?? []);
      const able = members.filter(({ state, role }) => state === 'active' && role !== 'guest');
      const admins = able.filter(({ role }) => role === 'admin');
      const one = (position % 3 === 2 ? admins.at(-1) : admins[0]) ?? able[0];
      const chosen = postBy === 'moderator' ? admins : one ? [one] : [];
      return [groupJid, new Set(chosen.map(({ guid }) => guid))] as const;
    }),
  );
  return places.map((place) => ({
    ...place,
    affiliation: moderators.get(place.groupJid)?.has(place.guid) ? 'moderator' : 'member',
  }));
}

/** The domain of a team, and that of its channels. */
type TeamDomains = { readonly domain: string; readonly at: string };

/** The channels of a team that are more than a name, behind the others. */
const specialOf = (team: TeamDomains, before: number, people: readonly NewPerson[], now: number) =>
  (specialChannels[team.domain] ?? []).map((spec, nth) => specialChannel(team, spec, before + nth, people, now));

function specialChannel(
  { domain, at }: TeamDomains,
  spec: SpecialChannel,
  index: number,
  people: readonly NewPerson[],
  now: number,
): { row: ChannelRow; seats: Seat[] } {
  const { name, description, isAnnouncement = false, isAutoJoin = false, isPrivate = false } = spec;
  const { canLeave, canMute, archivedDays = 0 } = spec;
  const groupJid = `${numbered(shortName(domain), index)}@${at}`;
  const row: ChannelRow = {
    ...{ groupJid, teamId: `team-${shortName(domain)}`, name, nameKey: channelKey(name), description },
    ...{ ...free, ...(isAnnouncement ? moderated : {}), isAutoJoin, type: isPrivate ? 'closed' : 'open' },
    ...{ canLeave: canLeave ?? 'member', canMute: canMute ?? 'member' },
    ...{ createdAt: now - (10 + index + archivedDays) * DAY_MS, version: 1 },
    archivedAt: archivedDays === 0 ? null : now - archivedDays * DAY_MS,
  };
  const seats = people.flatMap(({ guid, role, state }, place): Seat[] => {
    if (role === 'guest' || state === 'pending') return [];
    if (spec.moderators.includes(place)) return [{ groupJid, guid, affiliation: 'moderator' }];
    return spec.holds(place) ? [{ groupJid, guid, affiliation: 'member' }] : [];
  });
  return { row, seats };
}

const isForAll = (name: string, position: number) => position === 0 || name === ANNOUNCEMENTS;

const numbered = (team: string, index: number) => `${team}-c${String(index + 1).padStart(3, '0')}`;

function localPart(team: string, name: string, index: number): string {
  if (name === ANNOUNCEMENTS) return `team-${team}_${ANNOUNCEMENTS}`;
  return name === ODDLY_ADDRESSED ? ODD_ADDRESS : numbered(team, index);
}

/** Two in three have nothing against small talk; the other channels hold a few people each. */
function holdsMember(index: number, position: number, channels: number): boolean {
  if (position < common.length) return index % 3 !== 0;
  return (index + position) % Math.max(7, channels) === 0;
}

/** Guests are in one to three channels. */
function holdsGuest(index: number, position: number, channels: number): boolean {
  const others = channels - 1;
  return (
    position === 0 || Array.from({ length: index % 3 }, (_, nth) => 1 + ((index + nth) % others)).includes(position)
  );
}

/** Whom the active guests may talk to: two to five members each. */
export function demoContacts(people: readonly NewPerson[]): (readonly [guest: string, member: string])[] {
  const active = people.filter(({ state }) => state === 'active');
  const members = active.filter(({ role }) => role !== 'guest').map(({ guid }) => guid);
  const guests = active.filter(({ role }) => role === 'guest').map(({ guid }) => guid);
  return guests.flatMap((guest, index) => {
    const chosen = Array.from({ length: 2 + (index % 4) }, (_, nth) => members[(index * 5 + nth * 3) % members.length]);
    return [...new Set(chosen)].flatMap((member) => (member === undefined ? [] : [[guest, member] as const]));
  });
}
