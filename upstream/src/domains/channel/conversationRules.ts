import { createHash } from 'node:crypto';
import type { Role } from '../../lib/roles.ts';

/** Somebody who talks to somebody else: the person, their team, and what that team's organisation is. */
export type Party = {
  guid: string;
  role: Role;
  emailDomain: string;
  teamId: string;
  teamDomain: string;
  /** The e-mail domains of the team's organisation. */
  organisation: ReadonlySet<string>;
  /** Whether the team lets its people have no contacts outside of its organisation. */
  blocksOutside: boolean;
};

/** By the address, or by the team where they are no guest of it. */
const belongsTo = ({ emailDomain, teamDomain, role }: Party, organisation: ReadonlySet<string>) =>
  organisation.has(emailDomain) || (role !== 'guest' && organisation.has(teamDomain));

/** Whether neither is an outside contact of the other: people of one team, its guests among them, and of one organisation. */
const isWithin = (one: Party, other: Party) =>
  one.teamId === other.teamId || (belongsTo(one, other.organisation) && belongsTo(other, one.organisation));

/** Why two people may not talk to each other; null where they may. Either team can block it. */
export const conversationRefusal = (one: Party, other: Party) =>
  !isWithin(one, other) && (one.blocksOutside || other.blocksOutside) ? 'external_contacts_blocked' : null;

/** The address of the conversation of two: always the same, whoever of them begins it. */
export function conversationJid(...parties: [Party, Party]): string {
  const [first, second] = parties.toSorted((a, b) => (a.guid < b.guid ? -1 : 1)) as [Party, Party];
  const digest = createHash('sha256').update(`${first.guid}\n${second.guid}`).digest('hex');
  return `two-${digest.slice(0, 40)}@chat.${first.teamDomain}`;
}
