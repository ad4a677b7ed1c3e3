import Box from '@mui/material/Box';
import { type ReactNode, useState } from 'react';
import { useIntl } from 'react-intl';
import { monoFamily } from '../../../lib/theme/tokens.ts';
import { Field } from '../../../ui/Field.tsx';
import { CERTIFICATE_BYTES_MAX, CERTIFICATE_FILES } from './certificateFiles.ts';
import { CertificateFacts } from './CertificateFacts.tsx';
import { ChosenFile } from './ChosenFile.tsx';
import { certificateText } from './readMetadata.ts';
import type { Certificate } from './samlDraft.ts';
import { samlTexts } from './samlMessages.ts';
import { useFaultText } from './useFaultText.ts';
import type { SamlEditing } from './useSamlForm.ts';

/** A certificate: its text, its file, and what it says once it is saved. */
export function CertificateField({
  part,
  label,
  hint,
  editing: { draft, set, leave, faultOf },
  saved,
  action,
}: {
  part: 'certificate' | 'secondCertificate';
  label: string;
  hint: string;
  editing: SamlEditing;
  /** What is saved; null where nothing is. */
  saved: Certificate | null;
  /** What else can be done about it, beside the upload. */
  action?: ReactNode;
}) {
  const { formatMessage } = useIntl();
  const textOf = useFaultText();
  const [isUnread, setUnread] = useState(false);
  const text = draft[part];
  const take = async (file: File) => {
    const isTaken = file.size <= CERTIFICATE_BYTES_MAX;
    setUnread(!isTaken);
    if (!isTaken) return;
    set({ [part]: certificateText(new Uint8Array(await file.arrayBuffer())) });
    leave(part);
  };
  return (
    <Box sx={{ display: 'grid', gap: 1, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      <Field
        label={label}
        hint={hint}
        error={isUnread ? formatMessage(samlTexts.certificateUnread) : textOf(part, faultOf(part))}
        value={text}
        multiline
        minRows={3}
        maxRows={8}
        required={part === 'certificate'}
        autoComplete="off"
        spellCheck={false}
        inputProps={{ dir: 'ltr', style: { fontFamily: monoFamily, fontSize: '0.8125rem' } }}
        sx={{ p: 0 }}
        onBlur={() => leave(part)}
        onChange={({ target }) => {
          setUnread(false);
          set({ [part]: target.value });
        }}
      />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        <ChosenFile
          label={formatMessage(samlTexts.certificateUpload)}
          accept={CERTIFICATE_FILES}
          onFile={(file) => void take(file)}
        />
        {action}
      </Box>
      {saved?.pem.trim() === text.trim() && <CertificateFacts certificate={saved} />}
    </Box>
  );
}
