import { useIntl } from 'react-intl';
import { LinkTabs } from '../../../ui/LinkTabs.tsx';
import { type FileMode, modePath } from './fileModes.ts';
import { fileTexts, tabNames } from './memberFileMessages.ts';

/** The modes to choose from, each a page of its own. */
export function ModeTabs({ modes, current }: { modes: readonly FileMode[]; current: FileMode }) {
  const { formatMessage } = useIntl();
  return (
    <LinkTabs
      label={formatMessage(fileTexts.tabs)}
      tabs={modes.map((mode) => ({
        to: modePath(mode),
        name: formatMessage(tabNames[mode]),
        isCurrent: mode === current,
      }))}
    />
  );
}
