import type { Queries } from '../../../db/database.ts';
import type { Query } from '../../../generated/contract.ts';
import type { SessionContext } from '../../../lib/context.ts';
import type { Locale } from '../../../lib/locales.ts';
import { type Pages, offerPages } from '../offerFileActions.ts';
import { REPORT_COLUMNS } from '../reportWordRules.ts';
import { PAGE_ROWS } from '../rules.ts';
import { problemWords, resultWord } from './reportRules.ts';
import { type RowOfUpload, rowsBehind } from './repository.ts';
import { COLUMNS } from './rules.ts';
import { type TemplateDeps, demandEnterprise } from './templateActions.ts';
import { demandUpload } from './uploadActions.ts';

/** All rows as they were sent, with what became of each behind, in the reader's language. */
async function* reportPages(db: Queries, uploadId: string, locale: Locale): Pages {
  yield [[...COLUMNS, ...REPORT_COLUMNS]];
  let line = 0;
  for (let rows: RowOfUpload[] | undefined; rows === undefined || rows.length === PAGE_ROWS;) {
    rows = await rowsBehind(db, uploadId, line, PAGE_ROWS);
    yield rows.map((row) => [
      ...COLUMNS.map((_, place) => row.cells[place] ?? ''),
      ...[resultWord(locale, row), problemWords(locale, row.problem)],
    ]);
    line = rows.at(-1)?.line ?? line;
  }
}

/**
 * Gives the address of a file with all rows of one that was sent.
 *
 * @throws Refusal `plan_required`, `upload_not_found`
 */
export async function offerReport(
  deps: TemplateDeps,
  context: SessionContext,
  { uploadId }: Query<'bulk', 'channelUploadReport'>,
): Promise<{ url: string }> {
  const { db, actor } = context;
  await demandEnterprise(context, actor.teamId);
  const { templateId } = await demandUpload(db, actor.teamId, uploadId);
  return offerPages(deps, context, {
    folder: 'templates',
    fileName: `${templateId}_channels_results.csv`,
    pagesIn: (locale) => reportPages(db, uploadId, locale),
  });
}
