import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import DialogContentText from '@mui/material/DialogContentText';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { TeamSamlRemoveDocument } from '../../../generated/sso/saml/teamSamlRemove.ts';
import type { SaveProblem } from '../../../lib/form/saveOutcome.ts';
import { useDraftSave } from '../../../lib/form/useDraftSave.ts';
import { useDialogWord } from '../../../lib/urlState/useDialogWord.ts';
import { ConfirmDialog } from '../../../ui/ConfirmDialog.tsx';
import { SaveProblemNote } from '../../../ui/form/SaveProblemNote.tsx';
import { SectionCard } from '../../../ui/SectionCard.tsx';
import { samlTexts } from './samlMessages.ts';

type Seen = {
  /** The version that is shown. */
  version: number;
  /** Whether the form has changes, which are lost by it. */
  hasUnsaved: boolean;
  readAgain: () => Promise<boolean>;
  onRemoved: () => void;
};

/** Asks before people sign in at no identity provider any more; does it, and closes. */
function RemoveDialog({ version, hasUnsaved, readAgain, onRemoved, onClose }: Seen & { onClose: () => void }) {
  const { formatMessage } = useIntl();
  const remove = useDraftSave(TeamSamlRemoveDocument, (data) => data.teamSamlRemove, { readAgain });
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<SaveProblem | null>(null);
  const confirm = async () => {
    setBusy(true);
    setProblem(null);
    const outcome = await remove({ version });
    if (outcome.kind === 'stale') await readAgain();
    setBusy(false);
    if (outcome.kind !== 'saved') return setProblem(outcome);
    onClose();
    return onRemoved();
  };
  return (
    <ConfirmDialog
      open
      danger
      title={formatMessage(samlTexts.removeTitle)}
      text={formatMessage(samlTexts.removeAsk)}
      confirmLabel={formatMessage(samlTexts.remove)}
      busy={isBusy}
      onConfirm={() => void confirm()}
      onCancel={onClose}
    >
      {hasUnsaved && <DialogContentText sx={{ mt: 1.5 }}>{formatMessage(samlTexts.removeUnsaved)}</DialogContentText>}
      {problem && (
        <Box sx={{ mt: 2 }}>
          <SaveProblemNote problem={problem} texts={{ failed: formatMessage(samlTexts.removeFailed) }} />
        </Box>
      )}
    </ConfirmDialog>
  );
}

/** The way out of an identity provider. */
export function RemoveSaml(seen: Seen) {
  const { formatMessage } = useIntl();
  const question = useDialogWord('remove-saml', true);
  return (
    <SectionCard title={formatMessage(samlTexts.remove)} text={formatMessage(samlTexts.removeText)}>
      <Button color="error" variant="outlined" onClick={question.open}>
        {formatMessage(samlTexts.remove)}
      </Button>
      {question.isOpen && <RemoveDialog {...seen} onClose={question.close} />}
    </SectionCard>
  );
}
