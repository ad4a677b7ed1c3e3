import { Suspense, createElement } from 'react';
import { useIntl } from 'react-intl';
import { useViewport } from '../../lib/viewport/useViewport.ts';
import { DesktopNotice } from '../../ui/DesktopNotice.tsx';
import { PageSkeleton } from '../../ui/Skeletons.tsx';
import { sectionNames } from '../routes/messages.ts';
import type { RouteRow } from '../routes/routeTypes.ts';
import { usePageTitle } from '../usePageTitle.ts';
import { NotYetPage } from './NotYetPage.tsx';
import { pageOf } from './pages.ts';

/** What stands around every page: its title in the tab, its notice on narrow windows, its skeleton on the way. */
export function PageFrame({ row }: { row: RouteRow }) {
  const { formatMessage } = useIntl();
  const { isNarrow } = useViewport();
  usePageTitle(formatMessage(sectionNames[row.section]));
  if (row.page === null) return null;
  if (row.desktopOnly && isNarrow) return <DesktopNotice />;
  return (
    <Suspense fallback={<PageSkeleton />}>
      {createElement((row.built ? pageOf(row.page) : null) ?? NotYetPage)}
    </Suspense>
  );
}
