import { useIntl } from 'react-intl';
import type { MenuAnchor } from '../../../ui/menu/MenuButton.tsx';
import { MenuPanel } from '../../../ui/menu/MenuPanel.tsx';
import type { MemberDialog } from '../memberDialog.ts';
import type { ListedMember } from '../people/people.ts';
import type { LicenceWords } from '../list/licenceWords.ts';
import { memberName } from '../people/memberName.ts';
import { memberPhrases } from '../messages.ts';
import { actionsForOne, dialogFor, type MemberAction } from './actions.ts';
import { actionTexts, panelTexts, profileAction } from './messages.ts';

const DANGEROUS: readonly MemberAction[] = ['delete'];
const LAST_GROUP: readonly MemberAction[] = ['reactivate', 'deactivate'];

/** Everything that can be done with one person. */
export function RowMenu({
  member,
  words,
  onDialog,
  ...menu
}: MenuAnchor & {
  member: ListedMember;
  words: LicenceWords;
  onDialog: (dialog: MemberDialog) => void;
}) {
  const intl = useIntl();
  const { formatMessage } = intl;
  const choose = (action: MemberAction) => {
    const dialog = dialogFor(action, { kind: 'some', members: [member] });
    if (dialog) onDialog(dialog);
  };
  const entries = actionsForOne(member, words).map(({ action, isKept }, place) => ({
    key: action,
    label: formatMessage(actionTexts[action]),
    reason: isKept ? formatMessage(panelTexts.lastAdmin) : undefined,
    isDanger: DANGEROUS.includes(action),
    startsGroup: place > 0 && LAST_GROUP.includes(action),
    onChoose: () => choose(action),
  }));
  const profile = {
    key: 'profile',
    label: formatMessage(profileAction.profile),
    onChoose: () => onDialog({ kind: 'profile', memberId: member.id }),
  };
  // Of somebody who asks to join there is nothing to see yet.
  const all = member.status === 'PENDING' ? entries : [profile, ...entries];
  const nothing = { key: 'nothing', label: formatMessage(panelTexts.nothingToDo), reason: '', onChoose: () => {} };
  return (
    <MenuPanel
      {...menu}
      label={formatMessage(memberPhrases.actionsFor, { name: memberName(intl, member) })}
      entries={all.length > 0 ? all : [nothing]}
    />
  );
}
