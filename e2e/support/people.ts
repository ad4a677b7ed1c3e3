// What the specs about people have in common: finding somebody in a list, and people of a test's own.
import { type APIRequestContext, type Locator, type Page, expect } from '@playwright/test';

/** A console dialog, a menu or a list row: as people find them, by what they are called. */
export const dialogNamed = (page: Page, name: string | RegExp): Locator => page.getByRole('dialog', { name });

/** The row of a person in the list that is open. */
export const rowOf = (page: Page, name: string): Locator =>
  page.getByRole('row').filter({ has: page.getByRole('button', { name: `Actions for ${name}`, exact: true }) });

/** Opens somebody's menu and chooses from it. */
export async function chooseFor(page: Page, name: string, action: string): Promise<void> {
  await page.getByRole('button', { name: `Actions for ${name}`, exact: true }).click();
  await page.getByRole('menuitem', { name: action, exact: true }).click();
}

/** Ticks the boxes of some people. */
export async function select(page: Page, names: readonly string[]): Promise<void> {
  for (const name of names) await page.getByRole('checkbox', { name: `Select ${name}`, exact: true }).check();
}

/** Looks for people in the list that is open. */
export const search = (page: Page, text: string): Promise<void> => page.getByRole('searchbox').fill(text);

/** What can be done with those who are selected. */
export const bar = (page: Page): Locator => page.getByRole('group', { name: 'Actions for everybody who is selected' });

/** What is shown at the edge of the window after something was done. */
export const notifications = (page: Page): Locator => page.getByRole('region', { name: 'Notifications' });

/** Asks the gateway directly, with the session of whoever is signed in there. Fails on any top-level error. */
export async function ask<Data>(request: APIRequestContext, query: string, variables: object = {}): Promise<Data> {
  const answer = await request.post('/graphql', { data: { query, variables } });
  const { data, errors } = (await answer.json()) as { data: Data; errors?: { message: string }[] };
  expect(errors ?? [], 'errors of a direct question').toEqual([]);
  return data;
}

const INVITE = `mutation ($input: MemberInviteInput!) {
  memberInvite(input: $input) { members { id email } userErrors { code } }
}`;

/** Takes people of the test's own into the team of whoever is signed in; answers their ids in the order given. */
export async function invite(request: APIRequestContext, emails: readonly string[]): Promise<string[]> {
  const { memberInvite } = await ask<{
    memberInvite: { members: { id: string; email: string }[]; userErrors: unknown[] };
  }>(request, INVITE, { input: { emails } });
  expect(memberInvite.userErrors).toEqual([]);
  return emails.map((email) => memberInvite.members.find((member) => member.email === email)?.id ?? '');
}

/** Does one of the things with `memberIds` or `memberId` in the input, directly. */
export async function act(request: APIRequestContext, mutation: string, input: object): Promise<void> {
  const type = `${mutation.charAt(0).toUpperCase()}${mutation.slice(1)}Input`;
  const query = `mutation ($input: ${type}!) { result: ${mutation}(input: $input) { userErrors { code } } }`;
  const { result } = await ask<{ result: { userErrors: unknown[] } }>(request, query, { input });
  expect(result.userErrors, mutation).toEqual([]);
}

const FIND = `query ($search: String!, $status: MemberStatus!) {
  viewer { team { members(search: $search, filter: { status: $status }, first: 5) { nodes { id email } } } }
}`;

/** The id of somebody of the team of whoever is signed in. */
export async function idOf(request: APIRequestContext, email: string, status = 'ACTIVE'): Promise<string> {
  type Found = { viewer: { team: { members: { nodes: { id: string; email: string }[] } } } };
  const { viewer } = await ask<Found>(request, FIND, { search: email, status });
  const found = viewer.team.members.nodes.find((member) => member.email === email);
  if (!found) throw new Error(`Nobody has the address ${email}`);
  return found.id;
}
