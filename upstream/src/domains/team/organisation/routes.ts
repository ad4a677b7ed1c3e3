import type { Queries } from '../../../db/database.ts';
import type { Answer } from '../../../generated/contract.ts';
import type { Mailer } from '../../../lib/mail.ts';
import { adminsOnly } from '../../../lib/roles.ts';
import { type Routes, signedIn } from '../../../lib/service.ts';
import { answerDomain, askDomain } from './actions.ts';
import { type RosterEntry, rosterOf } from './repository.ts';
import { toldReceived } from './rules.ts';

/** With which domains a team is one organisation, and how it comes to be. */
export const organisationRoutes = ({
  mailer,
}: {
  mailer: Mailer;
}): Pick<Routes<'team'>, 'domainRoster' | 'domainRequest'> => ({
  domainRoster: signedIn(adminsOnly, ({ db, actor }) => toRoster(db, actor.teamId)),
  domainRequest: signedIn(adminsOnly, async (context, { body: { domain, requestType } }) => {
    await (requestType === 'REQUEST'
      ? askDomain(context, mailer, domain)
      : answerDomain(context, mailer, requestType, domain));
    return toRoster(context.db, context.actor.teamId);
  }),
});

const toEntry = ({ domain, status, requestedAt }: RosterEntry) => ({ domain, status, requestedOn: requestedAt });

async function toRoster(db: Queries, teamId: string): Promise<Answer<'team', 'domainRoster'>> {
  const { sent, received } = await rosterOf(db, teamId);
  return { sent: sent.map(toEntry), received: toldReceived(received).map(toEntry) };
}
