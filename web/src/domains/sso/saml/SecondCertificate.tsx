import Button from '@mui/material/Button';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { CertificateField } from './CertificateField.tsx';
import type { Certificate } from './samlDraft.ts';
import { samlTexts } from './samlMessages.ts';
import type { SamlEditing } from './useSamlForm.ts';

/** The certificate that the identity provider goes over to; asked for only where somebody wants it. */
export function SecondCertificate({ editing, saved }: { editing: SamlEditing; saved: Certificate | null }) {
  const { formatMessage } = useIntl();
  const [isAdded, setAdded] = useState(false);
  const { draft, set } = editing;
  const isFilled = draft.secondCertificate.trim() !== '';
  if (!isFilled && !isAdded) {
    return (
      <Button size="small" sx={{ justifySelf: 'start' }} onClick={() => setAdded(true)}>
        {formatMessage(samlTexts.secondAdd)}
      </Button>
    );
  }
  const drop = (certificate: string) => {
    set({ certificate, secondCertificate: '' });
    setAdded(false);
  };
  return (
    <CertificateField
      part="secondCertificate"
      label={formatMessage(samlTexts.second)}
      hint={formatMessage(samlTexts.secondHint)}
      editing={editing}
      saved={saved}
      action={
        <>
          {isFilled && (
            <Button size="small" onClick={() => drop(draft.secondCertificate)}>
              {formatMessage(samlTexts.secondPromote)}
            </Button>
          )}
          <Button size="small" onClick={() => drop(draft.certificate)}>
            {formatMessage(samlTexts.secondDrop)}
          </Button>
        </>
      }
    />
  );
}
