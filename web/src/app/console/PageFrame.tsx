import { Suspense, createElement, lazy, useState } from 'react';
import { useIntl } from 'react-intl';
import { useSectionTitle } from '../../lib/pageTitle.ts';
import { readPreference, writePreference } from '../../lib/storage/preferences.ts';
import { size } from '../../lib/theme/tokens.ts';
import { useHasUnsavedChanges } from '../../lib/unsavedChanges/dirtyForms.ts';
import { useViewport } from '../../lib/viewport/useViewport.ts';
import { PageSkeleton } from '../../ui/Skeletons.tsx';
import { sectionNames } from '../routes/messages.ts';
import type { RouteRow } from '../routes/routeTypes.ts';
import { pageOf } from './pages.ts';

// What hardly anybody sees: it is not in the first load.
const DesktopNotice = lazy(async () => ({ default: (await import('../../ui/DesktopNotice.tsx')).DesktopNotice }));

/** What stands around every page: its title in the tab, its notice on narrow windows, its skeleton on the way. */
export function PageFrame({ row }: { row: RouteRow }) {
  const { formatMessage } = useIntl();
  const { isNarrow } = useViewport();
  const [isWanted, setWanted] = useState(() => readPreference('narrowPages') !== null);
  const isUnsaved = useHasUnsavedChanges();
  useSectionTitle(formatMessage(sectionNames[row.section]));
  const page = row.page && pageOf(row.page);
  if (page === null) return null;
  const isTooNarrow = row.desktopOnly && isNarrow && !isWanted;
  const show = () => {
    writePreference('narrowPages', 'shown');
    setWanted(true);
  };
  return (
    <>
      {isTooNarrow && (
        <Suspense fallback={<PageSkeleton />}>
          <DesktopNotice onShow={show} />
        </Suspense>
      )}
      {(!isTooNarrow || isUnsaved) && (
        // What was typed in a window that has become narrow is there again once it is wide.
        <div style={isTooNarrow ? { display: 'none' } : { maxWidth: size[row.width] }}>
          <Suspense fallback={<PageSkeleton />}>{createElement(page)}</Suspense>
        </div>
      )}
    </>
  );
}
