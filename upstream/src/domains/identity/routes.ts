import { Refusal } from '../../lib/errors.ts';
import { everyRole } from '../../lib/roles.ts';
import { type Routes, open, signedIn } from '../../lib/service.ts';
import { domainOf } from '../../lib/text.ts';
import { updateLocale } from './localeActions.ts';
import { exchangeLoginCode, issueLoginCode } from './loginCodeActions.ts';
import { pictureRoutes } from './pictureRoutes.ts';
import { type PinDeps, authenticate, issuePin } from './pinActions.ts';
import { profileRoutes } from './profileRoutes.ts';
import { preferenceRoutes } from './preferenceRoutes.ts';
import { isFreeDomain, isTeamDomain } from './repository.ts';
import { sessionRoutes } from './sessionRoutes.ts';
import { teamRoutes } from './teamRoutes.ts';

export function identityRoutes(deps: PinDeps): Routes<'identity'> {
  return {
    ...preferenceRoutes,
    ...teamRoutes,
    publicProfile: open(async ({ db }, { query }) => {
      const email = query.email.toLowerCase();
      const domain = domainOf(email);
      if (!(await isTeamDomain(db, domain))) throw new Refusal('panel_not_enabled');
      return { email, domain };
    }),
    domainProperties: open(async ({ db }, { query }) => {
      const domain = query.domain.toLowerCase();
      if (await isFreeDomain(db, domain)) return { isFreeDomain: true };
      if (!(await isTeamDomain(db, domain))) throw new Refusal('panel_not_enabled');
      return { isFreeDomain: false };
    }),
    issuePin: open((context, { body }) => issuePin(deps, context, body.email), { keyed: true }),
    authenticate: open((context, { body }) => authenticate(deps, context, body)),
    // The answer is a secret.
    issueLoginCode: signedIn(everyRole, issueLoginCode, { keyed: false }),
    exchangeLoginCode: open((context, { body }) => exchangeLoginCode(context, body.code)),
    ...sessionRoutes,
    ...pictureRoutes,
    ...profileRoutes,
    updateLocale: signedIn(everyRole, (context, { body }) => updateLocale(context, body)),
  };
}
