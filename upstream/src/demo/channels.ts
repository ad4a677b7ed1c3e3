import type { ChannelRow, Place } from '../domains/channel/repository.ts';
import { channelKey } from '../domains/channel/rules.ts';
import type { NewPerson } from '../domains/member/repository.ts';
import { DAY_MS } from '../lib/durations.ts';
import { shortName } from './people.ts';
import type { DemoTeam } from './teams.ts';

/** What every team has; everybody is in the first one. */
const common = ['general', 'random'];

/** Where a team speaks to everybody: nobody but guests is left out. */
const ANNOUNCEMENTS = 'announcements';

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
  { domain, channels = [] }: Pick<DemoTeam, 'domain' | 'channels'>,
  people: readonly NewPerson[],
  now: number,
): { channels: ChannelRow[]; places: Place[] } {
  const rows = [...common, ...channels].map((name, index): ChannelRow => ({
    groupJid: `${localPart(shortName(domain), name, index)}@chat.${domain}`,
    teamId: `team-${shortName(domain)}`,
    ...{ name, nameKey: channelKey(name), description: descriptions[name] ?? '' },
    isAutoJoin: isForAll(name, index),
    type: isForAll(name, index) || index < common.length || index % 3 === 0 ? 'open' : 'closed',
    createdAt: now - (20 + ((index * 17) % 600)) * DAY_MS,
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
  return { channels: rows, places };
}

const isForAll = (name: string, position: number) => position === 0 || name === ANNOUNCEMENTS;

const localPart = (team: string, name: string, index: number) =>
  name === ANNOUNCEMENTS ? `team-${team}_${ANNOUNCEMENTS}` : `${team}-c${String(index + 1).padStart(3, '0')}`;

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

/** Whom the active guests may start conversations with: two to five members each. */
export function demoContacts(people: readonly NewPerson[]): (readonly [guest: string, member: string])[] {
  const active = people.filter(({ state }) => state === 'active');
  const members = active.filter(({ role }) => role !== 'guest').map(({ guid }) => guid);
  const guests = active.filter(({ role }) => role === 'guest').map(({ guid }) => guid);
  return guests.flatMap((guest, index) => {
    const chosen = Array.from({ length: 2 + (index % 4) }, (_, nth) => members[(index * 5 + nth * 3) % members.length]);
    return [...new Set(chosen)].flatMap((member) => (member === undefined ? [] : [[guest, member] as const]));
  });
}
