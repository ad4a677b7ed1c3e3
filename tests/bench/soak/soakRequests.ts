// What the soak asks. It follows from a request's number alone, so that every run asks the same.
import { authorization, viewerAt } from '../../load/viewers.ts';
import { membersQuery, operations } from '../gateway/operations.ts';

export type SoakRequest = {
  headers: Readonly<Record<string, string>>;
  body: string;
  /** Whether it is to be answered with data; otherwise with nothing but an error. */
  isGood: boolean;
};

/** Of twenty requests in a row: what each asks. */
const kinds = [
  ...['tiny', 'console', 'page', 'tiny', 'console', 'own', 'own', 'tiny', 'tiny', 'console'],
  ...['tiny', 'tiny', 'stranger', 'tiny', 'console', 'tiny', 'tiny', 'refused', 'tiny', 'tiny'],
] as const;

/** A viewer who was not there before comes with every second request. */
const viewerOf = (index: number) => viewerAt(Math.floor(index / 2));

/** A document that nobody sent before: as long as a page of the console asks for. Two requests have the same. */
const ownDocument = (index: number) => `query soak${Math.floor(index / kinds.length)} ${membersQuery(2)}`;

const refusedDocument = (index: number) => `{ viewer { guid nothingOfTheSort${index} } }`;

const byName = (wanted: string) => operations.find(({ name }) => name === wanted)?.query ?? '';

/** The requests of a soak, by their number; `consoleQueries` are asked in turn. */
export function soakRequests(consoleQueries: readonly string[], variables: object) {
  const consoleBodies = consoleQueries.map((query) => JSON.stringify({ query, variables }));
  const [tiny, page] = ['tiny', 'membersPage'].map((name) => JSON.stringify({ query: byName(name) }));
  const bodyOf = (index: number): string => {
    switch (kinds[index % kinds.length]) {
      case 'own':
        return JSON.stringify({ query: ownDocument(index) });
      case 'refused':
        return JSON.stringify({ query: refusedDocument(index) });
      case 'console':
        return consoleBodies[Math.floor(index / 3) % consoleBodies.length] ?? tiny ?? '';
      case 'page':
        return page ?? '';
      default:
        return tiny ?? '';
    }
  };
  return (index: number): SoakRequest => {
    const kind = kinds[index % kinds.length];
    const signedIn = kind === 'stranger' ? {} : { authorization: authorization(viewerOf(index)) };
    return {
      headers: { ...signedIn, 'content-type': 'application/json' },
      body: bodyOf(index),
      isGood: kind !== 'refused' && kind !== 'stranger',
    };
  };
}
