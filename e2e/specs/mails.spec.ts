import { sampleMails } from '@muster/upstream/sampleMails';
import type { Page } from '@playwright/test';
import { accessibilityFaults } from '../support/axe.ts';
import { expect, test } from '../support/test.ts';

// Mails are read wherever people read theirs: as they are sent, in every language, in a narrow window and in the dark.

const LOCALES = ['en-us', 'en-gb', 'es-es', 'es-mx', 'pt-br', 'ru-ru', 'zh-cn'] as const;

/** A reader of mail shows a mail in a page of its own, with headings and landmarks that it has itself. */
const OF_READERS = /^(?:landmark-one-main|page-has-heading-one|region):/;
/** Somebody has written it, in a language that is nobody's guess. */
const OF_WRITERS = /^html-has-lang:/;

async function faultsOf(page: Page, kind: string): Promise<string[]> {
  const faults = await accessibilityFaults(page);
  const beyond = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  return [
    ...faults.filter((fault) => !OF_READERS.test(fault) && !(kind === 'bulk/composedMail' && OF_WRITERS.test(fault))),
    ...(beyond > 0 ? [`reaches ${beyond} px beyond a narrow window`] : []),
  ];
}

for (const locale of LOCALES)
  test(`the mails in ${locale}, light and dark`, async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    for (const [kind, sample] of Object.entries(sampleMails))
      for (const { subject, html } of sample(locale)) {
        await page.setContent(html);
        // axe takes a page without a background of its own for a white one.
        await page.addStyleTag({ content: 'html { background: Canvas }' });
        for (const colorScheme of ['light', 'dark'] as const) {
          await page.emulateMedia({ colorScheme });
          expect(await faultsOf(page, kind), `${kind}, ${colorScheme}: ${subject}`).toEqual([]);
        }
      }
  });
