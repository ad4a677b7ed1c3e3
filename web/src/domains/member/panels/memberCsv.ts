import type { IntlShape } from 'react-intl';
import { tableDate } from '../../../lib/intl/formats.ts';
import { fullName } from '../../../lib/intl/personName.ts';
import { serverNow } from '../../../lib/graphql/serverClock.ts';
import type { ListedMember } from '../dialogs/people.ts';
import type { LicenceWords } from '../licenceWords.ts';
import { memberTexts, roleNames } from '../messages.ts';
import type { MemberTab } from '../tabs.ts';
import { panelTexts } from './messages.ts';

interface Wording {
  readonly intl: IntlShape;
  readonly words: LicenceWords;
  readonly tab: MemberTab;
}

const licenceIn = ({ role, isLicensed }: ListedMember, { intl: { formatMessage }, words }: Wording) => {
  if (role === 'GUEST') return '';
  if (isLicensed) return formatMessage(memberTexts.proBadge);
  if (words === 'upcoming') return '';
  return formatMessage(words === 'activity' ? memberTexts.inactiveBadge : memberTexts.liteBadge);
};

const renewalIn = ({ isLicensed, isAutoRenewEnabled }: ListedMember, { intl: { formatMessage } }: Wording) => {
  if (!isLicensed) return '';
  return formatMessage(isAutoRenewEnabled ? panelTexts.renewOn : panelTexts.renewOff);
};

/** The head of the table, and a row for each person. */
export const tableOf = (people: readonly ListedMember[], wording: Wording): string[][] => {
  const { intl, words, tab } = wording;
  const { formatMessage } = intl;
  const hasLicences = tab === 'all' && words !== 'none';
  const head = [
    formatMessage(panelTexts.nameHeading),
    formatMessage(panelTexts.emailHeading),
    formatMessage(panelTexts.roleHeading),
    ...(hasLicences ? [formatMessage(panelTexts.licenceHeading), formatMessage(panelTexts.renewHeading)] : []),
    formatMessage(panelTexts.sinceHeading),
  ];
  const rows = people.map((member) => [
    member.name ? fullName(member.name) : '',
    member.email ?? '',
    formatMessage(roleNames[member.role]),
    ...(hasLicences ? [licenceIn(member, wording), renewalIn(member, wording)] : []),
    tableDate(intl, member.statusSince),
  ]);
  return [head, ...rows];
};

/**
 * People as a text of comma-separated values in UTF-8. What a spreadsheet would take for a formula is made a text by an
 * apostrophe; the byte order mark lets spreadsheets read names of every script.
 */
export const toCsv = async (people: readonly ListedMember[], wording: Wording): Promise<string> => {
  const { default: papaparse } = await import('papaparse');
  return `\uFEFF${papaparse.unparse(tableOf(people, wording), { escapeFormulae: true })}`;
};

/** Hands people over to the browser as a file to save. */
export const saveAsCsv = async (people: readonly ListedMember[], wording: Wording): Promise<void> => {
  const address = URL.createObjectURL(new Blob([await toCsv(people, wording)], { type: 'text/csv;charset=utf-8' }));
  const link = document.createElement('a');
  link.href = address;
  link.download = `${wording.tab === 'all' ? 'members' : wording.tab}-${new Date(serverNow()).toISOString().slice(0, 10)}.csv`;
  link.click();
  URL.revokeObjectURL(address);
};
