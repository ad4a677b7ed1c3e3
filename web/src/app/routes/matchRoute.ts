import { ROUTE_TABLE } from './routeTable.ts';
import type { RouteRow } from './routeTypes.ts';

/** A row of the table with the values of its parameters. */
export interface RouteMatch {
  readonly row: RouteRow;
  readonly params: Readonly<Record<string, string>>;
}

const segmentsOf = (path: string) => path.split('/').filter((segment) => segment !== '');

const decode = (segment: string) => {
  try {
    return decodeURIComponent(segment);
  } catch {
    return null;
  }
};

/** The parameters of a path under a row's pattern; null where they do not fit. */
const paramsOf = ({ path: pattern, values }: RouteRow, segments: readonly string[]) => {
  const parts = segmentsOf(pattern);
  if (segments.length > parts.length) return null;
  const params: Record<string, string> = {};
  for (const [index, part] of parts.entries()) {
    const segment = segments[index];
    const name = /^:(\w+)\??$/.exec(part)?.[1];
    if (segment === undefined) {
      if (part.endsWith('?')) continue;
      return null;
    }
    if (name === undefined) {
      if (part !== segment) return null;
      continue;
    }
    const value = decode(segment);
    if (value === null || (values?.[name] && !values[name].includes(value))) return null;
    params[name] = value;
  }
  return params;
};

/** Finds the row for a path (without query; a trailing slash does not matter); null for an unknown path. */
export const matchRoute = (path: string): RouteMatch | null => {
  const segments = segmentsOf(path);
  for (const row of ROUTE_TABLE) {
    const params = paramsOf(row, segments);
    if (params) return { row, params };
  }
  return null;
};
