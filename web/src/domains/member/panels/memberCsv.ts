import type { IntlShape } from 'react-intl';
import { csvLines, csvText, saveCsvFile } from '../../../lib/csv/csvFile.ts';
import { tableDate } from '../../../lib/intl/formats.ts';
import { fullName } from '../../../lib/intl/personName.ts';
import { nextTask } from '../../../lib/scheduling/nextTask.ts';
import { serverNow } from '../../../lib/graphql/serverClock.ts';
import { readRows, type RowSource } from '../../../ui/table/rowSource.ts';
import type { ListedMember } from '../people/people.ts';
import { hasTrialLicence, type LicenceWords } from '../list/licenceWords.ts';
import { memberTexts, roleNames } from '../messages.ts';
import type { MemberTab } from '../list/tabs.ts';
import { panelTexts } from './messages.ts';

interface Wording {
  readonly intl: IntlShape;
  readonly words: LicenceWords;
  readonly tab: MemberTab;
}

const licenceIn = (member: ListedMember, { intl: { formatMessage }, words }: Wording) => {
  if (member.role === 'GUEST') return '';
  if (member.isLicensed) return formatMessage(memberTexts.proBadge);
  if (words === 'upcoming') return '';
  if (hasTrialLicence(member)) return formatMessage(memberTexts.trialBadge);
  return formatMessage(words === 'activity' ? memberTexts.inactiveBadge : memberTexts.liteBadge);
};

const renewalIn = ({ isLicensed, isAutoRenewEnabled }: ListedMember, { intl: { formatMessage } }: Wording) => {
  if (!isLicensed) return '';
  return formatMessage(isAutoRenewEnabled ? panelTexts.renewOn : panelTexts.renewOff);
};

const hasLicences = ({ words, tab }: Wording) => tab === 'all' && words !== 'none';

const headOf = (wording: Wording): string[] => {
  const { formatMessage } = wording.intl;
  return [
    formatMessage(panelTexts.nameHeading),
    formatMessage(panelTexts.emailHeading),
    formatMessage(panelTexts.roleHeading),
    ...(hasLicences(wording) ? [formatMessage(panelTexts.licenceHeading), formatMessage(panelTexts.renewHeading)] : []),
    formatMessage(panelTexts.sinceHeading),
  ];
};

const rowOf = (member: ListedMember, wording: Wording): string[] => [
  member.name ? fullName(member.name) : '',
  member.email ?? '',
  wording.intl.formatMessage(roleNames[member.role]),
  ...(hasLicences(wording) ? [licenceIn(member, wording), renewalIn(member, wording)] : []),
  tableDate(wording.intl, member.statusSince),
];

/** So many people are written in one go, so that the page goes on answering while a long list is saved. */
const SLICE = 250;

/** People as a text of comma-separated values. */
export const toCsv = async (people: RowSource<ListedMember>, wording: Wording): Promise<string> => {
  const parts = [await csvLines([headOf(wording)])];
  for (let start = 0; start < people.keys.length; start += SLICE) {
    const slice = readRows(people, people.keys.slice(start, start + SLICE));
    parts.push(await csvLines(slice.map((member) => rowOf(member, wording))));
    await nextTask();
  }
  return csvText(parts);
};

/** Hands people over to the browser as a file to save. */
export const saveAsCsv = async (people: RowSource<ListedMember>, wording: Wording): Promise<void> => {
  const name = `${wording.tab === 'all' ? 'members' : wording.tab}-${new Date(serverNow()).toISOString().slice(0, 10)}`;
  saveCsvFile(name, await toCsv(people, wording));
};
