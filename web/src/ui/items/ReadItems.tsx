import type { ReactNode } from 'react';
import { ErrorState } from '../ErrorState.tsx';
import { PartFailed } from '../PartFailed.tsx';
import { ItemsSkeleton } from './ItemsSkeleton.tsx';

/** A list of items as it is read: its skeleton on the way, what failed in its place, or the items, and above them what of them failed. */
export function ReadItems<Items>({
  items,
  isLoading,
  hasFailed,
  requestId,
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
  hasFailed: boolean;
  requestId: string | null;
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
  if (items === null || items === undefined) {
    if (isLoading) return <ItemsSkeleton rowHeight={rowHeight} {...(bars === undefined ? {} : { bars })} />;
    return <ErrorState title={failedText} requestId={requestId} onRetry={onRetry} />;
  }
  return (
    <>
      {hasFailed && !isLoading && <PartFailed text={partFailedText} requestId={requestId} onRetry={onRetry} />}
      {children(items)}
    </>
  );
}
