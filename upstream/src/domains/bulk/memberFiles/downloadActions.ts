import type { Query } from '../../../generated/contract.ts';
import type { SessionContext } from '../../../lib/context.ts';
import type { Locale } from '../../../lib/locales.ts';
import { type Pages, offerPages } from '../offerFileActions.ts';
import { REPORT_COLUMNS } from '../reportWordRules.ts';
import { PAGE_ROWS } from '../rules.ts';
import { type NamedColumn, columnsOfTeam, isInTemplate } from './columnRules.ts';
import { fillableFields, heldChoicesOf } from './fieldActions.ts';
import { problemWords, resultWord } from './reportRules.ts';
import { type RowOfUpload, membersBehind, rowsBehind } from './repository.ts';
import { type MemberFileDeps, demandLarge, demandUpload } from './uploadActions.ts';
import type { UploadRow } from './workRepository.ts';

const FOLDER = 'member_files';

type Member = Awaited<ReturnType<typeof membersBehind>>[number];
type Held = ReturnType<Awaited<ReturnType<typeof heldChoicesOf>>>;

/** What a template has of somebody in a column. */
function cellOf({ column }: NamedColumn, member: Member, { choices, contacts }: Held): string {
  switch (column.kind) {
    case 'email':
      return member.email;
    case 'firstName':
    case 'lastName':
      return member[column.kind];
    case 'countryCode':
      return member.phoneCountryCode ?? '';
    case 'mobileNumber':
      return member.phoneNumber ?? '';
    case 'field': {
      const choice = choices.get(column.fieldId);
      return contacts.get(choice?.contactGuid ?? '') ?? choice?.value ?? '';
    }
    case 'ignored':
      return '';
  }
}

/** The header of a template, and for a change of members all of them as they are. */
async function* templatePages(
  { db, actor }: SessionContext,
  columns: readonly NamedColumn[],
  withMembers: boolean,
): Pages {
  yield [columns.map(({ name }) => name)];
  let last: Member | undefined;
  for (let isOver = !withMembers; !isOver;) {
    const members = await membersBehind(db, actor.teamId, last, PAGE_ROWS);
    const heldBy = await heldChoicesOf(
      { db },
      members.map(({ guid }) => guid),
    );
    yield members.map((member) => columns.map((column) => cellOf(column, member, heldBy(member.guid))));
    last = members.at(-1);
    isOver = members.length < PAGE_ROWS;
  }
}

/**
 * Gives the address of a mode's template.
 *
 * @throws Refusal `team_not_large`
 */
export async function offerTemplate(
  deps: MemberFileDeps,
  context: SessionContext,
  { mode }: Query<'bulk', 'downloadTemplates'>,
): Promise<{ url: string }> {
  const { db, actor } = context;
  if (mode === 'delete') await demandLarge(db, actor.teamId, deps.environment);
  const columns = columnsOfTeam(await fillableFields(context, actor.teamId)).filter((one) => isInTemplate(mode, one));
  return offerPages(deps, context, {
    folder: FOLDER,
    fileName: `${mode}_members.csv`,
    pagesIn: () => templatePages(context, columns, mode === 'edit'),
  });
}

/**
 * Rows as they were sent, with what became of them behind, in the reader's language. What a report said before is left out; it
 * is known by its headings, which are therefore the same in all languages.
 */
async function* reportPages(
  { db }: SessionContext,
  upload: UploadRow,
  kind: 'problems' | 'results',
  locale: Locale,
): Pages {
  const own = (cells: readonly string[]) =>
    upload.header.map((_, place) => cells[place] ?? '').filter((_, place) => upload.columns[place]?.kind !== 'ignored');
  yield [[...own(upload.header), ...REPORT_COLUMNS]];
  let line = 0;
  for (let rows: RowOfUpload[] | undefined; rows === undefined || rows.length === PAGE_ROWS;) {
    rows = await rowsBehind(db, upload.uploadId, { line, kind, limit: PAGE_ROWS });
    yield rows.map((row) => [...own(row.cells), resultWord(locale, row), problemWords(locale, row.problem)]);
    line = rows.at(-1)?.line ?? line;
  }
}

/**
 * Gives the address of a file with rows of one that was sent.
 *
 * @throws Refusal `upload_not_found`
 */
export async function offerReport(
  deps: MemberFileDeps,
  context: SessionContext,
  { importId, kind }: Query<'bulk', 'memberUploadReport'>,
): Promise<{ url: string }> {
  const upload = await demandUpload(context.db, context.actor.teamId, importId);
  return offerPages(deps, context, {
    folder: FOLDER,
    fileName: `${upload.mode}_${kind}.csv`,
    pagesIn: (locale) => reportPages(context, upload, kind, locale),
  });
}
