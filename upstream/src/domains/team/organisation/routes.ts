import type { Mailer } from '../../../lib/mail.ts';
import { adminsOnly } from '../../../lib/roles.ts';
import { type Routes, signedIn } from '../../../lib/routes.ts';
import { answerDomain, askDomain } from './actions.ts';
import { domainRoster } from './answers.ts';

/** With which domains a team is one organisation, and how it comes to be. */
export const organisationRoutes = ({
  mailer,
}: {
  mailer: Mailer;
}): Pick<Routes<'team'>, 'domainRoster' | 'domainRequest'> => ({
  domainRoster: signedIn(adminsOnly, domainRoster),
  domainRequest: signedIn(adminsOnly, async (context, { body: { domain, requestType } }) => {
    await (requestType === 'REQUEST'
      ? askDomain(context, mailer, domain)
      : answerDomain(context, mailer, requestType, domain));
    return domainRoster(context);
  }),
});
