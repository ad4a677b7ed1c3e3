import { createHash } from 'node:crypto';
import { DAY_MS } from '../../lib/durations.ts';
import type { Environment } from '../member/rules.ts';

/** The list goes back so far, and has so many of them at most. */
export const LISTED_MS = 30 * DAY_MS;
export const LISTED_MAX = 200;

/** What is known of exports goes once they are over for so long. */
export const ROWS_KEPT_MS = 180 * DAY_MS;

/** A step of an export writes so many messages, or the beginning of so many conversations. */
export const MESSAGES_OF_STEP = 2_000;
export const CONVERSATIONS_OF_STEP = 200;

/** Whether admins of a team may export its conversations: pre-production lets all of them try it. */
export const mayExport = (team: { readonly allowsChatExport: boolean }, environment: Environment): boolean =>
  team.allowsChatExport || environment === 'preprod';

/** Where the exports of a team are. */
export const exportFolderOf = (teamId: string): string =>
  `chat_exports/${createHash('sha256').update(teamId).digest('hex').slice(0, 32)}`;

/** Where a part of an export is while it is under way: whoever writes it again writes it there again. */
export const partFileOf = (jobId: string, part: number): string =>
  `chat_export_parts/${createHash('sha256').update(jobId).digest('hex').slice(0, 32)}/${part}.part`;

/** What the finished file is called where it is saved. */
export const savedName = (team: { readonly url: string }, createdAt: number): string =>
  `${team.url}-chat-export-${new Date(createdAt).toISOString().slice(0, 10)}.zip`;

type Standing = { readonly status: 'PENDING' | 'COMPLETED' | 'FAILED'; readonly expiresAt: number | null };

/** How an export stands at an instant: its file goes by itself. */
export const statusAt = ({ status, expiresAt }: Standing, now: number): Standing['status'] | 'EXPIRED' =>
  status === 'COMPLETED' && expiresAt !== null && expiresAt <= now ? 'EXPIRED' : status;

/** Whether a text of the right form is a day that the calendar has. */
export function isDay(day: string): boolean {
  const at = new Date(`${day}T00:00:00Z`);
  return !Number.isNaN(at.getTime()) && at.toISOString().startsWith(day);
}

/** From which instant on, and before which one, something was sent within days by UTC; null where there is no bound. */
export const withinDays = (from: string | null, to: string | null) => ({
  from: from === null ? null : Date.parse(`${from}T00:00:00Z`),
  before: to === null ? null : Date.parse(`${to}T00:00:00Z`) + DAY_MS,
});
