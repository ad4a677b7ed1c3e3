import { createHash } from 'node:crypto';

/** Somebody who talks to somebody else: the person, their team, and what that team's organisation is. */
export type Party = {
  guid: string;
  /** The guids of whom alone a guest may talk to; null for whoever is no guest. */
  contacts: ReadonlySet<string> | null;
  emailDomain: string;
  teamId: string;
  teamDomain: string;
  /** The e-mail domains of the team's organisation. */
  organisation: ReadonlySet<string>;
  /** Whether the team lets its people have no contacts outside of its organisation. */
  blocksOutside: boolean;
};

/** By the address, or by the team. */
const belongsTo = ({ emailDomain, teamDomain }: Party, organisation: ReadonlySet<string>) =>
  organisation.has(emailDomain) || organisation.has(teamDomain);

/** Whether neither is an outside contact of the other: people of one team, and of one organisation. */
const isWithin = (one: Party, other: Party) =>
  one.teamId === other.teamId || (belongsTo(one, other.organisation) && belongsTo(other, one.organisation));

const isOpenTo = ({ contacts }: Party, { guid }: Party) => contacts === null || contacts.has(guid);

/**
 * Why two people may not talk to each other, whoever begins; null where they may. A guest talks to their contacts alone, of
 * the team that they are a guest of. Of two teams, either can block it.
 */
export function conversationRefusal(one: Party, other: Party) {
  if (!isOpenTo(one, other) || !isOpenTo(other, one)) return 'guest_contacts_only';
  return !isWithin(one, other) && (one.blocksOutside || other.blocksOutside) ? 'external_contacts_blocked' : null;
}

type Address = Pick<Party, 'guid' | 'teamDomain'>;

/** The address of the conversation of two: always the same, whoever of them begins it. */
export function conversationJid(one: Address, other: Address): string {
  const [first, second] = one.guid < other.guid ? [one, other] : [other, one];
  const digest = createHash('sha256').update(`${first.guid}\n${second.guid}`).digest('hex');
  return `two-${digest.slice(0, 40)}@chat.${first.teamDomain}`;
}
