import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import { size } from '../../lib/theme/tokens.ts';
import { PageSkeleton } from '../../ui/Skeletons.tsx';
import { Content, Frame, SideColumn, TopRow } from './shellLayout.ts';

/** The shell's shape while it is on its way: the same measures, so that nothing moves when it arrives. */
export const ShellSkeleton = () => (
  <Frame aria-hidden>
    <SideColumn sx={{ width: size.sidebar, display: { xs: 'none', sm: 'flex' } }}>
      <Box sx={{ height: size.topBar, display: 'flex', alignItems: 'center', px: 2.5 }}>
        <Skeleton variant="rounded" width={112} height={24} />
      </Box>
      <Box sx={{ display: 'grid', gap: 1.5, px: 2.5, pt: 2 }}>
        {[120, 96, 108, 84].map((width) => (
          <Skeleton key={width} variant="rounded" width={width} height={18} />
        ))}
      </Box>
    </SideColumn>
    <Box sx={{ flex: 1, minWidth: 0 }}>
      <TopRow>
        <Skeleton variant="rounded" width={140} height={20} />
        <Box sx={{ flex: 1 }} />
        <Skeleton variant="circular" width={32} height={32} />
      </TopRow>
      <Content as="div">
        <PageSkeleton />
      </Content>
    </Box>
  </Frame>
);
