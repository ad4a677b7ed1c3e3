import Alert from '@mui/material/Alert';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { ConfirmDialog } from '../../../ui/ConfirmDialog.tsx';
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
  const [isFailed, setIsFailed] = useState(false);
  const confirm = async () => {
    setIsBusy(true);
    setIsFailed(false);
    const isDone = await upgrade();
    setIsBusy(false);
    setIsFailed(!isDone);
    if (!isDone) return;
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
      {isFailed && (
        <Alert severity="error" sx={{ mt: 2 }}>
          {intl.formatMessage(upgradeTexts.failed)}
        </Alert>
      )}
    </ConfirmDialog>
  );
}
