import type { Role, SignedInVisitor } from './visitor.ts';

/** The parts of the console, as the sidebar names them. The title of every page is the name of its section. */
export type Section =
  | 'login'
  | 'ipRestricted'
  | 'overview'
  | 'members'
  | 'channels'
  | 'enterprise'
  | 'billing'
  | 'import'
  | 'authentication'
  | 'chatExport'
  | 'settings'
  | 'webhooks'
  | 'callRecordings'
  | 'profile'
  | 'profileManage'
  | 'emailPreferences'
  | 'sessions'
  | 'ipAddresses'
  | 'logout';

/** Every page of the product, built or not. One page may answer at several addresses. */
export type PageKey =
  | 'login'
  | 'ipRestricted'
  | 'overview'
  | 'members'
  | 'bulkManage'
  | 'emailPreferences'
  | 'profile'
  | 'profileManage'
  | 'settings'
  | 'settingsPanel'
  | 'sessions'
  | 'ipAddresses'
  | 'logout'
  | 'enterprise'
  | 'customFields'
  | 'customFieldAdd'
  | 'customFieldEdit'
  | 'userGroups'
  | 'userGroupAdd'
  | 'userGroupEdit'
  | 'billing'
  | 'billingNew'
  | 'billingEmail'
  | 'payment'
  | 'paymentNew'
  | 'paymentSuccess'
  | 'webhooks'
  | 'webhookAddIncoming'
  | 'webhookAddOutgoing'
  | 'webhookEditIncoming'
  | 'webhookEditOutgoing'
  | 'import'
  | 'importForm'
  | 'channels'
  | 'channelBulk'
  | 'announcementChannels'
  | 'announcementChannelForm'
  | 'autoJoinChannels'
  | 'autoJoinChannelForm'
  | 'allChannels'
  | 'authentication'
  | 'callRecordings'
  | 'chatExport';

/** Why a guard sends someone elsewhere: the reason is told in a toast. */
export type NoticeKey = 'noAccess' | 'planRequired' | 'enterpriseRequired' | 'featureOff' | 'pageNotFound';

/** A part of the product that is on or off for a person. */
export type Feature = 'ipTracking' | 'videoRecording' | 'chatExport';

/** The address that was asked for, taken apart. */
export interface RouteRequest {
  readonly path: string;
  readonly params: Readonly<Record<string, string>>;
  /** The query behind the hash. */
  readonly query: URLSearchParams;
}

/** Where a route sends on to: a path with its query, or null where it shows its own page. */
export type RedirectRule = (request: RouteRequest, visitor: SignedInVisitor) => string | null;

/** A link in the sidebar. */
export interface SidebarEntry {
  /** The place among the links, from the top. */
  readonly order: number;
  /** For whom the link shows; never wider than the route's own roles. */
  readonly roles: readonly Role[];
  /** Hidden on phones and tablets, whatever the window's width. */
  readonly desktopOnly?: true;
  /** The link stands below this page's link. */
  readonly under?: Section;
  /** Shows only where single sign-on is offered in this console. */
  readonly needsSso?: true;
}

/** One address of the console with everything that guards it. */
export interface RouteRow {
  /** Segments; `:name` stands for any one segment, `:name?` for one or none. */
  readonly path: string;
  /** Null for addresses that only lead elsewhere. */
  readonly page: PageKey | null;
  readonly section: Section;
  /** Whose state of identity the page is for. */
  readonly visitors: readonly ('anonymous' | 'ipRestricted' | 'signedIn')[];
  readonly roles: readonly Role[];
  /** The values that a parameter may have; others make the address an unknown one. */
  readonly values?: Readonly<Record<string, readonly string[]>>;
  readonly redirect?: RedirectRule;
  /** What the team must have bought; a running trial counts as PRO. */
  readonly plan?: 'PRO' | 'ENTERPRISE';
  readonly feature?: Feature;
  /** Narrow windows show a notice that asks for a desktop browser. */
  readonly desktopOnly: boolean;
  /** The team has to be loaded before the page opens. */
  readonly loadsTeamFirst?: true;
  readonly hidesTopBar?: true;
  /** Addresses with one place are parts of one page: going from one to another keeps its focus and its scrolling. */
  readonly place?: string;
  readonly sidebar?: SidebarEntry;
  /** Whether this version has the page; the others say so honestly and are linked from nowhere. */
  readonly built: boolean;
}
