import { styled } from '@mui/material/styles';
import { useIntl } from 'react-intl';
import { brand } from '../../../lib/theme/tokens.ts';
import { WordMark } from '../../../ui/WordMark.tsx';
import { signInMessages } from './messages.ts';
import { MusterPattern } from './MusterPattern.tsx';

const Panel = styled('aside')(({ theme }) => ({
  position: 'relative',
  overflow: 'hidden',
  display: 'flex',
  flexDirection: 'column',
  justifyContent: 'space-between',
  padding: '40px 44px',
  color: brand.text,
  background: `radial-gradient(120% 90% at 85% 105%, ${brand.glow} 0%, ${brand.mid} 42%, ${brand.deep} 100%)`,
  '--mark-ground': brand.text,
  '--mark-ink': brand.deep,
  [theme.breakpoints.down('md')]: { padding: '20px 24px', '& .words, & > svg': { display: 'none' } },
}));

const Words = styled('div')({
  position: 'relative',
  maxWidth: 400,
  '& p': { margin: 0, textWrap: 'balance' },
  '& p:first-of-type': { fontSize: '1.875rem', lineHeight: 1.2, fontWeight: 640, letterSpacing: '-0.025em' },
  '& p:last-of-type': { marginTop: 14, fontSize: '0.9375rem', lineHeight: 1.6, color: brand.muted },
});

/** The quiet half of the sign-in page; on narrow screens a strip with the word mark. */
export function BrandPanel() {
  const { formatMessage } = useIntl();
  return (
    <Panel>
      <MusterPattern />
      <span style={{ position: 'relative' }}>
        <WordMark size={30} />
      </span>
      <Words className="words">
        <p>{formatMessage(signInMessages.brandLine)}</p>
        <p>{formatMessage(signInMessages.brandText)}</p>
      </Words>
    </Panel>
  );
}
