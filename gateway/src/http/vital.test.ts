import { expect, test } from 'vitest';
import { vitalOperations } from './vital.ts';

const PAY = 'a'.repeat(64);
const LIST = 'b'.repeat(64);
const OTHER = 'd'.repeat(64);
const manifest = new Map([
  [PAY, 'mutation planActivate { planActivate(input: {}) { team { plan } } }'],
  [LIST, 'query memberList { viewer { team { members { nodes { id } } } } }'],
]);
const isVital = vitalOperations(manifest);
manifest.set(OTHER, 'mutation signOut { signOut { userErrors { code } } }');
const byHash = (sha256Hash: unknown) => ({ variables: {}, extensions: { persistedQuery: { version: 1, sha256Hash } } });

test.each([
  [true, 'the console’s by its hash', byHash(PAY)],
  [true, 'that of another console, which became known later', byHash(OTHER)],
  [false, 'another of the console’s', byHash(LIST)],
  [false, 'one that is not known', byHash('c'.repeat(64))],
  [true, 'a text by its words', { query: 'mutation { pinIssue(input: { email: "a@b.example" }) { login } }' }],
  [true, 'a read of bills', { query: '{ viewer { team { billing { type } } } }' }],
  [true, 'a read of prices', { query: '{ viewer { team { planOffers { usersCount } } } }' }],
  [true, 'a change of licences', { query: 'mutation { licenceAssign(input: { memberIds: [] }) { team { id } } }' }],
  [false, 'another text', { query: '{ viewer { team { name } } }' }],
  [false, 'a longer word', { query: '{ viewer { billingAddress licences } }' }],
  [
    false,
    'a known hash beside another text',
    { ...byHash(LIST), query: 'mutation { signOut { userErrors { code } } }' },
  ],
  [
    true,
    'a text that is sent for the first time, with its hash',
    { ...byHash('c'.repeat(64)), query: 'mutation { pinIssue(input: { email: "a@b.example" }) { login } }' },
  ],
  [false, 'a hash that is none', byHash(7)],
  [false, 'a list', [{ query: 'mutation { signOut { userErrors { code } } }' }]],
  [false, 'nothing', undefined],
])('%s: %s', (expected, _what, body) => {
  expect(isVital(body)).toBe(expected);
});
