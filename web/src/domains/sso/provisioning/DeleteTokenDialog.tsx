import Box from '@mui/material/Box';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { ProvisioningTokenDeleteDocument } from '../../../generated/sso/provisioning/provisioningTokenDelete.ts';
import type { SaveProblem } from '../../../lib/form/saveOutcome.ts';
import { useDraftSave } from '../../../lib/form/useDraftSave.ts';
import { ConfirmDialog } from '../../../ui/ConfirmDialog.tsx';
import { SaveProblemNote } from '../../../ui/form/SaveProblemNote.tsx';
import { provisioningTexts } from './provisioningMessages.ts';

/** Asks before a directory service loses its token; does it, and closes. */
export function DeleteTokenDialog({
  ending,
  readAgain,
  onClose,
}: {
  /** The ending of the token that is shown. */
  ending: string;
  readAgain: () => Promise<boolean>;
  onClose: () => void;
}) {
  const { formatMessage } = useIntl();
  const remove = useDraftSave(ProvisioningTokenDeleteDocument, (data) => data.provisioningTokenDelete, { readAgain });
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<SaveProblem | null>(null);
  const confirm = async () => {
    setBusy(true);
    setProblem(null);
    const outcome = await remove({ ending });
    if (outcome.kind === 'stale') await readAgain();
    setBusy(false);
    return outcome.kind === 'saved' ? onClose() : setProblem(outcome);
  };
  const texts = {
    failed: formatMessage(provisioningTexts.deleteFailed),
    stale: formatMessage(provisioningTexts.stale),
  };
  return (
    <ConfirmDialog
      open
      danger
      title={formatMessage(provisioningTexts.deleteTitle)}
      text={formatMessage(provisioningTexts.deleteText)}
      confirmLabel={formatMessage(provisioningTexts.remove)}
      busy={isBusy}
      onConfirm={() => void confirm()}
      onCancel={onClose}
    >
      {problem && (
        <Box sx={{ mt: 2 }}>
          <SaveProblemNote problem={problem} texts={texts} />
        </Box>
      )}
    </ConfirmDialog>
  );
}
