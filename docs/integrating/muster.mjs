// A program that asks Muster's endpoint, without anything but Node:
//   node muster.mjs members              all members, page by page
//   node muster.mjs invite ADDRESS…      invites people, once, however often it is tried
//   node muster.mjs avatar FILE          sends the team's picture
// MUSTER_URL is the gateway's address, MUSTER_TOKEN what stands behind `Bearer`: <guid>:<token>.
import { randomUUID } from 'node:crypto';
import { openAsBlob } from 'node:fs';
import { setTimeout as delay } from 'node:timers/promises';

const { MUSTER_URL = 'http://localhost:4000', MUSTER_TOKEN } = process.env;

/** A top-level error: `code` says which, `requestId` is for whoever runs the gateway. */
export class MusterError extends Error {
  constructor({ message, extensions }) {
    super(message);
    Object.assign(this, extensions);
  }
}

const lost = { message: 'No answer came.', extensions: { code: 'OUTCOME_UNKNOWN', retryable: true } };

async function once(body, headers) {
  const sent = { method: 'POST', body, headers: { authorization: `Bearer ${MUSTER_TOKEN}`, ...headers } };
  const answer = await fetch(`${MUSTER_URL}/graphql`, sent).catch(() => undefined);
  const isJson = answer?.headers.get('content-type')?.includes('json');
  return isJson ? answer.json() : { errors: [lost] };
}

/** Asks, and asks again where that helps: a query always may be repeated, a mutation because its input has an `idempotencyKey`. */
export async function ask(query, variables = {}, attempts = 5) {
  const body = JSON.stringify({ query, variables });
  for (let attempt = 1; ; attempt += 1) {
    const { data, errors: [error] = [] } = await once(body, { 'content-type': 'application/json' });
    if (!error) return data;
    const { code, retryable, retryAfter = 2 ** attempt / 10 } = error.extensions;
    const helps = retryable || code === 'OUTCOME_UNKNOWN';
    if (!helps || attempt === attempts) throw new MusterError(error);
    await delay(retryAfter * 1000 * (1 + Math.random() / 4));
  }
}

/** Every member, one after the other: pages are read as they are wanted. */
export async function* members() {
  const query = `query ($after: String) { viewer { team { members(first: 300, after: $after) {
    nodes { email name { first last } role } pageInfo { hasNextPage endCursor } } } } }`;
  for (let after = null; ;) {
    const { nodes, pageInfo } = (await ask(query, { after })).viewer.team.members;
    yield* nodes;
    if (!pageInfo.hasNextPage) return;
    after = pageInfo.endCursor;
  }
}

/** Invites people; of a list a part may succeed, and `userErrors` says which did not. */
export async function invite(emails) {
  const mutation = `mutation ($input: MemberInviteInput!) { memberInvite(input: $input) { userErrors { code field message } } }`;
  const input = { emails, idempotencyKey: randomUUID() }; // Made once, for all attempts.
  return (await ask(mutation, { input })).memberInvite.userErrors;
}

/** Sends the team's picture: JPEG or PNG, at most 100 pixels a side. */
export async function sendAvatar(file) {
  const query = `mutation ($file: Upload!) { teamAvatarUpload(input: { file: $file }) { team { avatarUrl } userErrors { code message } } }`;
  const form = new FormData();
  form.set('operations', JSON.stringify({ query, variables: { file: null } }));
  form.set('map', JSON.stringify({ 0: ['variables.file'] }));
  form.set('0', await openAsBlob(file), 'avatar');
  const { data, errors } = await once(form, { 'apollo-require-preflight': 'true' });
  if (errors) throw new MusterError(errors[0]);
  return data.teamAvatarUpload;
}

const [command, ...words] = process.argv.slice(2);
if (command === 'members') for await (const { email, role } of members()) console.log(email, role);
if (command === 'invite') console.log(await invite(words));
if (command === 'avatar') console.log(await sendAvatar(words[0]));
