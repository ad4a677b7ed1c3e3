import type SvgIcon from '@mui/material/SvgIcon';
import {
  BillingIcon,
  ChannelsIcon,
  EnterpriseIcon,
  ExportIcon,
  GlobeIcon,
  ImportIcon,
  KeyIcon,
  MailIcon,
  MembersIcon,
  NetworkIcon,
  OverviewIcon,
  ProfileIcon,
  RecordingsIcon,
  SessionsIcon,
  SettingsIcon,
  SignOutIcon,
  WebhooksIcon,
} from '../../ui/icons.tsx';
import type { Section } from '../routes/routeTypes.ts';

/** The icon of each section, in the sidebar and in the palette. */
export const sectionIcons: Readonly<Record<Section, typeof SvgIcon>> = {
  login: KeyIcon,
  ipRestricted: NetworkIcon,
  overview: OverviewIcon,
  members: MembersIcon,
  channels: ChannelsIcon,
  enterprise: EnterpriseIcon,
  billing: BillingIcon,
  import: ImportIcon,
  authentication: KeyIcon,
  chatExport: ExportIcon,
  settings: SettingsIcon,
  webhooks: WebhooksIcon,
  callRecordings: RecordingsIcon,
  profile: ProfileIcon,
  profileManage: KeyIcon,
  emailPreferences: MailIcon,
  sessions: SessionsIcon,
  ipAddresses: GlobeIcon,
  logout: SignOutIcon,
};
