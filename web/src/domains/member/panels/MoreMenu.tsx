import Box from '@mui/material/Box';
import Divider from '@mui/material/Divider';
import { useIntl } from 'react-intl';
import { useNavigate } from 'react-router-dom';
import { lazyWithTexts } from '../../../lib/intl/lazyWithTexts.ts';
import { pathTo } from '../../../lib/paths.ts';
import { isMobileDevice } from '../../../lib/viewport/device.ts';
import { showToast } from '../../../ui/toasts/toastStore.ts';
import type { MenuAnchor } from '../../../ui/menu/MenuButton.tsx';
import { MenuPanel } from '../../../ui/menu/MenuPanel.tsx';
import type { RowSource } from '../../../ui/table/rowSource.ts';
import { OnDemand } from '../../../ui/OnDemand.tsx';
import { useAutoAssign } from '../../licence/dialogs/useAutoAssign.ts';
import type { ListedMember } from '../people/people.ts';
import type { LicenceWords } from '../list/licenceWords.ts';
import { memberTexts } from '../messages.ts';
import type { MemberTab } from '../list/tabs.ts';
import { panelPhrases, panelTexts } from './messages.ts';

const AutoAssignSwitch = lazyWithTexts('people', () => import('../../licence/dialogs/AutoAssignSwitch.tsx'));

/** What else can be done with a list: take what is loaded away as a file, change many by a file, and say what people who join get. */
export function MoreMenu({
  tab,
  words,
  people,
  ...menu
}: MenuAnchor & { tab: MemberTab; words: LicenceWords; people: RowSource<ListedMember> }) {
  const intl = useIntl();
  const navigate = useNavigate();
  const { formatMessage } = intl;
  const count = people.keys.length;
  const hasSwitch = tab === 'all' && words === 'plan';
  const autoAssign = useAutoAssign({ isWanted: hasSwitch });
  const save = async () => {
    try {
      const { saveAsCsv } = await import('./memberCsv.ts');
      await saveAsCsv(people, { intl, words, tab });
      showToast({ tone: 'success', text: panelPhrases.exported, values: { count } });
    } catch {
      showToast({ tone: 'error', text: panelTexts.exportFailed });
    }
  };
  const label = formatMessage(panelPhrases.exportLoaded, { count });
  const byFile = formatMessage(panelTexts.byFile);
  const goByFile = () => void navigate(pathTo('bulkManage', { mode: 'add' }));
  return (
    <MenuPanel
      {...menu}
      label={formatMessage(memberTexts.moreMenu)}
      entries={[
        { key: 'export', label, onChoose: () => void save() },
        // The page of it is for desktops.
        ...(isMobileDevice(navigator) ? [] : [{ key: 'byFile', label: byFile, onChoose: goByFile }]),
      ]}
      foot={
        hasSwitch && (
          // The menu is placed before the switch is there: it must not grow wider with it.
          <Box sx={{ width: 318, maxWidth: '100%', pb: 0.5 }}>
            <Divider sx={{ mb: 0.5 }} />
            <OnDemand>
              <AutoAssignSwitch setting={autoAssign} />
            </OnDemand>
          </Box>
        )
      }
    />
  );
}
