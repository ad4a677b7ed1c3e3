import { type ReactNode, Suspense } from 'react';
import { ErrorBoundary } from './ErrorBoundary.tsx';
import { tellOnDemandFailure } from './onDemandFailure.ts';

/**
 * Around a piece that is fetched when it is first shown: a dialog, a menu, a part of a page. Nothing stands in its place
 * while it is on its way. Where it does not come, or breaks, a toast says so and what stands around it goes on; code that has
 * not come is told again by each try, until the page is loaded anew.
 */
export function OnDemand({
  onFailed,
  children,
}: {
  /** Takes back what has opened it: what stands around it must not take it to be open. */
  onFailed?: () => void;
  children: ReactNode;
}) {
  const tell = (error: unknown) => {
    tellOnDemandFailure(error);
    onFailed?.();
  };
  return (
    <ErrorBoundary renderFailed={() => null} onFailed={tell}>
      <Suspense fallback={null}>{children}</Suspense>
    </ErrorBoundary>
  );
}
