import { useIntl } from 'react-intl';
import { pathTo } from '../../../lib/paths.ts';
import { LinkTabs } from '../../../ui/LinkTabs.tsx';
import { exportTexts } from '../chatExportMessages.ts';

export type ExportTab = 'completed' | 'pending';

const TABS: readonly ExportTab[] = ['completed', 'pending'];

/** The address of the page with one of its lists. */
export const tabPath = (tab: ExportTab): string => `${pathTo('chatExport')}${tab === 'pending' ? '?tab=pending' : ''}`;

/** The two lists of exports, each with an address of its own. */
export function ExportTabs({ current }: { current: ExportTab }) {
  const { formatMessage } = useIntl();
  const tabs = TABS.map((tab) => ({
    to: tabPath(tab),
    name: formatMessage(exportTexts[tab]),
    isCurrent: tab === current,
  }));
  return <LinkTabs label={formatMessage(exportTexts.tabs)} tabs={tabs} />;
}
