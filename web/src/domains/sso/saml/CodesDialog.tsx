import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { radius } from '../../../lib/theme/tokens.ts';
import { CopyButton } from '../../../ui/CopyButton.tsx';
import { ShownOnceDialog } from '../ShownOnceDialog.tsx';
import { samlTexts } from './samlMessages.ts';

/** Hands a text over to the browser as a file to save. */
function saveTextFile(name: string, text: string): void {
  const address = URL.createObjectURL(new Blob([text], { type: 'text/plain;charset=utf-8' }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  URL.revokeObjectURL(address);
}

/** Shows recovery codes, this once. */
export function CodesDialog({ codes, onClose }: { codes: readonly string[]; onClose: () => void }) {
  const { formatMessage } = useIntl();
  const [isKept, setKept] = useState(false);
  const text = codes.join('\n');
  const download = () => {
    saveTextFile('recovery-codes.txt', `${text}\n`);
    setKept(true);
  };
  return (
    <ShownOnceDialog
      title={formatMessage(samlTexts.codesTitle)}
      text={formatMessage(samlTexts.codesShown)}
      keptLabel={formatMessage(samlTexts.codesKept)}
      isKept={isKept}
      onClose={onClose}
    >
      <Typography
        component="ul"
        variant="mono"
        dir="ltr"
        sx={{
          ...{
            display: 'grid',
            gridTemplateColumns: 'repeat(auto-fill, minmax(20ch, 1fr))',
            gap: 0.5,
            listStyle: 'none',
          },
          ...{ m: 0, px: 2, py: 1.5, bgcolor: 'surface.sunken', borderRadius: `${radius.medium}px` },
        }}
      >
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </Typography>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
        <Button size="small" autoFocus onClick={download}>
          {formatMessage(samlTexts.codesDownload)}
        </Button>
        <CopyButton text={text} label={formatMessage(samlTexts.codesCopy)} onCopied={() => setKept(true)} />
      </Box>
    </ShownOnceDialog>
  );
}
