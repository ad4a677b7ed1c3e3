import Box from '@mui/material/Box';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import type { Undone } from '../../../lib/graphql/undone.ts';
import { ConfirmDialog } from '../../../ui/ConfirmDialog.tsx';
import { FailureAlert } from '../../../ui/FailureAlert.tsx';
import { showToast } from '../../../ui/toasts/toastStore.ts';
import type { ListedMember, PeopleDialogProps } from '../../member/people/people.ts';
import { memberName } from '../../member/people/memberName.ts';
import { useGuestUpgrade } from './guestUpgrade.ts';
import { upgradePhrases, upgradeTexts } from './upgradeMessages.ts';

/** Asks before a guest becomes a member, and does it. */
export default function UpgradeGuestDialog({
  member,
  onClose,
  onSettled,
}: PeopleDialogProps & { member: ListedMember }) {
  const intl = useIntl();
  const upgrade = useGuestUpgrade(member);
  const [isBusy, setIsBusy] = useState(false);
  const [undone, setUndone] = useState<Undone | null>(null);
  const confirm = async () => {
    setIsBusy(true);
    setUndone(null);
    const why = await upgrade();
    setIsBusy(false);
    setUndone(why);
    if (why !== null) return;
    onSettled({ failedIds: [] });
    showToast({ tone: 'success', text: upgradeTexts.done });
    onClose();
  };
  return (
    <ConfirmDialog
      open
      title={intl.formatMessage(upgradePhrases.title, { name: memberName(intl, member) })}
      text={intl.formatMessage(upgradeTexts.text)}
      confirmLabel={intl.formatMessage(upgradeTexts.confirm)}
      busy={isBusy}
      onConfirm={() => void confirm()}
      onCancel={onClose}
    >
      {undone && (
        <Box sx={{ mt: 2 }}>
          <FailureAlert text={intl.formatMessage(upgradeTexts.failed)} {...undone} />
        </Box>
      )}
    </ConfirmDialog>
  );
}
