/** The events that the console and the gateway publish. */
export const knownEvents: readonly string[] = [
  'paywall_shown',
  'paywall_clicked',
  'upgrade_to_pro_clicked',
  'activate_pro_trial_clicked',
  'payment_initiated',
  'billing_details_shown',
  'billing_details_updated',
  'billing_address_updated',
  'upgrade_to_pro_page_view',
  'member_delete_feedback',
  'team_deletion_requested',
];

/** What people answer to a question, or ask for: no trace of what they do. */
const sentOnPurpose: ReadonlySet<string> = new Set(['member_delete_feedback', 'team_deletion_requested']);

/** Whether an event is kept of a team that shares no product events, too. */
export const isSentOnPurpose = ({ eventName }: { eventName: string }): boolean => sentOnPurpose.has(eventName);

/** The largest instant that a date can be. */
const LAST_INSTANT = 8.64e15;

export type EventFault = { code: 'event_unknown' | 'invalid_request'; field: string };

/** The first thing wrong with a list of events, or undefined. One wrong event spoils the list: nothing of it is kept. */
export function findEventFault(
  events: readonly { eventName: string; eventTs?: number }[],
  names: ReadonlySet<string>,
): EventFault | undefined {
  for (const [index, { eventName, eventTs = 0 }] of events.entries()) {
    if (!names.has(eventName)) return { code: 'event_unknown', field: `events.${index}.eventName` };
    if (Math.abs(eventTs) > LAST_INSTANT) return { code: 'invalid_request', field: `events.${index}.eventTs` };
  }
  return undefined;
}
