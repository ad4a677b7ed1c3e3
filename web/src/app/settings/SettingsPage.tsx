import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { useIntl } from 'react-intl';
import { useSettingValues } from '../../domains/team/settings/useSettingValues.ts';
import { PageHeader } from '../../ui/PageHeader.tsx';
import { sectionNames } from '../routes/messages.ts';
import { SettingSection } from './SettingSection.tsx';
import { type LoadPanel, panels as allPanels } from './panels.ts';
import { settingGroupNames, settingsTexts } from './settingsMessages.ts';
import { readPageConfig } from '../../lib/config/pageConfig.ts';
import { SETTING_GROUPS, type SettingTab, isTabOffered } from '../../lib/settingTabs.ts';
import { useOpenSection } from './useOpenSection.ts';

/** Everything that admins decide about their team: a section for each setting, one of them open at a time. */
export default function SettingsPage({ panels = allPanels }: { panels?: Readonly<Record<SettingTab, LoadPanel>> }) {
  const { formatMessage } = useIntl();
  const { open, headerRef, toggle } = useOpenSection();
  const values = useSettingValues();
  const { absentServices } = readPageConfig(document);
  const groups = SETTING_GROUPS.map(({ key, tabs }) => ({
    key,
    tabs: tabs.filter((tab: SettingTab) => isTabOffered(tab, absentServices)),
  })).filter(({ tabs }) => tabs.length > 0);
  return (
    <>
      <PageHeader title={formatMessage(sectionNames.settings)} description={formatMessage(settingsTexts.description)} />
      <Box sx={{ display: 'grid', gap: 3, gridTemplateColumns: 'minmax(0, 1fr)' }}>
        {groups.map(({ key, tabs }) => (
          <Box component="section" key={key} aria-labelledby={`group-${key}`}>
            <Typography variant="h3" component="h2" id={`group-${key}`} sx={{ mb: 1 }}>
              {formatMessage(settingGroupNames[key])}
            </Typography>
            <Paper variant="outlined">
              <Box component="ul" role="list" sx={{ listStyle: 'none', m: 0, p: 0 }}>
                {tabs.map((tab) => (
                  <SettingSection
                    key={tab}
                    tab={tab}
                    value={values[tab] ?? null}
                    load={panels[tab]}
                    isOpen={tab === open}
                    headerRef={headerRef(tab)}
                    onToggle={() => toggle(tab)}
                  />
                ))}
              </Box>
            </Paper>
          </Box>
        ))}
      </Box>
    </>
  );
}
