import { type ComponentType, Suspense, lazy } from 'react';
import { useIntl } from 'react-intl';
import { useViewport } from '../../lib/viewport/useViewport.ts';
import { DesktopNotice } from '../../ui/DesktopNotice.tsx';
import { PageSkeleton } from '../../ui/Skeletons.tsx';
import { sectionNames } from '../routes/messages.ts';
import type { PageKey, RouteRow } from '../routes/routeTypes.ts';
import { usePageTitle } from '../usePageTitle.ts';
import { NotYetPage } from './NotYetPage.tsx';
import { loaderOf } from './pages.ts';

const components = new Map<PageKey, ComponentType>();

/** The component of a page, made once: a new lazy component at each render would load forever. */
const componentOf = (page: PageKey): ComponentType => {
  const known = components.get(page);
  if (known) return known;
  const load = loaderOf(page);
  const made = load ? lazy(load) : NotYetPage;
  components.set(page, made);
  return made;
};

/** What stands around every page: its title in the tab, its notice on narrow windows, its skeleton on the way. */
export function PageFrame({ row }: { row: RouteRow }) {
  const { formatMessage } = useIntl();
  const { isNarrow } = useViewport();
  usePageTitle(formatMessage(sectionNames[row.section]));
  if (row.page === null) return null;
  if (row.desktopOnly && isNarrow) return <DesktopNotice />;
  const Page = row.built ? componentOf(row.page) : NotYetPage;
  return (
    <Suspense fallback={<PageSkeleton />}>
      <Page />
    </Suspense>
  );
}
