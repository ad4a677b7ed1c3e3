import { type ChatExportsQuery, useChatExportsQuery } from '../../../generated/chatExport/list/chatExports.ts';
import { READ_AFRESH } from '../../../lib/apollo/inPlace.ts';
import { useKnownTeam } from '../../../lib/apollo/useKnownTeam.ts';

type Listed = NonNullable<NonNullable<ChatExportsQuery['viewer']['team']>['chatExports']>;

/** An export as far as it is. */
export type ChatExport = Listed[number];

/** How often the exports are asked for, in ms, while the page is open and visible. */
const POLL_MS = 3_000;

const isPageHidden = () => document.visibilityState === 'hidden';

/** Whether it belongs under Completed: others are under way, or came to nothing. */
export const isCompleted = ({ status }: Pick<ChatExport, 'status'>): boolean =>
  status === 'COMPLETED' || status === 'EXPIRED';

/** The exports of the last days, followed for as long as the page is open. */
export function useChatExports() {
  const read = useChatExportsQuery({ ...READ_AFRESH, pollInterval: POLL_MS, skipPollAttempt: isPageHidden });
  return useKnownTeam(read, ({ chatExports }) => chatExports !== null);
}
