import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import DialogContentText from '@mui/material/DialogContentText';
import { type MessageDescriptor, useIntl } from 'react-intl';
import { useInstantSetting } from '../../../lib/form/useInstantSetting.ts';
import { useDialogWord } from '../../../lib/urlState/useDialogWord.ts';
import { ConfirmDialog } from '../../../ui/ConfirmDialog.tsx';
import { SaveProblemNote } from '../../../ui/form/SaveProblemNote.tsx';
import { SectionCard } from '../../../ui/SectionCard.tsx';
import { SettingRow } from '../../../ui/settings/SettingRow.tsx';
import { googleTexts } from './googleMessages.ts';
import { useGoogleSignInRequire } from './googleSignInRequire.ts';

/** The question's word in the address. */
const ASK = 'require-google';
const REFUSED = new Map<string, MessageDescriptor>([
  ['NOT_ALLOWED', googleTexts.configured],
  ['GOOGLE_NOT_CONFIGURED', googleTexts.notConfigured],
]);

/** Asks before people have to sign in with Google, and what is configured of an identity provider goes. */
function RequireDialog({
  hasSaml,
  onConfirm,
  onCancel,
}: {
  hasSaml: boolean;
  onConfirm: () => void;
  onCancel: () => void;
}) {
  const { formatMessage } = useIntl();
  return (
    <ConfirmDialog
      open
      danger={hasSaml}
      title={formatMessage(googleTexts.askTitle)}
      text={formatMessage(googleTexts.askText)}
      confirmLabel={formatMessage(hasSaml ? googleTexts.confirmSaml : googleTexts.confirm)}
      onConfirm={onConfirm}
      onCancel={onCancel}
    >
      {hasSaml && <DialogContentText sx={{ mt: 1.5 }}>{formatMessage(googleTexts.askSaml)}</DialogContentText>}
    </ConfirmDialog>
  );
}

/** Whether people have to sign in with Google: the same switch as in the settings. */
export function GoogleCard({
  isRequired,
  hasSaml,
  readAgain,
}: {
  isRequired: boolean;
  /** Whether an identity provider is configured, which is removed with it. */
  hasSaml: boolean;
  readAgain: () => Promise<boolean>;
}) {
  const { formatMessage } = useIntl();
  const require = useGoogleSignInRequire(readAgain);
  const save = async (next: boolean) => {
    const outcome = await require(next, next && hasSaml);
    // Somebody has configured an identity provider since this was read.
    if (outcome.kind === 'refused') await readAgain();
    return outcome;
  };
  const { shown, isSaving, isSaved, problem, change } = useInstantSetting({ value: isRequired, save });
  const question = useDialogWord(ASK, !shown);
  const refused = (code: string) => {
    const text = REFUSED.get(code);
    return text === undefined ? null : formatMessage(text);
  };
  return (
    <SectionCard title={formatMessage(googleTexts.title)}>
      <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)' }}>
        {hasSaml && <Alert severity="info">{formatMessage(googleTexts.samlStays)}</Alert>}
        <SettingRow
          label={formatMessage(googleTexts.label)}
          state={formatMessage(shown ? googleTexts.on : googleTexts.off)}
          control={{ isOn: shown, isDisabled: false, onChange: () => (shown ? change(false) : question.open()) }}
          isSaved={isSaved}
          isBusy={isSaving}
        />
        <SaveProblemNote problem={problem} texts={{ failed: formatMessage(googleTexts.failed), refused }} />
      </Box>
      {question.isOpen && (
        <RequireDialog
          hasSaml={hasSaml}
          onConfirm={() => {
            question.close();
            change(true);
          }}
          onCancel={question.close}
        />
      )}
    </SectionCard>
  );
}
