import { emailFormat } from '@muster/schema/formats/email';
import type { MessageDescriptor } from 'react-intl';
import type { Tag } from '../../../ui/tagSuggestions.ts';
import { formTexts } from '../chatExportMessages.ts';
import type { Wanted } from '../useRequest.ts';

type Task = 'USER_HISTORY' | 'GROUP_HISTORY';

/** What is entered so far; nothing is chosen at first. */
export interface Draft {
  readonly emails: string;
  /** To which channels it is limited; they count where the channels are wanted. */
  readonly channels: readonly Tag[];
  readonly tasks: readonly Task[];
  readonly messageType: Wanted['messageType'] | null;
  readonly format: Wanted['format'] | null;
  readonly dateFrom: string;
  readonly dateTo: string;
}

export const EMPTY: Draft = {
  emails: '',
  channels: [],
  tasks: [],
  messageType: null,
  format: null,
  dateFrom: '',
  dateTo: '',
};

/** The addresses of a text, which commas or lines separate. */
export const emailsIn = (text: string): string[] =>
  text
    .split(/[,\n]/)
    .map((part) => part.trim())
    .filter((part) => part !== '');

type Faults = { readonly [Name in keyof Draft]?: MessageDescriptor };

function emailFault(emails: readonly string[]): MessageDescriptor | undefined {
  if (emails.every((email) => emailFormat.safeParse(email).success)) return undefined;
  return emails.length === 1 ? formTexts.invalidEmail : formTexts.invalidEmails;
}

const isTurned = ({ dateFrom, dateTo }: Draft) => dateFrom !== '' && dateTo !== '' && dateFrom > dateTo;

/** What of a draft cannot be sent, by its fields. */
export function faultsOf(draft: Draft): Faults {
  const emails = emailFault(emailsIn(draft.emails));
  return {
    ...(emails && { emails }),
    ...(draft.tasks.length === 0 && { tasks: formTexts.noType }),
    ...(draft.messageType === null && { messageType: formTexts.noMessages }),
    ...(draft.format === null && { format: formTexts.noFormat }),
    ...(isTurned(draft) && { dateTo: formTexts.turned }),
  };
}

/** Which conversations a draft is of; null while that is not entered. */
export function filterOf(draft: Draft) {
  const { format: _format, ...faults } = faultsOf(draft);
  if (draft.messageType === null || Object.keys(faults).length > 0) return null;
  return {
    emails: emailsIn(draft.emails),
    channelIds: draft.tasks.includes('GROUP_HISTORY') ? draft.channels.map(({ id }) => id) : [],
    tasks: [...draft.tasks],
    messageType: draft.messageType,
    dateFrom: draft.dateFrom || null,
    dateTo: draft.dateTo || null,
  };
}
