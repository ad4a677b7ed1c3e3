import Box from '@mui/material/Box';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useMemo, type ComponentProps } from 'react';
import { useIntl, type IntlShape } from 'react-intl';
import { tableDate } from '../../../lib/intl/formats.ts';
import { useViewport } from '../../../lib/viewport/useViewport.ts';
import { ErrorBoundary } from '../../../ui/ErrorBoundary.tsx';
import { MoreIcon } from '../../../ui/icons.tsx';
import { MenuButton } from '../../../ui/menu/MenuButton.tsx';
import { tellOnDemandFailure } from '../../../ui/onDemandFailure.ts';
import type { Column } from '../../../ui/table/column.ts';
import { Spoken } from '../../../ui/Spoken.ts';
import type { MemberDialog } from '../memberDialog.ts';
import type { ListedMember } from '../people/people.ts';
import { LicenceBadges } from './LicenceBadges.tsx';
import type { LicenceWords } from './licenceWords.ts';
import { memberName } from '../people/memberName.ts';
import { memberPhrases, memberTexts, roleNames } from '../messages.ts';
import { RowMenu, warmMenus } from '../onDemandActions.ts';
import { PersonCell } from './PersonCell.tsx';
import type { MemberSelection } from './memberScope.ts';
import type { MemberTab } from './tabs.ts';
import { usePendingButtons } from './usePendingButtons.ts';

export type MemberColumn = Column<ListedMember>;

/** What the cells of a list have in common. */
export interface CellContext {
  readonly tab: MemberTab;
  readonly words: LicenceWords;
  /** Opens a dialog; the same function from render to render. */
  readonly onDialog: (dialog: MemberDialog) => void;
}

type PersonLook = Omit<ComponentProps<typeof PersonCell>, 'member' | 'intl' | 'tabIndex'>;

const nameColumn = (intl: IntlShape, look: PersonLook): MemberColumn => ({
  id: 'NAME',
  header: intl.formatMessage(memberTexts.nameColumn),
  width: 'minmax(0, 5fr)',
  sortable: true,
  hasControls: true,
  render: (member, tabIndex) => <PersonCell member={member} intl={intl} tabIndex={tabIndex} {...look} />,
});

const emailColumn = (intl: IntlShape): MemberColumn => ({
  id: 'EMAIL',
  header: intl.formatMessage(memberTexts.emailColumn),
  // Addresses are longer than names as a rule, and it is they that tell people apart.
  width: 'minmax(0, 6fr)',
  sortable: true,
  render: ({ email }) => (
    <Typography component="div" color="text.secondary" noWrap title={email ?? undefined}>
      {email}
    </Typography>
  ),
});

/** Who somebody is: in every list. */
export const personColumns = (intl: IntlShape, look: PersonLook): readonly MemberColumn[] => [
  nameColumn(intl, look),
  ...(look.isNarrow ? [] : [emailColumn(intl)]),
];

const roleColumn = (intl: IntlShape): MemberColumn => ({
  id: 'role',
  header: intl.formatMessage(memberTexts.roleColumn),
  width: '112px',
  render: ({ role }) => (
    <Typography component="div" color={role === 'ADMIN' ? 'text.primary' : 'text.secondary'} noWrap>
      {intl.formatMessage(roleNames[role])}
    </Typography>
  ),
});

const licenceColumn = (intl: IntlShape, words: LicenceWords): MemberColumn => ({
  id: 'licence',
  header: intl.formatMessage(memberTexts.licenceColumn),
  width: '108px',
  render: (member) => (
    <Box sx={{ display: 'flex', gap: 0.5 }}>
      <LicenceBadges member={member} intl={intl} words={words} />
    </Box>
  ),
});

const sinceColumn = (intl: IntlShape, tab: 'pending' | 'deactivated'): MemberColumn => ({
  id: 'since',
  header: intl.formatMessage(tab === 'pending' ? memberTexts.askedColumn : memberTexts.deactivatedColumn),
  width: '132px',
  wideOnly: true,
  render: ({ statusSince }) => (
    <Typography component="div" color="text.secondary" noWrap>
      {tableDate(intl, statusSince)}
    </Typography>
  ),
});

/** The buttons in Russian, the longest, are 181 px. */
const DECISION_WIDTH = 188;

/**
 * Beside an open sidebar a list may have no room for the buttons and for names: in one of this width or less, as in narrow
 * windows, the menu of the row decides.
 */
const DECISION_MENU_WIDTH = 560;

/** A width that every row comes to by itself, names of columns included: each is a grid of its own. */
const DECISION_TRACK = `clamp(0px, (100cqw - ${DECISION_MENU_WIDTH}px) * 1000, ${DECISION_WIDTH}px)`;

const DecisionRoom = styled('div')({
  display: 'flex',
  justifyContent: 'flex-end',
  [`@container (max-width: ${DECISION_MENU_WIDTH}px)`]: { display: 'none' },
});

const decisionColumn = (
  intl: IntlShape,
  Buttons: ReturnType<typeof usePendingButtons>,
  selection: MemberSelection,
  onDialog: CellContext['onDialog'],
): MemberColumn => ({
  id: 'decision',
  header: <Spoken>{intl.formatMessage(memberTexts.decisionColumn)}</Spoken>,
  width: DECISION_TRACK,
  align: 'end',
  wideOnly: true,
  hasControls: true,
  render: (member, tabIndex) => (
    <DecisionRoom>
      {Buttons && (
        <ErrorBoundary renderFailed={() => null} onFailed={tellOnDemandFailure}>
          <Buttons member={member} selection={selection} tabIndex={tabIndex} onDialog={onDialog} />
        </ErrorBoundary>
      )}
    </DecisionRoom>
  ),
});

/** The menu of every person, in every list. */
export const menuColumn = (intl: IntlShape, { words, onDialog }: Omit<CellContext, 'tab'>): MemberColumn => ({
  id: 'actions',
  header: <Spoken>{intl.formatMessage(memberTexts.actionsColumn)}</Spoken>,
  width: '32px',
  align: 'end',
  hasControls: true,
  render: (member, tabIndex) => (
    <MenuButton
      label={intl.formatMessage(memberPhrases.actionsFor, { name: memberName(intl, member) })}
      icon={<MoreIcon />}
      tabIndex={tabIndex}
      onWarm={warmMenus}
    >
      {(menu) => <RowMenu {...menu} member={member} words={words} onDialog={onDialog} />}
    </MenuButton>
  ),
});

/** The columns of a list of people. Where a window has no room for them, what they hold stands below the name. */
export const useMemberColumns = (
  { tab, words, onDialog }: CellContext,
  selection: MemberSelection,
): readonly MemberColumn[] => {
  const intl = useIntl();
  const { isStacked } = useViewport();
  const buttons = usePendingButtons(tab === 'pending');
  return useMemo(() => {
    const shown = tab === 'all' ? words : 'none';
    const hasSince = tab === 'deactivated' || (tab === 'pending' && !isStacked);
    return [
      ...personColumns(intl, { words: shown, isNarrow: isStacked, hasRole: tab !== 'guests', onDialog }),
      ...(tab === 'all' && !isStacked ? [roleColumn(intl)] : []),
      ...(shown === 'none' || isStacked ? [] : [licenceColumn(intl, shown)]),
      ...(hasSince ? [sinceColumn(intl, tab)] : []),
      ...(tab === 'pending' ? [decisionColumn(intl, buttons, selection, onDialog)] : []),
      menuColumn(intl, { words, onDialog }),
    ];
  }, [intl, isStacked, words, tab, onDialog, selection, buttons]);
};
