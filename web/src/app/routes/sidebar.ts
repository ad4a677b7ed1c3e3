import { ROUTE_TABLE } from './routeTable.ts';
import type { Section, SidebarEntry, SidebarGroup } from './routeTypes.ts';
import { hasFeature, isThere, type SignedInVisitor, type Surroundings } from './visitor.ts';

/** A link that the sidebar shows: its section gives the label and the icon. */
export interface SidebarLink {
  readonly section: Section;
  readonly path: string;
  readonly order: number;
  readonly group: SidebarGroup | null;
  /** The section below whose link this one stands; null on the first level. */
  readonly under: Section | null;
}

/**
 * Whether single sign-on is offered in this console: on localhost, on the hosts that the configuration names, and
 * where `enableSSO=true` stands in the address, or stood there when the console began, before the hash or behind it.
 */
export const offersSso = ({ hostname, ssoHosts, search, startQuery }: Surroundings, query: URLSearchParams) =>
  hostname === 'localhost' ||
  hostname === '127.0.0.1' ||
  hostname === '[::1]' ||
  ssoHosts.includes(hostname) ||
  [new URLSearchParams(search), new URLSearchParams(startQuery), query].some((one) => one.get('enableSSO') === 'true');

const isShown = (entry: SidebarEntry, visitor: SignedInVisitor, query: URLSearchParams) =>
  entry.roles.includes(visitor.role) &&
  !(entry.desktopOnly && visitor.isMobileDevice) &&
  (!entry.needsSso || offersSso(visitor, query));

/**
 * The links for a visitor, from top to bottom: only pages that the guards let through.
 * The links to the support and feedback sites are no pages; the shell adds them where an address is configured.
 *
 * @param query the query behind the hash
 */
export const sidebarLinks = (visitor: SignedInVisitor, query: URLSearchParams): readonly SidebarLink[] =>
  ROUTE_TABLE.filter((row) => isThere(row, visitor))
    .flatMap(({ path, section, sidebar, feature }) =>
      sidebar && (!feature || hasFeature(visitor, feature) === true) && isShown(sidebar, visitor, query)
        ? [{ section, path, order: sidebar.order, group: sidebar.group, under: sidebar.under ?? null }]
        : [],
    )
    .toSorted((one, other) => one.order - other.order);
