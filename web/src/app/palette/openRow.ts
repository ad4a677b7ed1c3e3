import { resolveRoute } from '../routes/guards.ts';
import type { RouteRow } from '../routes/routeTypes.ts';
import type { Visitor } from '../routes/visitor.ts';

/** What the address of the present page says of that page is nothing to another one. */
const NO_QUERY = new URLSearchParams();

/** The row of a page that the guards let a visitor onto; null where they do not. */
export function openRow(path: string, visitor: Visitor): RouteRow | null {
  const decision = resolveRoute(path, NO_QUERY, visitor);
  return decision.kind === 'render' ? decision.row : null;
}
