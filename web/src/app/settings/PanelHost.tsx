import Box from '@mui/material/Box';
import { Suspense, createElement, lazy, useState } from 'react';
import { ErrorBoundary } from '../../ui/ErrorBoundary.tsx';
import { TextSkeleton } from '../../ui/Skeletons.tsx';
import { PanelFailed } from './PanelFailed.tsx';
import type { LoadPanel } from './panels.ts';

const skeleton = (
  <Box aria-busy="true">
    <TextSkeleton lines={4} />
  </Box>
);

/** Fetches the code of a panel and shows it; Retry fetches it anew. */
export function PanelHost({ load }: { load: LoadPanel }) {
  const [attempt, setAttempt] = useState(() => ({ number: 0, Panel: lazy(load) }));
  const retry = () => setAttempt(({ number }) => ({ number: number + 1, Panel: lazy(load) }));
  return (
    <ErrorBoundary key={attempt.number} renderFailed={(error) => <PanelFailed error={error} onRetry={retry} />}>
      <Suspense fallback={skeleton}>{createElement(attempt.Panel)}</Suspense>
    </ErrorBoundary>
  );
}
