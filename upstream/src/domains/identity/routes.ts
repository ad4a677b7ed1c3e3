import { everyRole } from '../../lib/roles.ts';
import { type Routes, open, signedIn } from '../../lib/routes.ts';
import type { Seals } from '../../lib/seals.ts';
import { domainProperties, publicProfile } from './domainAnswers.ts';
import { updateLocale } from './localeActions.ts';
import { issueAddressPin, proveAddress } from './addressProofActions.ts';
import { exchangeLoginCode, issueLoginCode } from './loginCodeActions.ts';
import { pictureRoutes } from './pictureRoutes.ts';
import { type PinDeps, authenticate, issuePin } from './pinActions.ts';
import { profileRoutes } from './profileRoutes.ts';
import { ownerOfGuess, repeatedSignIn } from './repeatedSignInAnswers.ts';
import { preferenceRoutes } from './preferenceRoutes.ts';
import { sessionRoutes } from './sessionRoutes.ts';
import { teamRoutes } from './teamRoutes.ts';

export function identityRoutes(deps: PinDeps & { sessionSeals: Seals }): Routes<'identity'> {
  return {
    ...preferenceRoutes,
    ...teamRoutes,
    publicProfile: open((context, { query }) => publicProfile(context, query.email)),
    domainProperties: open((context, { query }) => domainProperties(context, query.domain)),
    issuePin: open((context, { body }) => issuePin(deps, context, body), { keyed: true }),
    authenticate: open((context, { body }) => authenticate(deps, context, body), {
      keyed: true,
      keyOwner: ({ body }) => ownerOfGuess(deps.pinKey, body),
      secretless: repeatedSignIn(deps.sessionSeals, deps.limits),
    }),
    issueAddressPin: signedIn(everyRole, (context) => issueAddressPin(deps, context)),
    proveAddress: signedIn(everyRole, (context, { body }) => proveAddress(deps, context, body.pin)),
    // The answer is a secret.
    issueLoginCode: signedIn(everyRole, issueLoginCode, { keyed: false }),
    exchangeLoginCode: open((context, { body }) => exchangeLoginCode(context, body.code)),
    ...sessionRoutes,
    ...pictureRoutes,
    ...profileRoutes,
    updateLocale: signedIn(everyRole, (context, { body }) => updateLocale(context, body)),
  };
}
