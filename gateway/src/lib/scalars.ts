import { GraphQLScalarType, Kind } from 'graphql';
import { isDay } from './dates.ts';
import { badUserInput } from './errors.ts';

const ISO_INSTANT = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(?::\d{2}(?:\.\d{1,9})?)?(?:Z|[+-]\d{2}:\d{2})$/;

const EARLIEST = Date.parse('0000-01-01T00:00:00Z');
const LATEST = Date.parse('9999-12-31T23:59:59.999Z');

function parseInstant(value: unknown): string {
  const isInstant = typeof value === 'string' && ISO_INSTANT.test(value) && isDay(value.slice(0, 10));
  const instant = isInstant ? Date.parse(value) : Number.NaN;
  // An offset may lead out of the years that four digits write.
  if (!(instant >= EARLIEST && instant <= LATEST)) {
    throw badUserInput('A DateTime is an ISO 8601 text with a time zone, such as 2026-01-31T12:00:00Z.');
  }
  return new Date(instant).toISOString();
}

function parseDay(value: unknown): string {
  if (typeof value !== 'string' || !isDay(value)) {
    throw badUserInput('A Date is a day of the calendar without a time, such as 2026-01-31.');
  }
  return value;
}

/** An address that a page may use: http, https, or a path on the gateway's own host. */
export function safeUrl(value: string | null): string | null {
  if (value === null || /^\/(?![/\\])/.test(value)) return value;
  const protocol = URL.parse(value)?.protocol;
  return protocol === 'https:' || protocol === 'http:' ? value : null;
}

function parseUrl(value: unknown): string {
  const url = typeof value === 'string' ? safeUrl(value) : null;
  if (url === null) throw badUserInput('A URL is an http or https address, or a path that starts with /.');
  return url;
}

const textScalar = (name: string, parse: (value: unknown) => string) =>
  new GraphQLScalarType({
    name,
    serialize: (value) => value,
    parseValue: parse,
    parseLiteral: (node) => parse(node.kind === Kind.STRING ? node.value : null),
  });

/** The schema's own scalars. */
export const scalars = {
  Date: textScalar('Date', parseDay),
  DateTime: textScalar('DateTime', parseInstant),
  URL: textScalar('URL', parseUrl),
};
