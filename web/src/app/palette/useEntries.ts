import { useColorScheme } from '@mui/material/styles';
import { useIntl } from 'react-intl';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { useLanguageChoice } from '../../lib/intl/languageChoice.ts';
import { useViewer } from '../../domains/identity/viewerContext.ts';
import { hasChange } from '../../lib/graphql/lastChange.ts';
import { LOCALES } from '../../lib/intl/locales.ts';
import { fullName } from '../../lib/intl/personName.ts';
import {
  BillingIcon,
  ChannelsIcon,
  CopyIcon,
  EnterpriseIcon,
  LanguageIcon,
  SettingsIcon,
  SuccessIcon,
} from '../../ui/icons.tsx';
import { uiMessages } from '../../ui/messages.ts';
import { useConsole } from '../console/consoleContext.ts';
import { sectionNames } from '../routes/messages.ts';
import { sidebarLinks } from '../routes/sidebar.ts';
import { settingNames } from '../settings/sectionMessages.ts';
import { SETTING_TABS, isTabOffered } from '../../lib/settingTabs.ts';
import { pathTo } from '../../lib/paths.ts';
import { outsideLinks } from '../shell/outsideLinks.ts';
import { sectionIcons } from '../shell/sectionIcons.ts';
import { colourSchemes } from '../shell/colourSchemes.ts';
import { copyForms, copyLastChange } from './copyLastChange.ts';
import type { Entry } from './entries.ts';
import { openRow } from './openRow.ts';
import { pageNames, palettePhrases } from './messages.ts';
import { usePeople } from './usePeople.ts';
import { useOpenDialog } from './useOpenDialog.ts';
import { useStarts } from './useStarts.ts';

/** The pages below a section, which are found where the section is. */
const PAGES_BELOW = [
  {
    section: pathTo('overview'),
    icon: SuccessIcon,
    pages: [{ path: pathTo('status'), name: pageNames.status }],
  },
  {
    section: pathTo('channels'),
    icon: ChannelsIcon,
    pages: [
      { path: pathTo('announcementChannels'), name: pageNames.announcementChannels },
      { path: pathTo('autoJoinChannels'), name: pageNames.autoJoinChannels },
      { path: pathTo('allChannels'), name: pageNames.allChannels },
      { path: pathTo('archivedChannels'), name: pageNames.archivedChannels },
    ],
  },
  {
    section: pathTo('enterprise'),
    icon: EnterpriseIcon,
    pages: [
      { path: pathTo('customFields'), name: pageNames.customFields },
      { path: pathTo('userGroups'), name: pageNames.userGroups },
    ],
  },
  {
    section: pathTo('billing'),
    icon: BillingIcon,
    pages: [{ path: pathTo('billingNew'), name: pageNames.plan }],
  },
];

/** Everything that the palette can do for this viewer, people found for `typed` included. */
export function useEntries(typed: string): { entries: readonly Entry[]; searching: boolean } {
  const { formatMessage } = useIntl();
  const { visitor, config } = useConsole();
  const viewer = useViewer();
  const [query] = useSearchParams();
  const navigate = useNavigate();
  const { setMode } = useColorScheme();
  const { choose } = useLanguageChoice();
  const { people, searching } = usePeople(typed);
  const starts = useStarts();
  const openDialog = useOpenDialog();
  const goTo = (path: string) => () => void navigate(path);
  const pages = sidebarLinks(visitor, query).map(({ section, path }): Entry => ({
    id: path,
    group: section === 'logout' ? 'actions' : 'pages',
    label: formatMessage(sectionNames[section]),
    icon: sectionIcons[section],
    run: goTo(path),
  }));
  const settings = pages.some(({ id }) => id === pathTo('settings'))
    ? SETTING_TABS.filter((tab) => isTabOffered(tab, visitor.absentServices))
    : [];
  const sections = settings.map((tab): Entry => ({
    id: pathTo('settingsPanel', { settingTab: tab }),
    group: 'actions',
    label: formatMessage(palettePhrases.setting, { name: formatMessage(settingNames[tab]) }),
    icon: SettingsIcon,
    run: goTo(pathTo('settingsPanel', { settingTab: tab })),
  }));
  const below = PAGES_BELOW.filter(({ section }) => pages.some(({ id }) => id === section)).flatMap(
    ({ icon, pages: some }) =>
      some
        .filter(({ path }) => openRow(path, visitor) !== null)
        .map(({ path, name }): Entry => ({
          id: path,
          group: 'actions',
          label: formatMessage(name),
          icon,
          run: goTo(path),
        })),
  );
  const found = people.map(({ id, guid, name, email, imageUrl }): Entry => {
    const label = name ? fullName(name) : '';
    return {
      id: guid,
      group: 'people',
      label: label || (email ?? ''),
      detail: label ? (email ?? undefined) : undefined,
      icon: null,
      person: { seed: guid, src: imageUrl },
      run: () => openDialog(pathTo('members'), { dialog: 'profile', member: id }),
    };
  });
  const outside = outsideLinks(config, viewer).map(({ key, href, label, icon }): Entry => ({
    id: `outside-${key}`,
    group: 'actions',
    label: formatMessage(label),
    detail: formatMessage(uiMessages.opensInNewTab),
    icon,
    run: () => void window.open(href, '_blank', 'noopener,noreferrer'),
  }));
  const schemes = colourSchemes.map(({ mode, label, Icon }): Entry => ({
    id: `scheme-${mode}`,
    group: 'actions',
    label: formatMessage(palettePhrases.theme, { name: formatMessage(label) }),
    icon: Icon,
    run: () => setMode(mode),
  }));
  const languages = LOCALES.map(({ code, name }): Entry => ({
    id: `language-${code}`,
    group: 'actions',
    label: formatMessage(palettePhrases.language, { name }),
    icon: LanguageIcon,
    run: () => choose(code),
  }));
  const copies = (hasChange() ? copyForms : []).map(({ form, label }): Entry => ({
    id: `copy-${form}`,
    group: 'actions',
    label: formatMessage(label),
    icon: CopyIcon,
    run: () => void copyLastChange(form),
  }));
  const others = [...below, ...sections, ...copies, ...outside, ...schemes, ...languages];
  return { entries: [...starts, ...pages, ...found, ...others], searching };
}
