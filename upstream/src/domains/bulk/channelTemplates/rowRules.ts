import { CHANNEL_MODERATORS_MAX, channelDescriptionFormat, channelNameFormat } from '@muster/schema/formats/channel';
import { SUBJECTS_MAX } from '@muster/schema/formats/subjects';
import type { components } from '../../../generated/bulk.ts';
import { Fault } from '../../../lib/errors.ts';
import { channelKey } from '../../channel/rules.ts';
import { COLUMNS, type Column, STEP_PEOPLE, type TemplateId, addressesIn, readChoice, readType } from './rules.ts';

/** A problem tells a part of a cell at most. */
const VALUE_MAX = 300;

/** What can be wrong with a row. */
const PROBLEM_CODES = [
  ...(['cells_missing', 'name_required', 'name_invalid', 'name_taken', 'name_repeated', 'name_ambiguous'] as const),
  ...(['channel_not_found', 'description_invalid', 'type_invalid', 'type_fixed', 'admins_required'] as const),
  ...(['too_many_people', 'not_in_team', 'is_guest', 'not_admitted', 'choice_invalid'] as const),
  ...(['creation_restricted', 'channel_limit', 'channel_locked'] as const),
] satisfies components['schemas']['ChannelUploadProblemCode'][];
export type ProblemCode = (typeof PROBLEM_CODES)[number];
const isProblemCode = (code: string): code is ProblemCode => PROBLEM_CODES.some((known) => known === code);

/** @throws Fault for what no version of the service writes */
export function demandProblemCode(code: string | undefined): ProblemCode {
  if (code === undefined || !isProblemCode(code)) throw new Fault('A row failed for no known reason.');
  return code;
}

/** What is wrong with a row: in which column, or none where it is all of it, and what stands there. */
export type Problem = { column: Column | ''; code: ProblemCode; value: string };

/** What a row asks for. What is null or empty stays as it is, where there is a channel; a channel that is made is whole. */
export type RowPlan = {
  readonly name: string;
  readonly description: string | null;
  readonly type: 'open' | 'closed' | null;
  /** Addresses in lower case. */
  readonly admins: readonly string[];
  readonly members: readonly string[];
  readonly addRemoveUsersBy: 'moderator' | 'member' | null;
  readonly viewMemberListBy: 'moderator' | 'member' | null;
};

export const problem = (code: ProblemCode, column: Column | '' = '', value = ''): Problem => ({
  ...{ column, code },
  value: [...value].slice(0, VALUE_MAX).join(''),
});

type Cells = Readonly<Record<Column, string>>;

const named = (cells: readonly string[]): Cells => ({
  channel_name: cells[0] ?? '',
  channel_description: cells[1] ?? '',
  channel_type: cells[2] ?? '',
  channel_admin_emails: cells[3] ?? '',
  member_emails: cells[4] ?? '',
  who_can_add_remove_users: cells[5] ?? '',
  who_can_view_member_list: cells[6] ?? '',
});

/** What of a name can be said without a look at the team. */
function nameProblem(given: string): Problem | null {
  if (given.trim() === '') return problem('name_required', 'channel_name');
  return channelNameFormat.safeParse(given).success ? null : problem('name_invalid', 'channel_name', given);
}

/** One of a few words; to be left out only of a channel that is there. */
const wordProblem = (code: ProblemCode, column: Column, cell: string, isFine: boolean, templateId: TemplateId) =>
  isFine || (templateId === 'update' && cell.trim() === '') ? null : problem(code, column, cell);

const peopleProblem = (column: Column, addresses: readonly string[], most: number): Problem | null =>
  addresses.length > most ? problem('too_many_people', column, String(addresses.length)) : null;

/** What stands in the cells, as far as it can be understood. */
const readCells = (row: Cells) => ({
  description: channelDescriptionFormat.safeParse(row.channel_description),
  type: readType(row.channel_type),
  admins: addressesIn(row.channel_admin_emails),
  members: addressesIn(row.member_emails),
  addRemoveUsersBy: readChoice(row.who_can_add_remove_users),
  viewMemberListBy: readChoice(row.who_can_view_member_list),
});
type Read = ReturnType<typeof readCells>;

/** The first of what is wrong with a row, from the left. */
function firstProblem(templateId: TemplateId, row: Cells, read: Read): Problem | null {
  const word = (code: ProblemCode, column: Column, found: string | undefined) =>
    wordProblem(code, column, row[column], found !== undefined, templateId);
  return (
    nameProblem(row.channel_name) ??
    (read.description.success
      ? null
      : problem('description_invalid', 'channel_description', row.channel_description)) ??
    word('type_invalid', 'channel_type', read.type) ??
    (templateId === 'create' && read.admins.length === 0 ? problem('admins_required', 'channel_admin_emails') : null) ??
    peopleProblem('channel_admin_emails', read.admins, CHANNEL_MODERATORS_MAX) ??
    peopleProblem('member_emails', read.members, SUBJECTS_MAX) ??
    word('choice_invalid', 'who_can_add_remove_users', read.addRemoveUsersBy) ??
    word('choice_invalid', 'who_can_view_member_list', read.viewMemberListBy)
  );
}

/**
 * What a row asks for by itself, or the first of what is wrong with it, whatever the team is like.
 *
 * @param cells as many as a template has columns
 */
export function readRow(templateId: TemplateId, cells: readonly string[]): RowPlan | Problem {
  if (cells.length !== COLUMNS.length) return problem('cells_missing', '', String(cells.length));
  const row = named(cells);
  const read = readCells(row);
  const wrong = firstProblem(templateId, row, read);
  if (wrong) return wrong;
  const { type = null, admins, members, addRemoveUsersBy = null, viewMemberListBy = null } = read;
  const text = read.description.data ?? '';
  const description = templateId === 'update' && text === '' ? null : text;
  return { name: row.channel_name.trim(), description, type, admins, members, addRemoveUsersBy, viewMemberListBy };
}

/** How many people the cells of a row name. */
const peopleIn = (cells: readonly string[]): number => {
  const row = named(cells);
  return addressesIn(row.channel_admin_emails).length + addressesIn(row.member_emails).length;
};

/** As many of these rows as one step takes, one at least. */
export function forOneStep<Row extends { readonly cells: readonly string[] }>(rows: readonly Row[]): Row[] {
  let people = 0;
  return rows.filter(({ cells }, place) => {
    people += peopleIn(cells);
    return place === 0 || people <= STEP_PEOPLE;
  });
}

export const isProblem = (read: RowPlan | Problem): read is Problem => 'code' in read;

/**
 * What is wrong with the rows of a file by themselves, in their order, or null where nothing is: a name that stood before
 * is taken by the row where it stood.
 */
export function problemsOf(templateId: TemplateId, rows: readonly (readonly string[])[]): (Problem | null)[] {
  const seen = new Set<string>();
  return rows.map((cells) => {
    const read = readRow(templateId, cells);
    const name = cells[0] ?? '';
    const key = channelKey(name);
    const isRepeated = key !== '' && seen.has(key);
    seen.add(key);
    if (isProblem(read)) return read;
    return isRepeated ? problem('name_repeated', 'channel_name', name) : null;
  });
}
