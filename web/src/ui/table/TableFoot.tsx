import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { uiMessages } from '../messages.ts';
import { Spoken } from '../Spoken.ts';
import { RowSkeleton, type RowTracks } from './RowSkeleton.tsx';

/** What stands below the rows of a list, or in their place. */
export function TableFoot({
  isEmpty,
  loading,
  look,
  empty,
  footer,
}: {
  isEmpty: boolean;
  loading: boolean;
  look: RowTracks;
  empty: ReactNode;
  footer: ReactNode;
}) {
  const { formatMessage } = useIntl();
  return (
    <>
      {isEmpty && !loading && empty}
      <Spoken role="status">{loading && formatMessage(isEmpty ? uiMessages.loading : uiMessages.loadingMore)}</Spoken>
      {loading && <RowSkeleton rows={isEmpty ? 8 : 2} look={look} />}
      {footer}
    </>
  );
}
