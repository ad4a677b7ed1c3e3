// What the specs about payments have in common: the card in its frame, the address, and what was taken.
import { type FrameLocator, type Locator, type Page, expect } from '@playwright/test';
import type { TestStack } from './stack.ts';

/** What stands beside a term in an order or a receipt. */
export const figure = (page: Page, term: string): Locator =>
  page
    .getByRole('term')
    .filter({ hasText: new RegExp(`^${term}`) })
    .locator('xpath=following-sibling::dd[1]');

/** The fields of a card: a page of their own. */
export const cardFields = (page: Page): FrameLocator => page.frameLocator('iframe[title="Card details"]');

/** Types a card in as people do: without the dashes and the slash, which the fields put in. */
export async function typeCard(page: Page, number: string): Promise<void> {
  const fields = cardFields(page);
  for (const [name, written] of [
    ['Card number', number],
    ['Expiry date (MM/YY)', '1230'],
    ['CVV', '737'],
  ] as const) {
    const field = fields.getByRole('textbox', { name });
    await field.fill('');
    await field.pressSequentially(written);
  }
}

export const completePayment = (page: Page): Promise<void> =>
  page.getByRole('button', { name: 'Complete payment' }).click();

/** Fills what an invoice has to say of the buyer, and goes on. */
export async function giveAddress(page: Page, country: string, button = 'Add Address Details'): Promise<void> {
  await page.getByRole('textbox', { name: 'Company name' }).fill('Anvil & Sons');
  await page.getByRole('textbox', { name: 'Company address' }).fill('1 High Street');
  await page.getByRole('textbox', { name: 'City' }).fill('Leeds');
  await page.getByRole('combobox', { name: 'Country' }).selectOption({ label: country });
  await page.getByRole('button', { name: button }).click();
}

/** What the card provider has taken so far of this stack's teams, by order, in the smallest unit of the currency. */
export async function takenByCard({ standInUrl }: TestStack): Promise<Map<string, number>> {
  const answer = await fetch(`${standInUrl ?? ''}/control/payments`);
  const payments = (await answer.json()) as { orderId: string | null; received: number }[];
  const taken = new Map<string, number>();
  for (const { orderId, received } of payments) {
    if (received > 0) taken.set(orderId ?? '', (taken.get(orderId ?? '') ?? 0) + received);
  }
  return taken;
}

/** Lets the card provider fail with the next so many requests. */
export async function misbehave({ standInUrl }: TestStack, faults: { failRequests: number }): Promise<void> {
  const headers = { 'content-type': 'application/json' };
  await fetch(`${standInUrl ?? ''}/control`, { method: 'POST', headers, body: JSON.stringify(faults) });
}

/** The order that an address names. */
export const orderIn = (page: Page): string => /order=([\w-]+)/.exec(page.url())?.[1] ?? '';

/** Fetches the newest invoice of the page, which stands first, as its reader does. */
export async function expectInvoice(page: Page): Promise<void> {
  const address = await page
    .getByRole('link', { name: /^Invoice INV-/ })
    .first()
    .getAttribute('href');
  const document = await page.request.get(address ?? '');
  expect(document.headers()['content-type']).toBe('application/pdf');
  expect((await document.body()).subarray(0, 5).toString()).toBe('%PDF-');
}
