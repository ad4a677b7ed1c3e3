import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { TeamRecoveryCodesCreateDocument } from '../../../generated/sso/saml/teamRecoveryCodesCreate.ts';
import { useKeyedMutation } from '../../../lib/apollo/useKeyedMutation.ts';
import { type Undone, undoneBy } from '../../../lib/graphql/undone.ts';
import { useDialogWord } from '../../../lib/urlState/useDialogWord.ts';
import { ConfirmDialog } from '../../../ui/ConfirmDialog.tsx';
import { FailureAlert } from '../../../ui/FailureAlert.tsx';
import { SectionCard } from '../../../ui/SectionCard.tsx';
import { samlPhrases, samlTexts } from './samlMessages.ts';

/** Asks before the codes that there are stop working; makes new ones, and hands them over. */
function RenewDialog({ onCodes, onClose }: { onCodes: (codes: readonly string[]) => void; onClose: () => void }) {
  const { formatMessage } = useIntl();
  const create = useKeyedMutation(TeamRecoveryCodesCreateDocument, (data) => data.teamRecoveryCodesCreate);
  const [isBusy, setBusy] = useState(false);
  const [failed, setFailed] = useState<Undone | null>(null);
  const confirm = async () => {
    setBusy(true);
    setFailed(null);
    const { payload, failure } = await create({});
    setBusy(false);
    if (!payload?.recoveryCodes) return setFailed(undoneBy({ payload, failure }));
    onClose();
    return onCodes(payload.recoveryCodes);
  };
  return (
    <ConfirmDialog
      open
      danger
      title={formatMessage(samlTexts.codesAskTitle)}
      text={formatMessage(samlTexts.codesAskText)}
      confirmLabel={formatMessage(samlTexts.codesNew)}
      busy={isBusy}
      onConfirm={() => void confirm()}
      onCancel={onClose}
    >
      {failed && (
        <Box sx={{ mt: 2 }}>
          <FailureAlert text={formatMessage(samlTexts.codesFailed)} {...failed} />
        </Box>
      )}
    </ConfirmDialog>
  );
}

/** How many codes are left by which admins come in while the identity provider is away, and how they are made anew. */
export function RecoveryCodes({ left, onCodes }: { left: number; onCodes: (codes: readonly string[]) => void }) {
  const { formatMessage } = useIntl();
  const question = useDialogWord('new-codes', true);
  return (
    <SectionCard title={formatMessage(samlTexts.codes)} text={formatMessage(samlTexts.codesText)}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2 }}>
        <Button onClick={question.open}>{formatMessage(samlTexts.codesNew)}</Button>
        <Typography color={left === 0 ? 'error' : 'text.secondary'}>
          {formatMessage(samlPhrases.codesLeft, { count: left })}
        </Typography>
      </Box>
      {question.isOpen && <RenewDialog onCodes={onCodes} onClose={question.close} />}
    </SectionCard>
  );
}
