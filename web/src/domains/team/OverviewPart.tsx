import type { ErrorLike } from '@apollo/client';
import type { ReactNode } from 'react';
import { failureOf } from '../../lib/apollo/failureLink.ts';
import { ErrorState } from '../../ui/ErrorState.tsx';

/**
 * One part of the overview, read by itself: its skeleton while it is on its way, its own error with Retry when it does
 * not come, while the rest of the page stands.
 */
export function OverviewPart<Value>({
  value,
  isLoading,
  error,
  onRetry,
  failedTitle,
  skeleton,
  children,
}: {
  /** Null or undefined: not there (yet). */
  value: Value | null | undefined;
  isLoading: boolean;
  error: ErrorLike | undefined;
  onRetry: () => void;
  failedTitle: string;
  skeleton: ReactNode;
  children: (value: Value) => ReactNode;
}) {
  if (value !== null && value !== undefined) return children(value);
  if (isLoading) return skeleton;
  return <ErrorState compact title={failedTitle} requestId={failureOf(error)?.requestId} onRetry={onRetry} />;
}
