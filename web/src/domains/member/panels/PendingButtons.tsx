import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useIntl } from 'react-intl';
import { BusyButton } from '../../../ui/BusyButton.tsx';
import { useHasSelection } from '../../../ui/table/useSelection.ts';
import type { MemberDialog } from '../memberDialog.ts';
import type { ListedMember } from '../people/people.ts';
import { useApprove } from '../requests/useApprove.ts';
import { memberName } from '../people/memberName.ts';
import type { MemberSelection } from '../list/memberScope.ts';
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
        aria-label={intl.formatMessage(panelPhrases.rejectNamed, { name })}
        onClick={() => onDialog({ kind: 'reject', people: { kind: 'some', members: [member] } })}
      >
        {intl.formatMessage(actionTexts.reject)}
      </Button>
      <BusyButton
        size="small"
        variant="contained"
        color="primary"
        tabIndex={tabIndex}
        busy={busyIds.has(member.id)}
        aria-label={intl.formatMessage(panelPhrases.approveNamed, { name })}
        onClick={() => void approve(member)}
      >
        {intl.formatMessage(actionTexts.approve)}
      </BusyButton>
    </Box>
  );
}
