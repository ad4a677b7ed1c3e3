import { recordAudit } from '../../lib/audit.ts';
import type { SessionContext } from '../../lib/context.ts';
import { Fault, Refusal } from '../../lib/errors.ts';
import type { Mailer } from '../../lib/mail.ts';
import { adminsOnly } from '../../lib/roles.ts';
import { type Input, type Routes, signedIn } from '../../lib/service.ts';
import { lockForAdmin } from '../member/actions.ts';
import { peopleByGuid } from '../member/repository.ts';
import { type TeamRow, teamOf } from './repository.ts';
import { welcomeTestMail } from './welcomeMail.ts';
import { changeWelcome } from './welcomeRepository.ts';
import { planWelcome, readWelcomeText } from './welcomeRules.ts';

type WelcomeRoutes = Pick<Routes<'team'>, 'welcomeMessage' | 'setWelcomeMessage' | 'testWelcomeMessage'>;

/** What people read when they come into the team: the mail that tells them of it carries it. */
export const welcomeRoutes = ({ mailer }: { mailer: Mailer }): WelcomeRoutes => ({
  welcomeMessage: signedIn(adminsOnly, async ({ db, actor }) => answerOf(await teamOf(db, actor.teamId))),
  setWelcomeMessage: signedIn(adminsOnly, setWelcomeMessage),
  testWelcomeMessage: signedIn(adminsOnly, (context, input) => testWelcomeMessage(mailer, context, input)),
});

const answerOf = (team: TeamRow) => ({
  enabled: team.isWelcomeEnabled,
  senderName: team.welcomeSenderName,
  message: team.welcomeMessage,
  version: team.welcomeVersion,
});

async function setWelcomeMessage(context: SessionContext, { body }: Input<'team', 'setWelcomeMessage'>) {
  const cause = await lockForAdmin(context);
  const { db, teamId, actor } = cause;
  const team = await teamOf(db, teamId);
  const plan = planWelcome(team, body);
  if (plan.refusal !== null) throw new Refusal(plan.refusal, { field: plan.field });
  const { changes } = plan;
  if (Object.keys(changes).length === 0) return answerOf(team);
  await changeWelcome(db, teamId, changes);
  const before = Object.fromEntries(Object.entries(team).filter(([column]) => column in changes));
  await recordAudit(cause, {
    ...{ teamId, actor, action: 'team.updateWelcome', target: `team:${teamId}` },
    ...{ before, after: changes },
  });
  return answerOf(await teamOf(db, teamId));
}

/** Mails a text to the admin, kept or not, as it stands below the mail to somebody new. */
async function testWelcomeMessage(
  mailer: Mailer,
  context: SessionContext,
  { body }: Input<'team', 'testWelcomeMessage'>,
) {
  const cause = await lockForAdmin(context);
  const { db, teamId, actor } = cause;
  const text = readWelcomeText(body);
  if ('invalid' in text) throw new Refusal('invalid_request', { field: text.invalid });
  const [person] = await peopleByGuid(db, teamId, [actor], false);
  if (!person) throw new Fault('An admin who is nobody.');
  const { name } = await teamOf(db, teamId);
  await mailer.send(cause, person.email, welcomeTestMail(person.locale, name, text));
  await recordAudit(cause, { teamId, actor, action: 'team.testWelcome', target: `team:${teamId}` });
  return {};
}
