import { createSvgIcon } from '@mui/material/utils';

// One hand: a 24 px grid, 1.75 px strokes, round ends. `d` may hold several strokes; dots want a wider one.
export const icon = (name: string, d: string, width = 1.75) =>
  createSvgIcon(
    <path d={d} fill="none" stroke="currentColor" strokeWidth={width} strokeLinecap="round" strokeLinejoin="round" />,
    name,
  );

export const OverviewIcon = icon('Overview', 'M4 5h7v8H4zM13 5h7v4h-7zM13 12h7v7h-7zM4 16h7v3H4z');
export const MembersIcon = icon(
  'Members',
  'M12.5 8a3.5 3.5 0 1 1-7 0a3.5 3.5 0 0 1 7 0M2.5 19.5a6.5 6.5 0 0 1 13 0M15.5 4.8a3.5 3.5 0 0 1 0 6.4M18 14a6.5 6.5 0 0 1 3.5 5.5',
);
export const ChannelsIcon = icon('Channels', 'M9.5 4 7.5 20M16.5 4l-2 16M4 9h16.5M3.5 15H20');
export const EnterpriseIcon = icon(
  'Enterprise',
  'M5 20V5.5A1.5 1.5 0 0 1 6.5 4h7A1.5 1.5 0 0 1 15 5.5V20M15 10h3.5A1.5 1.5 0 0 1 20 11.5V20M3 20h18M8.5 8h3M8.5 12h3M8.5 16h3',
);
export const BillingIcon = icon(
  'Billing',
  'M3.5 7A1.5 1.5 0 0 1 5 5.5h14A1.5 1.5 0 0 1 20.5 7v10a1.5 1.5 0 0 1-1.5 1.5H5A1.5 1.5 0 0 1 3.5 17zM3.5 10h17M7 15h3',
);
export const ImportIcon = icon('Import', 'M12 3.5v11M8 11l4 4 4-4M4 15.5V18a2 2 0 0 0 2 2h12a2 2 0 0 0 2-2v-2.5');
export const ExportIcon = icon('Export', 'M12 15V4M8 7.5l4-4 4 4M4 15.5V18a2 2 0 0 0 2 2h12a2 2 0 0 0 2-2v-2.5');
export const KeyIcon = icon('Key', 'M12 15.5a4 4 0 1 1-8 0a4 4 0 0 1 8 0M11 12.5l8.5-8.5M16 7.5l2.5 2.5');
export const SettingsIcon = icon(
  'Settings',
  'M4 7h8M18 7h2M4 17h2M12 17h8M17.5 7a2.5 2.5 0 1 1-5 0a2.5 2.5 0 0 1 5 0M11.5 17a2.5 2.5 0 1 1-5 0a2.5 2.5 0 0 1 5 0',
);
export const WebhooksIcon = icon('Webhooks', 'M9 4v4M15 4v4M6.5 8h11v3.5a5.5 5.5 0 0 1-11 0zM12 17v4');
export const RecordingsIcon = icon(
  'Recordings',
  'M3.5 8A1.5 1.5 0 0 1 5 6.5h9A1.5 1.5 0 0 1 15.5 8v8a1.5 1.5 0 0 1-1.5 1.5H5A1.5 1.5 0 0 1 3.5 16zM15.5 11l5-3v8l-5-3',
);
export const ProfileIcon = icon('Profile', 'M16 8a4 4 0 1 1-8 0a4 4 0 0 1 8 0M4.5 20a7.5 7.5 0 0 1 15 0');
export const MailIcon = icon(
  'Mail',
  'M3.5 7A1.5 1.5 0 0 1 5 5.5h14A1.5 1.5 0 0 1 20.5 7v10a1.5 1.5 0 0 1-1.5 1.5H5A1.5 1.5 0 0 1 3.5 17zM4 7l8 6 8-6',
);
export const SessionsIcon = icon(
  'Sessions',
  'M3.5 6A1.5 1.5 0 0 1 5 4.5h14A1.5 1.5 0 0 1 20.5 6v8.5A1.5 1.5 0 0 1 19 16H5a1.5 1.5 0 0 1-1.5-1.5zM9 20h6M12 16v4',
);
export const GlobeIcon = icon(
  'Globe',
  'M20.5 12a8.5 8.5 0 1 1-17 0a8.5 8.5 0 0 1 17 0M3.5 12h17M12 3.5c5 5.5 5 11.5 0 17c-5-5.5-5-11.5 0-17',
);
export const SignOutIcon = icon(
  'SignOut',
  'M14 4.5H6.5A1.5 1.5 0 0 0 5 6v12a1.5 1.5 0 0 0 1.5 1.5H14M10.5 12H20M16.5 8.5 20 12l-3.5 3.5',
);
export const HelpIcon = icon(
  'Help',
  'M20.5 12a8.5 8.5 0 1 1-17 0a8.5 8.5 0 0 1 17 0M9.5 9.5a2.5 2.5 0 1 1 3.6 2.2c-.7.4-1.1.9-1.1 1.8M12 16.8v.1',
);
export const IdeaIcon = icon('Idea', 'M9 17.5h6M10 20.5h4M9 17.5c0-2-3-3.5-3-7a6 6 0 0 1 12 0c0 3.5-3 5-3 7');
export const ArchiveIcon = icon('Archive', 'M3.5 5h17v4h-17zM5 9v10h14V9M9.5 12.5h5');
export const SearchIcon = icon('Search', 'M17 10.5a6.5 6.5 0 1 1-13 0a6.5 6.5 0 0 1 13 0M15.5 15.5 20 20');
export const LanguageIcon = icon(
  'Language',
  'M3.5 6h9M8 3.5V6M11 6c-.7 3.5-3 6.5-6.5 8M5.5 9c1 2.2 3 4 5 5M12 20.5l4.25-10 4.25 10M13.5 17.2h5.5',
);
export const SunIcon = icon(
  'Sun',
  'M16 12a4 4 0 1 1-8 0a4 4 0 0 1 8 0M12 3v1.5M12 19.5V21M3 12h1.5M19.5 12H21M5.6 5.6l1.1 1.1M17.3 17.3l1.1 1.1M5.6 18.4l1.1-1.1M17.3 6.7l1.1-1.1',
);
export const MoonIcon = icon('Moon', 'M19.8 14.2A8 8 0 1 1 9.8 4.2a6.5 6.5 0 0 0 10 10');
export const ChevronDownIcon = icon('ChevronDown', 'M7 10l5 5 5-5');
export const ChevronRightIcon = icon('ChevronRight', 'M10 7l5 5-5 5');
export const ArrowLeftIcon = icon('ArrowLeft', 'M19.5 12h-15M10 6.5 4.5 12l5.5 5.5');
export const ArrowUpIcon = icon('ArrowUp', 'M12 19V5M6.5 10.5 12 5l5.5 5.5');
export const SidebarIcon = icon(
  'Sidebar',
  'M3.5 6.5A1.5 1.5 0 0 1 5 5h14a1.5 1.5 0 0 1 1.5 1.5v11A1.5 1.5 0 0 1 19 19H5a1.5 1.5 0 0 1-1.5-1.5zM9.5 5v14',
);
export const CloseIcon = icon('Close', 'M6.5 6.5l11 11M17.5 6.5l-11 11');
export const CheckIcon = icon('Check', 'M5 12.5l4.5 4.5L19 7.5');
export const CopyIcon = icon(
  'Copy',
  'M9 10.5A1.5 1.5 0 0 1 10.5 9h8a1.5 1.5 0 0 1 1.5 1.5v8a1.5 1.5 0 0 1-1.5 1.5h-8A1.5 1.5 0 0 1 9 18.5zM6 15h-.5A1.5 1.5 0 0 1 4 13.5v-8A1.5 1.5 0 0 1 5.5 4h8A1.5 1.5 0 0 1 15 5.5V6',
);
export const WarningIcon = icon('Warning', 'M12 4.5 21 19.5H3zM12 10v4.5M12 17v.1');
export const ErrorIcon = icon('Error', 'M20.5 12a8.5 8.5 0 1 1-17 0a8.5 8.5 0 0 1 17 0M12 7.8v5M12 16v.1');
export const InfoIcon = icon('Info', 'M20.5 12a8.5 8.5 0 1 1-17 0a8.5 8.5 0 0 1 17 0M12 11v5M12 8v.1');
export const SuccessIcon = icon('Success', 'M20.5 12a8.5 8.5 0 1 1-17 0a8.5 8.5 0 0 1 17 0M8.5 12.3l2.5 2.5 4.8-5');
export const RefreshIcon = icon('Refresh', 'M19.5 12a7.5 7.5 0 1 1-2.3-5.4L19.5 9M19.5 4.5V9H15');
export const EditIcon = icon(
  'Edit',
  'M4.5 19.5l.9-4L15.8 5.1a1.5 1.5 0 0 1 2.1 0l1 1a1.5 1.5 0 0 1 0 2.1L8.5 18.6zM13.5 7.5l3 3',
);
export const PlusIcon = icon('Plus', 'M12 5.5v13M5.5 12h13');
export const ExternalIcon = icon(
  'External',
  'M14 4.5h5.5V10M19.5 4.5 11 13M18 14v4.5A1.5 1.5 0 0 1 16.5 20h-11A1.5 1.5 0 0 1 4 18.5v-11A1.5 1.5 0 0 1 5.5 6H10',
);
export const MoreIcon = icon('More', 'M6 12v.01M12 12v.01M18 12v.01', 2.75);
export const DesktopIcon = icon(
  'Desktop',
  'M3.5 6A1.5 1.5 0 0 1 5 4.5h14A1.5 1.5 0 0 1 20.5 6v8.5A1.5 1.5 0 0 1 19 16H5a1.5 1.5 0 0 1-1.5-1.5zM8 20h8',
);
export const NetworkIcon = icon(
  'Network',
  'M12 18.5v.01M8.5 15a5 5 0 0 1 7 0M5.5 11.7a9.3 9.3 0 0 1 3.7-2.3M18.5 11.7a9.3 9.3 0 0 0-5-2.7M4 4l16 16',
);
export const SparkIcon = icon(
  'Spark',
  'M12 3.5l1.9 5.6 5.6 1.9-5.6 1.9L12 18.5l-1.9-5.6L4.5 11l5.6-1.9zM19 16.5v4M17 18.5h4',
);
export const AppsIcon = icon(
  'Apps',
  'M4.5 5h5.5v5.5H4.5zM14 5h5.5v5.5H14zM4.5 14h5.5v5.5H4.5zM16.75 13.5v6.5M13.5 16.75h6.5',
);
export const StorageIcon = icon(
  'Storage',
  'M4 6.5c0-1.4 3.6-2.5 8-2.5s8 1.1 8 2.5S16.4 9 12 9 4 7.9 4 6.5v11C4 18.9 7.6 20 12 20s8-1.1 8-2.5v-11M4 12c0 1.4 3.6 2.5 8 2.5s8-1.1 8-2.5',
);
export const VisibleIcon = icon(
  'Visible',
  'M2.5 12S6 5.5 12 5.5 21.5 12 21.5 12 18 18.5 12 18.5 2.5 12 2.5 12zM12 15a3 3 0 1 0 0-6 3 3 0 0 0 0 6',
);
export const HiddenIcon = icon(
  'Hidden',
  'M4 4l16 16M9.9 5.7a9 9 0 0 1 2.1-.2c6 0 9.5 6.5 9.5 6.5a17 17 0 0 1-2.7 3.5M6.3 7.4A16 16 0 0 0 2.5 12S6 18.5 12 18.5a9 9 0 0 0 4.3-1.1M10 10a3 3 0 0 0 4.1 4.2',
);
export const LockIcon = icon(
  'Lock',
  'M7 11h10a1.5 1.5 0 0 1 1.5 1.5V18a1.5 1.5 0 0 1-1.5 1.5H7A1.5 1.5 0 0 1 5.5 18v-5.5A1.5 1.5 0 0 1 7 11M8.5 11V8a3.5 3.5 0 0 1 7 0v3',
);
export const GripIcon = icon('Grip', 'M9 6h.01M15 6h.01M9 12h.01M15 12h.01M9 18h.01M15 18h.01', 2.75);
