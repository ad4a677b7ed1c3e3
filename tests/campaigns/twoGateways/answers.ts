// What is asked of both at once: documents by hash, changes by key, reads of many viewers.
import type { Finding, Length } from '../campaign.ts';
import { none } from '../goals.ts';
import { count, exactly, noneOf, withRemark } from './findings.ts';
import { type Pair, urlAt } from './pair.ts';
import { type Visitor, ask, atOnce, hashOf } from './visitor.ts';

type Own = { viewer: { guid: string; email: string; team: { domain: string } | null } | null };
type Created = { customFieldCreate: { customField: { id: string } | null; userErrors: { code: string }[] } };

const byHash = (text: string) => ({
  persistedQuery: { version: 1, sha256Hash: hashOf(text) },
});

/** Documents that one gateway was told, asked for by hash at the other. */
async function documents(pair: Pair, visitors: readonly Visitor[], length: Length): Promise<Finding[]> {
  const [one, other] = pair.gateways;
  const texts = Array.from(
    { length: length === 'long' ? 200 : 10 },
    (_, index) => `query Own${index} { viewer { guid } }`,
  );
  // In turn, so that nobody comes to their limit.
  const headersAt = (index: number) => visitors[index % visitors.length]?.bearer ?? {};
  const answers = await Promise.all(
    texts.map(async (query, index) => {
      await ask(urlAt(pair, index), { query, extensions: byHash(query) }, headersAt(index));
      return ask<Own>(urlAt(pair, index + 1), { extensions: byHash(query) }, headersAt(index));
    }),
  );
  const ofConsoles = [
    await ask<Own>(one.url, { extensions: byHash(other.consoleOperation) }, headersAt(0)),
    await ask<Own>(other.url, { extensions: byHash(one.consoleOperation) }, headersAt(0)),
  ];
  const isUnknown = ({ data }: { data: Own | null }) => !data?.viewer;
  return [
    noneOf('documents registered at one and not known at the other', answers, isUnknown),
    noneOf('operations of one’s console, of another build, which the other does not know', ofConsoles, isUnknown),
  ];
}

const CREATE = `mutation ($key: String!, $name: String!) {
  customFieldCreate(input: { name: $name, valueType: SINGLE_SELECT, values: ["One"], idempotencyKey: $key }) {
    customField { id } userErrors { code }
  }
}`;

/** One change with one key, asked for at both at once. Without the key all but the first would be refused: the name is taken. */
async function keyedChanges(pair: Pair, { bearer }: Visitor, length: Length): Promise<Finding[]> {
  const rounds = length === 'long' ? 10 : 3;
  let changes = 0;
  let unlike = 0;
  for (let round = 0; round < rounds; round += 1) {
    const variables = { key: `pair-${round}`, name: `Pair ${round}` };
    const answers = await atOnce(6, (index) => ask<Created>(urlAt(pair, index), { query: CREATE, variables }, bearer));
    const ids = answers.map(({ data }) => data?.customFieldCreate.customField?.id);
    changes += new Set(ids.filter((id) => id !== undefined)).size;
    unlike += count(ids, (id) => id === undefined);
  }
  return [
    exactly(`changes by ${rounds} idempotency keys, each used 6 times at once at both`, rounds, changes),
    none('of these uses not answered like the first', unlike, rounds * 6),
  ];
}

const OWN = { query: '{ viewer { guid email team { domain } } }' };

/** The same question of many viewers at the same time, several times each, at both. */
async function viewersApart(pair: Pair, visitors: readonly Visitor[], length: Length): Promise<Finding[]> {
  const { dev } = pair;
  const rounds = length === 'long' ? 30 : 2;
  await dev.forgetCalls();
  // Long enough that the questions meet.
  await dev.fault({ service: 'identity', operation: 'fullProfile', latencyMs: 50 });
  let asked = 0;
  let foreign = 0;
  for (let round = 0; round < rounds; round += 1) {
    const questions = visitors.flatMap((visitor) => [0, 1, 2, 3].map((at) => ({ visitor, at })));
    const answers = await Promise.all(
      questions.map(async ({ visitor, at }) => {
        const { data } = await ask<Own>(urlAt(pair, at), OWN, visitor.bearer);
        const { guid, email, team } = data?.viewer ?? {};
        return guid === visitor.guid && email === visitor.email && email.endsWith(`@${team?.domain ?? '?'}`);
      }),
    );
    asked += answers.length;
    foreign += count(answers, (isOwn) => !isOwn);
  }
  await dev.clearFaults();
  const calls = await dev.calls();
  const callsOf = (guid: string) => count(calls, (call) => call.guid === guid && call.operation === 'fullProfile');
  const own = visitors.map(({ guid }) => callsOf(guid));
  // Of one viewer's four, two at each gateway, at best each gateway makes one call, and at worst each question makes its own.
  const wrong = count(own, (one) => one < rounds * 2 || one > rounds * 4);
  const made = own.reduce((sum, one) => sum + one, 0);
  return [
    none(
      `answers that are not the viewer's own, to ${visitors.length} viewers who ask the same at once`,
      foreign,
      asked,
    ),
    withRemark(none('of them for whom another one’s call was taken', wrong, visitors.length), `${made} calls`),
  ];
}

export async function sharedAnswers(pair: Pair, visitors: readonly Visitor[], length: Length): Promise<Finding[]> {
  const admin = visitors.find(({ email }) => email === 'admin@elite.example');
  if (admin === undefined) throw new Error('The admin with PRO is not signed in.');
  return [
    ...(await documents(pair, visitors, length)),
    ...(await keyedChanges(pair, admin, length)),
    ...(await viewersApart(pair, visitors, length)),
  ];
}
