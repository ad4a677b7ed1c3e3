import type { Body } from '../../../generated/contract.ts';
import { note } from '../../../lib/audit.ts';
import type { SessionContext } from '../../../lib/context.ts';
import { Refusal } from '../../../lib/errors.ts';
import type { Mailer } from '../../../lib/mail.ts';
import { demandVersion } from '../../../lib/versions.ts';
import { lockForAdmin } from '../../member/lockActions.ts';
import { saveSetting } from '../settingActions.ts';
import { welcomeTestMail } from './mail.ts';
import { planWelcome, readWelcomeText } from './rules.ts';

/**
 * Changes what is given of the welcome message.
 *
 * @throws Refusal `actor_not_admin`, `stale_version`, `invalid_request`
 */
export async function setWelcomeMessage(
  context: SessionContext,
  given: Body<'team', 'setWelcomeMessage'>,
): Promise<void> {
  const { cause, team } = await lockForAdmin(context);
  demandVersion(given.version, team.welcomeVersion);
  const plan = planWelcome(team, given);
  if (plan.refusal !== null) throw new Refusal(plan.refusal, { field: plan.field });
  await saveSetting(cause, team, 'team.updateWelcome', plan.changes, 'welcomeVersion');
}

/**
 * Mails a text to the admin, kept or not, as it stands below the mail to somebody new.
 *
 * @throws Refusal `actor_not_admin`, `invalid_request`
 */
export async function testWelcomeMessage(
  context: SessionContext,
  mailer: Mailer,
  given: Body<'team', 'testWelcomeMessage'>,
): Promise<void> {
  const { cause, team, self } = await lockForAdmin(context);
  const text = readWelcomeText(given);
  if ('invalid' in text) throw new Refusal('invalid_request', { field: text.invalid });
  await mailer.send(cause, self.email, welcomeTestMail(self.locale, team.name, text));
  await note(cause, 'team.testWelcome', `team:${team.teamId}`);
}
