// What a page's own policy refuses, as the browser tells it.
import type { Page } from '@playwright/test';

/**
 * Begins to note every violation of a page's policy, from its first line on.
 *
 * @returns what was violated since, each as the directive's name
 */
export async function watchPolicy(page: Page): Promise<() => string[]> {
  const violations: string[] = [];
  await page.exposeFunction('tellViolation', (directive: string) => void violations.push(directive));
  await page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', ({ effectiveDirective }) => {
      const tell: unknown = Reflect.get(window, 'tellViolation');
      if (typeof tell === 'function') tell(effectiveDirective);
    });
  });
  return () => violations.splice(0);
}
