import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { BrandPanel } from './BrandPanel.tsx';
import { VisitorBar } from './VisitorBar.tsx';

const Frame = styled('div')(({ theme }) => ({
  flex: 1,
  display: 'grid',
  gridTemplateColumns: 'minmax(360px, 5fr) minmax(420px, 7fr)',
  minHeight: '100dvh',
  backgroundColor: theme.vars.palette.background.paper,
  [theme.breakpoints.down('md')]: { gridTemplateColumns: '1fr', gridTemplateRows: 'auto 1fr' },
}));

const Side = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateRows: 'auto 1fr',
  padding: '20px 24px 48px',
  [theme.breakpoints.down('sm')]: { padding: '12px 20px 32px' },
}));

const Middle = styled('main')(({ theme }) => ({
  // From the top, not from the middle: the steps differ in height, and the title should not jump between them.
  alignSelf: 'start',
  justifySelf: 'center',
  width: '100%',
  maxWidth: 384,
  paddingTop: 'clamp(32px, 19vh, 220px)',
  [theme.breakpoints.down('md')]: { paddingTop: 'clamp(24px, 6vh, 64px)' },
}));

/** The frame of the pages for people who are outside: the brand beside one column of content. */
export const IdentityFrame = ({ children }: { children: ReactNode }) => (
  <Frame>
    <BrandPanel />
    <Side>
      <VisitorBar />
      <Middle>{children}</Middle>
    </Side>
  </Frame>
);
