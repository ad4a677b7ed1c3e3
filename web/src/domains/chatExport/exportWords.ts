import { type IntlShape, useIntl } from 'react-intl';
import { billingDate, plainList } from '../../lib/intl/formats.ts';
import { exportPhrases, taskNames, typeNames } from './chatExportMessages.ts';
import type { ChatExport } from './list/useChatExports.ts';

type Asked = Pick<ChatExport, 'tasks' | 'messageType' | 'emails' | 'channels' | 'dateFrom' | 'dateTo'>;

/** Days of an export are those of UTC, wherever the viewer is. */
function daysOf(intl: IntlShape, { dateFrom, dateTo }: Asked): string | null {
  const { formatMessage } = intl;
  if (dateFrom !== null && dateTo !== null) {
    const [from, until] = [billingDate(intl, dateFrom), billingDate(intl, dateTo)];
    return formatMessage(exportPhrases.days, { from, until });
  }
  if (dateFrom !== null) return formatMessage(exportPhrases.from, { day: billingDate(intl, dateFrom) });
  return dateTo === null ? null : formatMessage(exportPhrases.until, { day: billingDate(intl, dateTo) });
}

/** What an export is of: conversations and messages, and below that whose and when. */
export function useExportWords() {
  const intl = useIntl();
  return (one: Asked): { what: string; whose: string } => {
    const parts = [...one.tasks.map((task) => taskNames[task]), typeNames[one.messageType]];
    const days = daysOf(intl, one);
    return {
      what: plainList(
        intl,
        parts.map((part) => intl.formatMessage(part)),
      ),
      whose: plainList(intl, [
        intl.formatMessage(exportPhrases.people, { count: one.emails.length }),
        ...(one.channels.length === 0
          ? []
          : [intl.formatMessage(exportPhrases.channels, { count: one.channels.length })]),
        ...(days === null ? [] : [days]),
      ]),
    };
  };
}
