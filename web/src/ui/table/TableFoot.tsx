import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { uiMessages } from '../messages.ts';
import { ListSkeleton } from '../Skeletons.tsx';

/** What stands below the rows of a list, or in their place. */
export function TableFoot({
  isEmpty,
  loading,
  rowHeight,
  empty,
  footer,
}: {
  isEmpty: boolean;
  loading: boolean;
  rowHeight: number;
  empty: ReactNode;
  footer: ReactNode;
}) {
  const { formatMessage } = useIntl();
  return (
    <>
      {isEmpty && !loading && empty}
      {loading && (
        <div role="status" aria-label={formatMessage(isEmpty ? uiMessages.loading : uiMessages.loadingMore)}>
          <ListSkeleton rows={isEmpty ? 8 : 2} rowHeight={rowHeight} />
        </div>
      )}
      {footer}
    </>
  );
}
