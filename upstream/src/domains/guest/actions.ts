import type { Queries } from '../../db/database.ts';
import { enqueueJob, enqueueJobs } from '../../lib/jobs.ts';
import { remindersFrom } from './repository.ts';
import { reminderDueAt } from './rules.ts';

/** The work that tells the admins of a team about its guests; see `reminderJobs`. */
export const REMIND = 'guest.remind';

/** A team, and the end of the day on which its admins are reminded. */
export type ReminderDay = { teamId: string; instant: number };

const workOn = ({ teamId, instant }: ReminderDay) => ({
  name: REMIND,
  payload: { teamId, instant },
  // One mail per team and day, however many guests have theirs on it.
  uniqueKey: `${REMIND}:${teamId}:${instant}`,
  dueAt: reminderDueAt(instant),
});

/** Has the admins reminded on a day of whoever is a guest with this reminder by then: wherever a reminder is set. */
export const plantReminder = (context: { db: Queries; now: number }, day: ReminderDay): Promise<void> =>
  enqueueJob(context, workOn(day));

/** Plants what guests have for today and later, unless it is planted: nobody did where they came with other data. */
export async function plantReminders(db: Queries, now: number): Promise<void> {
  await enqueueJobs({ db, now }, (await remindersFrom(db, now)).map(workOn));
}
