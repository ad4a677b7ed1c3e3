import type { Answer } from '../../../generated/contract.ts';
import type { SessionContext } from '../../../lib/context.ts';
import { type RosterEntry, rosterOf } from './repository.ts';
import { toldReceived } from './rules.ts';

/** The domains that the team has asked to be one organisation with, and those that have asked it. */
export async function domainRoster({ db, actor }: SessionContext): Promise<Answer<'team', 'domainRoster'>> {
  const { sent, received } = await rosterOf(db, actor.teamId);
  return { sent: sent.map(toEntry), received: toldReceived(received).map(toEntry) };
}

const toEntry = ({ domain, status, requestedAt }: RosterEntry) => ({ domain, status, requestedOn: requestedAt });
