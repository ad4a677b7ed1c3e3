import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { useDialogWord } from '../../../lib/urlState/useDialogWord.ts';
import { BusyButton } from '../../../ui/BusyButton.tsx';
import { ConfirmDialog } from '../../../ui/ConfirmDialog.tsx';
import { SaveProblemNote } from '../../../ui/form/SaveProblemNote.tsx';
import { SectionCard } from '../../../ui/SectionCard.tsx';
import { CopyField } from '../CopyField.tsx';
import { ShownOnceDialog } from '../ShownOnceDialog.tsx';
import { DeleteTokenDialog } from './DeleteTokenDialog.tsx';
import { provisioningTexts } from './provisioningMessages.ts';
import { type Token, TokenFacts } from './TokenFacts.tsx';
import { useTokenGenerate } from './useTokenGenerate.ts';

/** Shows a token, this once. */
function SecretDialog({ secret, onClose }: { secret: string; onClose: () => void }) {
  const { formatMessage } = useIntl();
  const [isKept, setKept] = useState(false);
  return (
    <ShownOnceDialog
      title={formatMessage(provisioningTexts.shownTitle)}
      text={formatMessage(provisioningTexts.shownText)}
      keptLabel={formatMessage(provisioningTexts.shownKept)}
      isKept={isKept}
      onClose={onClose}
    >
      <CopyField
        autoFocus
        label={formatMessage(provisioningTexts.token)}
        copyLabel={formatMessage(provisioningTexts.copy)}
        text={secret}
        onCopied={() => setKept(true)}
      />
    </ShownOnceDialog>
  );
}

/** The token of the directory service: made, made anew, and deleted. */
export function TokenCard({ token, readAgain }: { token: Token | null; readAgain: () => Promise<boolean> }) {
  const { formatMessage } = useIntl();
  const [secret, setSecret] = useState<string | null>(null);
  const renewal = useDialogWord('new-token', token !== null);
  const deletion = useDialogWord('delete-token', token !== null);
  const { isBusy, problem, generate } = useTokenGenerate(readAgain, setSecret);
  const texts = {
    failed: formatMessage(provisioningTexts.generateFailed),
    stale: formatMessage(provisioningTexts.stale),
  };
  const note = problem && <SaveProblemNote problem={problem} texts={texts} />;
  return (
    <SectionCard title={formatMessage(provisioningTexts.token)}>
      <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)' }}>
        {token === null ? (
          <Typography color="text.secondary">{formatMessage(provisioningTexts.none)}</Typography>
        ) : (
          <TokenFacts token={token} />
        )}
        {!renewal.isOpen && note}
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
          {token === null ? (
            <BusyButton variant="contained" color="primary" busy={isBusy} onClick={() => void generate(null)}>
              {formatMessage(provisioningTexts.generate)}
            </BusyButton>
          ) : (
            <>
              <Button onClick={renewal.open}>{formatMessage(provisioningTexts.regenerate)}</Button>
              <Button color="error" onClick={deletion.open}>
                {formatMessage(provisioningTexts.remove)}
              </Button>
            </>
          )}
        </Box>
      </Box>
      {renewal.isOpen && token !== null && (
        <ConfirmDialog
          open
          danger
          title={formatMessage(provisioningTexts.regenerateTitle)}
          text={formatMessage(provisioningTexts.regenerateText)}
          confirmLabel={formatMessage(provisioningTexts.regenerate)}
          busy={isBusy}
          onConfirm={() => void generate(token.ending).then((isDone) => isDone && renewal.close())}
          onCancel={renewal.close}
        >
          {note && <Box sx={{ mt: 2 }}>{note}</Box>}
        </ConfirmDialog>
      )}
      {deletion.isOpen && token !== null && (
        <DeleteTokenDialog ending={token.ending} readAgain={readAgain} onClose={deletion.close} />
      )}
      {secret !== null && <SecretDialog secret={secret} onClose={() => setSecret(null)} />}
    </SectionCard>
  );
}
