import type { JobHandlers } from '../../../lib/jobs.ts';
import type { Mailer } from '../../../lib/mail.ts';
import { adminsToTell } from '../../team/organisation/repository.ts';
import { teamOf } from '../../team/repository.ts';
import { paymentMailing } from './actions.ts';
import { paymentMail } from './mail.ts';

/** The work that mails the admins of a team what became of its payments. Nobody is told of a team that was deleted. */
export const paymentMailJobs = ({ mailer }: { mailer: Mailer }): JobHandlers =>
  paymentMailing.handledBy({
    effect: async ({ teamId, news, to }, context) => {
      const { name, deletedAt } = await teamOf(context.db, teamId);
      if (deletedAt !== null) return undefined;
      const admins = await adminsToTell(context.db, teamId);
      const told = to === undefined ? admins : admins.filter(({ guid }) => guid === to);
      await mailer.sendAll(
        context,
        told.map(({ email, locale }) => ({ to: email, content: paymentMail(locale, name, news) })),
      );
      return undefined;
    },
  });
