import * as z from 'zod';
import type { Queries } from '../../db/database.ts';
import { defineJob } from '../../lib/jobs.ts';
import { remindersFrom } from './repository.ts';
import { reminderDueAt } from './rules.ts';

const REMIND = 'guest.remind';

/** A team, and the end of the day on which its admins are reminded. */
const reminderDaySchema = z.object({ teamId: z.string(), instant: z.number() });
export type ReminderDay = z.infer<typeof reminderDaySchema>;

/** The work that tells the admins of a team about its guests; see `reminderJobs`. */
export const reminder = defineJob(REMIND, reminderDaySchema);

const termsOf = ({ teamId, instant }: ReminderDay) => ({
  // One mail per team and day, however many guests have theirs on it.
  uniqueKey: `${REMIND}:${teamId}:${instant}`,
  dueAt: reminderDueAt(instant),
});

/** Has the admins reminded on a day of whoever is a guest with this reminder by then: wherever a reminder is set. */
export const plantReminder = (context: { db: Queries; now: number }, day: ReminderDay): Promise<void> =>
  reminder.enqueue(context, day, termsOf(day));

/** Plants what guests have for today and later, unless it is planted: nobody did where they came with other data. */
export async function plantReminders(db: Queries, now: number): Promise<void> {
  const days = await remindersFrom(db, now);
  await reminder.enqueueAll(
    { db, now },
    days.map((day) => ({ payload: day, ...termsOf(day) })),
  );
}
