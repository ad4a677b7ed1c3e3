import type { ReactNode } from 'react';
import type { Failure } from '../../lib/graphql/failure.ts';
import { ErrorState } from '../ErrorState.tsx';
import { PartFailed } from '../PartFailed.tsx';
import { ItemsSkeleton } from './ItemsSkeleton.tsx';

/** A list of items as it is read: its skeleton on the way, what failed in its place, or the items, and above them what of them failed. */
export function ReadItems<Items>({
  items,
  isLoading,
  failure,
  failedText,
  partFailedText,
  rowHeight,
  bars,
  onRetry,
  children,
}: {
  /** Null or undefined as long as nothing of the list is there. */
  items: Items | null | undefined;
  isLoading: boolean;
  /** Why the list, or a part of it, could not be read. */
  failure: Failure | null;
  /** Says that the list could not be read. */
  failedText: string;
  /** Says that what is shown is not all, or not the latest. */
  partFailedText: string;
  /** How high an item is in px, and how many lines it has. */
  rowHeight: number;
  bars?: number;
  onRetry: () => void;
  children: (items: Items) => ReactNode;
}) {
  const requestId = failure?.requestId ?? null;
  if (items === null || items === undefined) {
    if (isLoading) return <ItemsSkeleton rowHeight={rowHeight} {...(bars === undefined ? {} : { bars })} />;
    return <ErrorState title={failedText} requestId={requestId} onRetry={onRetry} />;
  }
  return (
    <>
      {failure && !isLoading && <PartFailed text={partFailedText} requestId={requestId} onRetry={onRetry} />}
      {children(items)}
    </>
  );
}
