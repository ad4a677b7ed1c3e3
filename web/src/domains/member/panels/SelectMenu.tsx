import { useMemo } from 'react';
import { useIntl } from 'react-intl';
import type { MenuAnchor } from '../../../ui/menu/MenuButton.tsx';
import { MenuPanel, type MenuEntry } from '../../../ui/menu/MenuPanel.tsx';
import { readRows, type RowSource } from '../../../ui/table/rowSource.ts';
import type { ListedMember } from '../people/people.ts';
import type { LicenceWords } from '../list/licenceWords.ts';
import { SEARCH_LIMIT } from '../list/memberListState.ts';
import { MOST_READ_AT_ONCE, type MemberScope, type MemberSelection } from '../list/memberScope.ts';
import { memberTexts, roleGroups } from '../messages.ts';
import type { MemberConnection } from '../list/useMemberList.ts';
import { panelPhrases, panelTexts } from './messages.ts';

/** The kinds of people that a list can have side by side. */
const kindsOf = (words: LicenceWords) => [
  ...(['ADMIN', 'MEMBER', 'GUEST'] as const).map((role) => ({
    key: role,
    text: roleGroups[role],
    is: (member: ListedMember) => member.role === role,
  })),
  ...(words === 'none'
    ? []
    : [true, false].map((isLicensed) => ({
        key: isLicensed ? 'licensed' : 'unlicensed',
        text: licenceText(words, isLicensed),
        is: (member: ListedMember) => member.role !== 'GUEST' && member.isLicensed === isLicensed,
      }))),
];

const licenceText = (words: LicenceWords, isLicensed: boolean) => {
  if (words === 'activity') return isLicensed ? memberTexts.activeOnly : memberTexts.inactiveOnly;
  return isLicensed ? memberTexts.proOnly : memberTexts.liteOnly;
};

/** A search answers its first matches only: how many there are in all, nobody knows. */
const canMatchAll = ({ totalCount }: MemberConnection, { search }: MemberScope) =>
  totalCount > 0 && (search === '' || totalCount < SEARCH_LIMIT);

/**
 * What to select: all that is loaded, all of the list, one kind of those that are loaded, or nobody. Of a long list it is
 * the whole or nobody: the filters above it narrow it to one kind.
 */
export function SelectMenu({
  connection,
  people,
  scope,
  words,
  selection,
  ...menu
}: MenuAnchor & {
  connection: MemberConnection;
  people: RowSource<ListedMember>;
  scope: MemberScope;
  words: LicenceWords;
  selection: MemberSelection;
}) {
  const { formatMessage } = useIntl();
  const { ids, totalCount, pageInfo } = connection;
  const isLong = ids.length > MOST_READ_AT_ONCE;
  const loaded = useMemo(() => (isLong ? [] : readRows(people, people.keys)), [isLong, people]);
  const entries: MenuEntry[] = [];
  if (loaded.length > 0) {
    const label = formatMessage(panelPhrases.loaded, { count: loaded.length });
    entries.push({ key: 'loaded', label, onChoose: () => selection.only(loaded) });
  }
  if (canMatchAll(connection, scope) && (pageInfo.hasNextPage || isLong)) {
    const label = formatMessage(panelPhrases.matching, { count: totalCount });
    entries.push({ key: 'matching', label, onChoose: () => selection.matching(scope, totalCount) });
  }
  entries.push({ key: 'none', label: formatMessage(panelTexts.selectNone), onChoose: () => selection.clear() });
  const kinds = kindsOf(words)
    .map(({ key, text, is }) => ({ key, text, members: loaded.filter(is) }))
    .filter(({ members }) => members.length > 0 && members.length < loaded.length);
  for (const [place, { key, text, members }] of kinds.entries()) {
    const label = formatMessage(panelPhrases.ofKind, { kind: formatMessage(text), count: members.length });
    entries.push({ key, label, startsGroup: place === 0, onChoose: () => selection.only(members) });
  }
  return <MenuPanel {...menu} side="left" label={formatMessage(memberTexts.selectMenu)} entries={entries} />;
}
