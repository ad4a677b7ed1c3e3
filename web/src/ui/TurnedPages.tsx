import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import type { TurnedList } from '../lib/turnedList.ts';
import { ErrorState } from './ErrorState.tsx';
import { uiMessages } from './messages.ts';
import { PageTurner } from './PageTurner.tsx';
import { PartFailed } from './PartFailed.tsx';
import { TextSkeleton } from './Skeletons.tsx';

/**
 * A list that is turned page by page, inside a card or a dialog: its skeleton, what failed, or a page with the ways to
 * the others. What fails of a later read is told beside the page that is there.
 */
export function TurnedPages<Page>({
  list: { page, failure, readAgain, turns },
  failed,
  children,
}: {
  list: TurnedList<Page>;
  /** What could not be loaded, where nothing of the list is there. */
  failed: string;
  children: (page: Page) => ReactNode;
}) {
  const { formatMessage } = useIntl();
  if (page === null) {
    if (!failure) return <TextSkeleton lines={4} />;
    return <ErrorState compact title={failed} requestId={failure.requestId} onRetry={readAgain} />;
  }
  return (
    <>
      {failure && (
        <PartFailed text={formatMessage(uiMessages.partFailed)} requestId={failure.requestId} onRetry={readAgain} />
      )}
      {children(page)}
      {turns.isPaged && <PageTurner turns={turns} />}
    </>
  );
}
