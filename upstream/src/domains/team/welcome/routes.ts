import type { Mailer } from '../../../lib/mail.ts';
import { adminsOnly } from '../../../lib/roles.ts';
import { type Routes, signedIn } from '../../../lib/routes.ts';
import { setWelcomeMessage, testWelcomeMessage } from './actions.ts';
import { welcomeMessage } from './answers.ts';

type WelcomeRoutes = Pick<Routes<'team'>, 'welcomeMessage' | 'setWelcomeMessage' | 'testWelcomeMessage'>;

/** What people read when they come into the team: the mail that tells them of it carries it. */
export const welcomeRoutes = ({ mailer }: { mailer: Mailer }): WelcomeRoutes => ({
  welcomeMessage: signedIn(adminsOnly, welcomeMessage),
  setWelcomeMessage: signedIn(adminsOnly, async (context, { body }) => {
    await setWelcomeMessage(context, body);
    return welcomeMessage(context);
  }),
  testWelcomeMessage: signedIn(adminsOnly, async (context, { body }) => {
    await testWelcomeMessage(context, mailer, body);
    return {};
  }),
});
