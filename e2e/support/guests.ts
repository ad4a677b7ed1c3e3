// What the specs about guests have in common.
import { type APIRequestContext, type Locator, type Page, expect } from '@playwright/test';
import type { DevEndpoints } from '../../scripts/devEndpoints.ts';
import { ask } from './people.ts';

/** Types into a field that takes suggestions only, and takes the first one that is called so. */
export async function pick(
  dialog: Locator,
  field: 'Contacts' | 'Channels',
  typed: string,
  name: string,
): Promise<void> {
  await dialog.getByRole('combobox', { name: field }).fill(typed);
  await dialog
    .page()
    .getByRole('option', { name: new RegExp(`^${name}`) })
    .first()
    .click();
  await expect(chip(dialog, name)).toBeVisible();
}

/** What takes something chosen away again. */
export const chip = (dialog: Locator, name: string): Locator =>
  dialog.getByRole('button', { name: `Remove ${name}`, exact: true });

/**
 * Waits until a dialog says that it is saved, before it closes by itself. Called before Save is pressed: it looks from
 * within the page, in every frame, as it stands there only for a moment.
 */
export const untilSaved = (page: Page) =>
  page.waitForFunction(() =>
    [...document.querySelectorAll<HTMLButtonElement>('[role=dialog] button')].some(
      (button) => button.textContent === 'Saved' && button.disabled,
    ),
  );

const GUESTS = `mutation ($input: GuestInviteInput!) { guestInvite(input: $input) { guests { id } userErrors { code } } }`;

/** Takes a guest of the test's own into the team of whoever is signed in; answers the id. */
export async function inviteGuest(request: APIRequestContext, email: string): Promise<string> {
  type Invited = { guestInvite: { guests: { id: string }[]; userErrors: unknown[] } };
  const { guestInvite } = await ask<Invited>(request, GUESTS, { input: { emails: [email] } });
  expect(guestInvite.userErrors).toEqual([]);
  return guestInvite.guests[0]?.id ?? '';
}

const ACCESS = `query ($memberId: ID!) { viewer { team { guestAccess(memberId: $memberId) {
  contacts { email } channels { name } validityReminder } } } }`;

/** What a guest reaches, by the gateway's own word. */
export async function accessOf(request: APIRequestContext, memberId: string) {
  type Access = { contacts: { email: string }[]; channels: { name: string }[]; validityReminder: string | null };
  const { viewer } = await ask<{ viewer: { team: { guestAccess: Access } } }>(request, ACCESS, { memberId });
  const { contacts, channels, validityReminder } = viewer.team.guestAccess;
  return { contacts: contacts.map(({ email }) => email), channels: channels.map(({ name }) => name), validityReminder };
}

/** Lets some calls of the services fail. */
export const failing = (dev: DevEndpoints, ...calls: readonly (readonly [service: string, operation: string])[]) =>
  Promise.all(calls.map(([service, operation]) => dev.fault({ service, operation, status: 500 })));
