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

test('an example changes the sandbox, which is put back by one click', async ({ page, signIn, consoleErrors }) => {
  await signIn('admin@sandbox.example');
  await page.goto('/playground');
  const examples = page.getByRole('region', { name: 'Examples' });
  await expect(examples.getByText('You are in the sandbox')).toBeVisible();
  const result = page.getByRole('region', { name: /result/i });
  await expect(result.getByRole('textbox')).toBeAttached();
  const run = async (example: string) => {
    const name = new RegExp(`^${example}\\b`);
    await examples.getByRole('button', { name }).click();
    await expect(page.getByRole('tab', { name })).toHaveAttribute('aria-selected', 'true');
    await page.getByRole('button', { name: /execute query/i }).click();
  };
  await run('teamUpdate');
  await expect(result).toContainText('Sandcastle');
  await examples.getByRole('button', { name: 'Put the sandbox back' }).click();
  await expect(examples.getByRole('status')).toHaveText('The sandbox is as it was at its beginning.');
  await run('team');
  await expect(result).toContainText('"name": "Sandbox"');
  consoleErrors.length = 0;
});

test('the examples say where they belong to whoever is in another team', async ({ page, signIn, consoleErrors }) => {
  await signIn('admin@orbit.example');
  await page.goto('/playground');
  const examples = page.getByRole('region', { name: 'Examples' });
  await expect(examples.getByText('admin@sandbox.example')).toBeVisible();
  await expect(examples.getByRole('button', { name: 'Put the sandbox back' })).toHaveCount(0);
  consoleErrors.length = 0;
});

test('in a narrow window everything of the playground can be scrolled to, and its button is seen in colours of the system', async ({
  page,
  consoleErrors,
}) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await page.emulateMedia({ forcedColors: 'active' });
  await page.goto('/playground');
  const execute = page.getByRole('button', { name: /execute query/i });
  await execute.scrollIntoViewIfNeeded();
  await expect(execute).toBeInViewport({ ratio: 1 });
  await expect(execute).toHaveCSS('border-top-style', 'solid');
  const name = page.getByRole('link', { name: 'Muster' });
  await name.scrollIntoViewIfNeeded();
  await expect(name).toBeInViewport({ ratio: 1 });
  consoleErrors.length = 0;
});
