import type { OptionalService } from '../../lib/config/offered.ts';
import type { PageKey } from '../../lib/paths.ts';
import type { Feature, Role, SignedInVisitor } from './visitor.ts';

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

/** Why a guard sends someone elsewhere: the reason is told in a toast. */
export type NoticeKey = 'noAccess' | 'planRequired' | 'enterpriseRequired' | 'featureOff' | 'pageNotFound';

/** The address that was asked for, taken apart. */
export interface RouteRequest {
  readonly path: string;
  readonly params: Readonly<Record<string, string>>;
  /** The query behind the hash. */
  readonly query: URLSearchParams;
}

/** Where a route sends on to: a path with its query, or null where it shows its own page. */
export type RedirectRule = (request: RouteRequest, visitor: SignedInVisitor) => string | null;

/** What a link of the sidebar concerns. */
export type SidebarGroup = 'team' | 'tools' | 'account';

/** A link in the sidebar. */
export interface SidebarEntry {
  /** The place among the links, from the top. */
  readonly order: number;
  /** Under which name it stands; null for the way out. */
  readonly group: SidebarGroup | null;
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
  /** Where the installation is without it, the address is one that the console does not have. */
  readonly service?: OptionalService;
  /** Narrow windows show a notice that asks for a desktop browser. */
  readonly desktopOnly: boolean;
  readonly hidesTopBar?: true;
  /** How wide the page gets: one of the theme's sizes. */
  readonly width: 'form' | 'list';
  /** Addresses with one place are parts of one page: going from one to another keeps its focus and its scrolling. */
  readonly place?: string;
  readonly sidebar?: SidebarEntry;
}
