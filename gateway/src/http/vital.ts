import { textIn } from '../graphql/documentText.ts';

/** Fields by which people sign in and out, and everything about licences and bills. */
const VITAL_FIELDS =
  /\b(?:pinIssue|pinAuthenticate|signInOptions|signOut|billing(?:IntervalUpdate|AddressUpdate|Region)?|planOffers|planActivate|planCancel(?:Start)?|trialStart|proPlanOrder|duesOrder|savedCardPay|paymentProcess|netBankingStart|card(?:AddStart|Add|Verify|DefaultSet|Remove)|licence[A-Z]\w{0,40})\b/;

/** The value at a path of names; undefined where there is none. */
function valueAt(value: unknown, ...path: readonly string[]): unknown {
  let at = value;
  for (const name of path) {
    if (typeof at !== 'object' || at === null || !Object.hasOwn(at, name)) return undefined;
    at = Reflect.get(at, name);
  }
  return at;
}

/**
 * Tells which operations are turned away last, by the body of their request: those of the consoles by their hash, which
 * the manifest learns while it runs, others by the words in their text. Who writes such a word without need gains a place
 * in the queue, and nothing else.
 */
export function vitalOperations(manifest: ReadonlyMap<string, string>) {
  return (body: unknown): boolean => {
    const hash = valueAt(body, 'extensions', 'persistedQuery', 'sha256Hash');
    const known = typeof hash === 'string' ? manifest.get(hash) : undefined;
    return VITAL_FIELDS.test(known ?? textIn(body));
  };
}
