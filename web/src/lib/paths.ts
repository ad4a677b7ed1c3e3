import type { SettingTab } from './settingTabs.ts';

/**
 * The address of every page of the product behind the hash, built or not: `:name` stands for any one segment, `:name?`
 * for one or none.
 */
export const PATHS = {
  login: '/login',
  ipRestricted: '/ip-restricted',
  logout: '/logout',
  overview: '/overview',
  members: '/manage/users',
  bulkManage: '/manage/users/bulk-manage/:mode',
  channels: '/manage-channels',
  channelBulk: '/manage-channels/bulk-channel-management',
  announcementChannels: '/manage-channels/announcement-channels',
  announcementChannelForm: '/manage-channels/announcement-channels/channel/:mode?/:page?/:groupJID?',
  autoJoinChannels: '/manage-channels/autojoin-channels',
  autoJoinChannelForm: '/manage-channels/autojoin-channels/channel/:mode?/:page?/:groupJID?',
  allChannels: '/manage-channels/all-channels',
  archivedChannels: '/manage-channels/archived-channels',
  status: '/status',
  enterprise: '/enterprise',
  customFields: '/enterprise/custom-team-fields',
  customFieldAdd: '/enterprise/custom-team-fields/add',
  customFieldEdit: '/enterprise/custom-team-fields/edit/:fieldId',
  userGroups: '/enterprise/user-groups',
  userGroupAdd: '/enterprise/user-groups/add',
  userGroupEdit: '/enterprise/user-groups/edit/:id',
  billing: '/billing',
  billingNew: '/billingNew',
  billingEmail: '/billing/email',
  payment: '/billing/payment',
  paymentNew: '/billing/paymentNew',
  paymentSuccess: '/billing/payment/success',
  paymentConfirm: '/billing/payment/confirm',
  card: '/billing/card',
  import: '/import',
  importForm: '/import/:slug',
  authentication: '/authentication',
  chatExport: '/chat-dump',
  settings: '/settings',
  settingsPanel: '/settings/:settingTab',
  webhooks: '/webhooks',
  webhookAddIncoming: '/webhooks/add/incoming',
  webhookAddOutgoing: '/webhooks/add/outgoing',
  webhookEditIncoming: '/webhooks/edit/incoming/:id',
  webhookEditOutgoing: '/webhooks/edit/outgoing/:id',
  callRecordings: '/call-recordings',
  profile: '/profile',
  profileManage: '/profile/manage',
  emailPreferences: '/email-preferences',
  sessions: '/manage-sessions',
  ipAddresses: '/manage-ip-addresses',
} as const;

export type PageKey = keyof typeof PATHS;

type Segments<Path extends string> = Path extends `${infer One}/${infer Rest}` ? One | Segments<Rest> : Path;

type SegmentOf<Page extends PageKey> = Segments<(typeof PATHS)[Page]>;

type NeededName<Segment> = Segment extends `:${string}?` ? never : Segment extends `:${infer Name}` ? Name : never;

type OtherName<Segment> = Segment extends `:${infer Name}?` ? Name : never;

type Value<Name> = Name extends 'settingTab' ? SettingTab : string;

/** The parameters in the address of a page. */
export type PathParams<Page extends PageKey> = {
  readonly [Name in NeededName<SegmentOf<Page>>]: Value<Name>;
} & { readonly [Name in OtherName<SegmentOf<Page>>]?: Value<Name> };

/** What `pathTo` wants beside the page: nothing where its address has no parameters. */
type Wanted<Page extends PageKey> = [NeededName<SegmentOf<Page>>] extends [never]
  ? [params?: PathParams<Page>]
  : [params: PathParams<Page>];

/** The address of a page, for links. */
export const pathTo = <Page extends PageKey>(page: Page, ...[params]: Wanted<Page>): string => {
  const values: Readonly<Record<string, string | undefined>> = { ...params };
  return PATHS[page].replace(/\/:(\w+)\??/g, (_part, name: string) => {
    const value = values[name];
    return value === undefined ? '' : `/${encodeURIComponent(value)}`;
  });
};
