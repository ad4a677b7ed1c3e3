import type { SamlReason } from './outcomeRules.ts';
import { ASSERTION, PROTOCOL, SIGNATURE, SUCCESS } from './nameRules.ts';
import { type XmlElement, allBelow, attributeOf, childrenOf, isNamed, parseXml, textOf } from './xmlRules.ts';

/** How long a response may be, in bytes: no identity provider writes nearly as much. */
const MAX_BYTES = 256 * 1024;
const MAX_DEPTH = 40;

/** What signatures may be made with: nothing that is weaker than SHA-256, and no shared secret. */
const ALGORITHMS: ReadonlySet<string> = new Set([
  'http://www.w3.org/2001/04/xmldsig-more#rsa-sha256',
  'http://www.w3.org/2001/04/xmldsig-more#rsa-sha512',
  'http://www.w3.org/2007/05/xmldsig-more#sha256-rsa-MGF1',
  'http://www.w3.org/2001/04/xmlenc#sha256',
  'http://www.w3.org/2001/04/xmlenc#sha512',
]);

/** What a response says of itself. Nobody vouches for any of it: it says where to look, and what need not be looked at. */
export type ReadResponse = {
  readonly xml: string;
  /** The id of the request that it answers. */
  readonly inResponseTo: string | null;
  /** Why there is no point in looking further, if there is none. */
  readonly problem: SamlReason | null;
};

type Expected = { readonly issuer: string; readonly acs: string };

const unreadable: ReadResponse = { xml: '', inResponseTo: null, problem: 'form' };

/** @param base64 as a browser posted it */
export function readResponse(base64: string, expected: Expected): ReadResponse {
  const xml = textIn(base64);
  const root = xml === null ? null : parseXml(xml);
  if (xml === null || root === null || !isNamed(root, PROTOCOL, 'Response')) return unreadable;
  const inResponseTo = answered(root);
  return { xml, inResponseTo, problem: problemOf(root, expected) };
}

/** The request that a response or a confirmation says it answers; some write an empty one where there is none. */
export const answered = (element: XmlElement): string | null => attributeOf(element, 'InResponseTo') || null;

function textIn(base64: string): string | null {
  const packed = base64.replace(/\s/g, '');
  if (packed === '' || !/^[A-Za-z0-9+/]+={0,2}$/.test(packed)) return null;
  const bytes = Buffer.from(packed, 'base64');
  if (bytes.length > MAX_BYTES) return null;
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return null;
  }
}

function problemOf(root: XmlElement, expected: Expected): SamlReason | null {
  const all = allBelow(root);
  if (attributeOf(root, 'Version') !== '2.0' || hasTwins([root, ...all]) || isTooDeep(root, all)) return 'form';
  const outer = outerProblem(root, expected);
  if (outer !== null) return outer;
  if (all.some((one) => one.localName === 'EncryptedAssertion')) return 'encrypted';
  // Anywhere, not only where it belongs: what is signed has no company that it could be taken for.
  const assertions = all.filter((one) => one.localName === 'Assertion');
  const responses = all.filter((one) => one.localName === 'Response');
  const [assertion] = assertions;
  if (assertions.length !== 1 || responses.length > 0 || assertion?.parentNode !== root) return 'form';
  return all.some(isWeak) ? 'algorithm' : null;
}

/** What the envelope says. Where it is said, it has to be right; the assertion says it again, signed. */
function outerProblem(root: XmlElement, { issuer, acs }: Expected): SamlReason | null {
  const destination = attributeOf(root, 'Destination');
  if (destination !== null && destination !== acs) return 'destination';
  const issuers = childrenOf(root, ASSERTION, 'Issuer');
  if (issuers.length > 1) return 'form';
  if (issuers.length === 1 && textOf(issuers[0]) !== issuer) return 'issuer';
  const [status] = childrenOf(root, PROTOCOL, 'Status');
  const [code] = status ? childrenOf(status, PROTOCOL, 'StatusCode') : [];
  return code && attributeOf(code, 'Value') === SUCCESS ? null : 'status';
}

function hasTwins(all: readonly XmlElement[]): boolean {
  const ids = all.flatMap((one) => attributeOf(one, 'ID') ?? []);
  return new Set(ids).size < ids.length;
}

function isTooDeep(root: XmlElement, all: readonly XmlElement[]): boolean {
  const depths = new Map<unknown, number>([[root, 1]]);
  return all.some((one) => {
    const depth = (depths.get(one.parentNode) ?? MAX_DEPTH) + 1;
    depths.set(one, depth);
    return depth > MAX_DEPTH;
  });
}

const isWeak = (one: XmlElement): boolean =>
  (isNamed(one, SIGNATURE, 'SignatureMethod') || isNamed(one, SIGNATURE, 'DigestMethod')) &&
  !ALGORITHMS.has(attributeOf(one, 'Algorithm') ?? '');
