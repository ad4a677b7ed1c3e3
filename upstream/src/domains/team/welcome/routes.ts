import type { Mailer } from '../../../lib/mail.ts';
import { adminsOnly } from '../../../lib/roles.ts';
import { type Routes, signedIn } from '../../../lib/service.ts';
import { teamOf } from '../repository.ts';
import { setWelcomeMessage, testWelcomeMessage, toWelcomeMessage } from './actions.ts';

type WelcomeRoutes = Pick<Routes<'team'>, 'welcomeMessage' | 'setWelcomeMessage' | 'testWelcomeMessage'>;

/** What people read when they come into the team: the mail that tells them of it carries it. */
export const welcomeRoutes = ({ mailer }: { mailer: Mailer }): WelcomeRoutes => ({
  welcomeMessage: signedIn(adminsOnly, async ({ db, actor }) => toWelcomeMessage(await teamOf(db, actor.teamId))),
  setWelcomeMessage: signedIn(adminsOnly, (context, { body }) => setWelcomeMessage(context, body)),
  testWelcomeMessage: signedIn(adminsOnly, async (context, { body }) => {
    await testWelcomeMessage(context, mailer, body);
    return {};
  }),
});
