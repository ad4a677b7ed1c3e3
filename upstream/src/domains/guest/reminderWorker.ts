import { type JobHandlers, releaseKey } from '../../lib/jobs.ts';
import type { Mailer } from '../../lib/mail.ts';
import { lockTeam } from '../team/repository.ts';
import { reminder } from './reminderActions.ts';
import { reminderMail } from './reminderMail.ts';
import { guestsRemindedOf, remindedAdmins } from './repository.ts';
import { NAMED_GUESTS } from './rules.ts';

/**
 * The work that reminds: one mail to every active admin of a team who has not opted out of reminders, in their language,
 * about the guests whose reminder is on that day. Whose reminder was cleared or moved, or who is no active guest any more,
 * is not among them; without anybody there is no mail.
 */
export const reminderJobs = ({ mailer }: { mailer: Mailer }): JobHandlers =>
  reminder.handledBy({
    effect: async ({ teamId, instant }, context) => {
      const { db } = context;
      // Whoever sets a reminder for this day at this moment comes before the mail or finds the day done.
      const { name } = await lockTeam(db, teamId);
      const { guests, total } = await guestsRemindedOf(db, teamId, instant, NAMED_GUESTS);
      const admins = await remindedAdmins(db, teamId);
      if (total === 0 || admins.length === 0) {
        // No mail has gone out: the day may be chosen again.
        await releaseKey(context);
        return undefined;
      }
      const news = { team: name, instant, guests, more: total - guests.length };
      await mailer.sendAll(
        context,
        admins.map(({ email, locale }) => ({ to: email, content: reminderMail(locale, news) })),
      );
      return undefined;
    },
  });
