import type SvgIcon from '@mui/material/SvgIcon';
import {
  ChannelsIcon,
  EnterpriseIcon,
  ExportIcon,
  GlobeIcon,
  icon,
  KeyIcon,
  MailIcon,
  MembersIcon,
  ProfileIcon,
  RecordingsIcon,
  SignOutIcon,
  StorageIcon,
} from '../../ui/icons.tsx';
import type { SettingTab } from '../../lib/settingTabs.ts';

const SignUpIcon = icon(
  'SignUp',
  'M13 8a3.5 3.5 0 1 1-7 0a3.5 3.5 0 0 1 7 0M3 19.5a6.5 6.5 0 0 1 10.5-5.1M18 14.5v6M15 17.5h6',
);
const GuestIcon = icon(
  'Guest',
  'M5 7.5A1.5 1.5 0 0 1 6.5 6h11A1.5 1.5 0 0 1 19 7.5v11a1.5 1.5 0 0 1-1.5 1.5h-11A1.5 1.5 0 0 1 5 18.5zM10 3.5h4V6h-4zM14 11.5a2 2 0 1 1-4 0a2 2 0 0 1 4 0M8.5 17a3.5 3.5 0 0 1 7 0',
);
const FileIcon = icon(
  'File',
  'M7 3.5h7l4.5 4.5v11a1.5 1.5 0 0 1-1.5 1.5H7A1.5 1.5 0 0 1 5.5 19V5A1.5 1.5 0 0 1 7 3.5M14 3.5V8h4.5M12 17v-5.5M9.5 13.7l2.5-2.5 2.5 2.5',
);
const ChannelPlusIcon = icon('ChannelPlus', 'M9.5 4l-2 16M16.5 4l-.9 7M4 9h16.5M3.5 15h8M17.5 14v7M14 17.5h7');
const DirectoryIcon = icon(
  'Directory',
  'M9.5 4h5v4.5h-5zM3.5 15.5h5V20h-5zM15.5 15.5h5V20h-5zM12 8.5V12M6 15.5V12h12v3.5',
);
const ServerIcon = icon('Server', 'M4 5h16v6H4zM4 13h16v6H4zM7.5 8v.01M7.5 16v.01');
const UsageIcon = icon('Usage', 'M4 20h16M7 16.5v-5M12 16.5V5M17 16.5V9');

/** The icon of each section of the settings. */
export const settingIcons: Readonly<Record<SettingTab, typeof SvgIcon>> = {
  organisation: EnterpriseIcon,
  'sign-up': SignUpIcon,
  'invite-members': MembersIcon,
  'invite-guests': GuestIcon,
  'merge-domains': GlobeIcon,
  'file-sharing': FileIcon,
  'file-storage': StorageIcon,
  'call-recordings': RecordingsIcon,
  'channel-creation': ChannelsIcon,
  'auto-join-channels': ChannelPlusIcon,
  'full-names': ProfileIcon,
  'welcome-message': MailIcon,
  'product-events': UsageIcon,
  'google-sign-in': KeyIcon,
  'active-directory': DirectoryIcon,
  'on-premise': ServerIcon,
  'export-log': ExportIcon,
  'leave-team': SignOutIcon,
};
