import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useIntl } from 'react-intl';
import { useHasSelection } from '../../../ui/table/useSelection.ts';
import type { MemberDialog } from '../dialogs/memberDialog.ts';
import type { ListedMember } from '../dialogs/people.ts';
import { useApprove } from '../dialogs/useApprove.ts';
import { memberName } from '../memberName.ts';
import type { MemberSelection } from '../memberScope.ts';
import { actionTexts, panelPhrases } from './messages.ts';

/** Takes one person in at once, or asks before turning them down. While some are selected, the bar is for all of them. */
export function PendingButtons({
  member,
  selection,
  tabIndex,
  onDialog,
}: {
  member: ListedMember;
  selection: MemberSelection;
  tabIndex: number;
  onDialog: (dialog: MemberDialog) => void;
}) {
  const intl = useIntl();
  const { approve, busyIds } = useApprove();
  const isBulk = useHasSelection(selection);
  if (isBulk || !member.viewerCanApprove) return null;
  const name = memberName(intl, member);
  return (
    <Box sx={{ display: 'flex', gap: 0.75 }}>
      <Button
        size="small"
        tabIndex={tabIndex}
        loading={busyIds.has(member.id)}
        aria-label={intl.formatMessage(panelPhrases.approveNamed, { name })}
        onClick={() => void approve(member)}
      >
        {intl.formatMessage(actionTexts.approve)}
      </Button>
      <Button
        size="small"
        variant="text"
        tabIndex={tabIndex}
        aria-label={intl.formatMessage(panelPhrases.rejectNamed, { name })}
        onClick={() => onDialog({ kind: 'reject', people: { kind: 'some', members: [member] } })}
      >
        {intl.formatMessage(actionTexts.reject)}
      </Button>
    </Box>
  );
}
