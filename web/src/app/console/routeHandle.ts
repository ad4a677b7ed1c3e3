import type { RouteRow } from '../routes/routeTypes.ts';
import { ROUTE_TABLE } from '../routes/routeTable.ts';

/** What a route's `handle` holds: its row of the table. */
export type RouteHandle = { readonly row: RouteRow };

/** The row of the route that is open; null before there is one, and for addresses that lead elsewhere. */
export const rowOfHandle = (handle: unknown): RouteRow | null =>
  ROUTE_TABLE.find((row) => typeof handle === 'object' && handle !== null && 'row' in handle && handle.row === row) ??
  null;
