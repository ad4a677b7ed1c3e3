// Every example of the playground does in the sandbox what it says, with its own variables, each time from the beginning.
import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { beforeEach, expect, test } from 'vitest';
import { productFor } from '../support/product.ts';

const folder = fileURLToPath(new URL('../../web/playground/examples/', import.meta.url));

type Variables = { readonly input?: object };
const examples = globSync('*/*.graphql', { cwd: folder })
  .map((file) => file.replace('.graphql', ''))
  .toSorted()
  .map((name) => {
    const given = globSync(`${name}.json`, { cwd: folder }).map((file) => readFileSync(folder + file, 'utf8'));
    const variables = JSON.parse(given[0] ?? '{}') as Variables;
    return [name, readFileSync(`${folder}${name}.graphql`, 'utf8'), variables] as const;
  });

/** What the sandbox is refused at its beginning, as each of these examples says. */
const refused: Readonly<Record<string, readonly string[]>> = {
  // It has PRO already, by a subscription, and shuts nobody out.
  'billing/trialStart': ['NOT_ALLOWED'],
  'billing/billingIntervalUpdate': ['NOT_ALLOWED'],
  // They are about something that another operation makes first.
  'bulk/channelUploadProcess': ['NOT_FOUND'],
  'bulk/memberUploadProcess': ['NOT_FOUND'],
  'identity/sessionEnd': ['NOT_FOUND'],
  'import/importStart': ['NOT_FOUND'],
  'payment/licenceOrder': ['NOT_ALLOWED'],
  'payment/savedCardPay': ['NOT_FOUND'],
};

const product = productFor('admin@sandbox.example');
beforeEach(async () => {
  await product.session.ask('mutation { sandboxReset(input: {}) { userErrors { code } } }');
});

/** The codes of the user errors of a mutation. */
const codesOf = (data: Record<string, { userErrors?: readonly { code: string }[] } | null>) =>
  Object.values(data).flatMap((payload) => payload?.userErrors?.map(({ code }) => code) ?? []);

test('licences are ordered once the address is set, as the examples say', async () => {
  const answers: unknown[] = [];
  for (const wanted of ['payment/billingAddressUpdate', 'payment/licenceOrder']) {
    const [, text = '', variables = {}] = examples.find(([name]) => name === wanted) ?? [];
    const { errors, data } = await product.session.ask(text, variables);
    answers.push(errors, codesOf(data), data.licenceOrder?.order.status);
  }
  expect(answers).toEqual([[], [], undefined, [], [], 'OPEN']);
});

test('the search for people finds some', async () => {
  const [, text = '', variables = {}] = examples.find(([name]) => name === 'member/memberSearch') ?? [];
  const { data } = await product.session.ask(text, variables);
  expect(data.viewer.team.members.totalCount).toBeGreaterThan(0);
});

test.each(examples)('%s', async (name, text, variables) => {
  const { errors, data } = await product.session.ask(text, variables);
  expect(errors).toEqual([]);
  expect(codesOf(data)).toEqual(refused[name] ?? []);
});
