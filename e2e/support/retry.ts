// Pressing Retry as people do: again while it is offered, until what failed is there.
import { type Locator, type Page, expect } from '@playwright/test';

/**
 * Presses the first Retry until something shows. The gateway may go on refusing for a moment after a service is well
 * again, and Retry goes as soon as the answer is there: it is pressed only while it is offered.
 */
export async function retryUntil(scope: Page | Locator, healed: Locator): Promise<void> {
  const retry = scope.getByRole('button', { name: /retry/i }).first();
  await expect(async () => {
    if (await retry.isVisible()) await retry.click({ timeout: 1_000 });
    await expect(healed).toBeVisible({ timeout: 1_000 });
  }).toPass();
}
