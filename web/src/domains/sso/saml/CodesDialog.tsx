import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useIntl } from 'react-intl';
import { radius } from '../../../lib/theme/tokens.ts';
import { CopyButton } from '../../../ui/CopyButton.tsx';
import { NoticeDialog } from '../../../ui/NoticeDialog.tsx';
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
  const text = codes.join('\n');
  return (
    <NoticeDialog
      isReport
      title={formatMessage(samlTexts.codesTitle)}
      closeLabel={formatMessage(samlTexts.codesKept)}
      onClose={onClose}
    >
      <Typography color="text.secondary">{formatMessage(samlTexts.codesShown)}</Typography>
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
        <Button size="small" onClick={() => saveTextFile('recovery-codes.txt', `${text}\n`)}>
          {formatMessage(samlTexts.codesDownload)}
        </Button>
        <CopyButton text={text} label={formatMessage(samlTexts.codesCopy)} />
      </Box>
    </NoticeDialog>
  );
}
