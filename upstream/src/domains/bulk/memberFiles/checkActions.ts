import { randomUUID } from 'node:crypto';
import { Fault } from '../../../lib/errors.ts';
import type { Moment } from '../../billing/planActions.ts';
import { judgeAddresses } from '../../member/addressActions.ts';
import { activeAdmins } from '../../member/listRepository.ts';
import { type PersonRow, peopleByEmail } from '../../member/repository.ts';
import type { TeamRow } from '../../team/repository.ts';
import {
  type RowPlan,
  UNCHANGED,
  addingProblem,
  addressProblem,
  editingProblem,
  fieldChanges,
  leavingProblem,
  profileChanges,
  refusedFor,
} from './checkRules.ts';
import { type HeldChoices, heldChoicesOf, knownFieldsOf } from './fieldActions.ts';
import { type FieldPlan, type KnownFields, enteringWith, planTexts } from './fieldRules.ts';
import type { KeptRow } from './intakeActions.ts';
import { type RowOfUpload, emailsSeen } from './repository.ts';
import { type Problem, type ProblemCode, type RowWish, isRefused, labelsOf, readRow } from './rowRules.ts';
import type { UploadRow } from './workRepository.ts';

type Read = KeptRow & { readonly labels: { email: string; name: string }; readonly wish: RowWish | Problem };
type Person = Pick<PersonRow, 'guid' | 'firstName' | 'lastName'>;
/** What comes of a row, and whom of the team it is about. */
type Judged = { readonly plan: RowPlan; readonly person?: Person | undefined };
type Judge = (wish: RowWish) => Judged;

/**
 * Compares rows of a file with the team as it stands: what each would change, or why it cannot be done. Reads as often for a
 * thousand rows as for one.
 *
 * @param rows in their order, behind all that were compared before
 */
export async function compareRows(
  moment: Moment,
  team: TeamRow,
  upload: UploadRow,
  rows: readonly KeptRow[],
): Promise<RowOfUpload[]> {
  const { uploadId } = upload;
  const read = rows.map((row): Read => ({
    ...row,
    labels: labelsOf(upload, row.cells),
    wish: readRow(upload, row.cells),
  }));
  const seen = new Set(
    await emailsSeen(
      moment.db,
      uploadId,
      read.map(({ labels }) => labels.email),
    ),
  );
  const judge = await judgeOf(
    moment,
    team,
    upload,
    read.flatMap(({ wish }) => (isRefused(wish) ? [] : [wish])),
  );
  return read.map((row) => {
    const { line, cells, labels } = row;
    const isRepeated = labels.email !== '' && seen.has(labels.email);
    seen.add(labels.email);
    const { plan, person } = judged(upload, row, isRepeated, judge);
    const name = person ? `${person.firstName} ${person.lastName}`.trim() : labels.name;
    return { uploadId, line, cells, email: labels.email, name, guid: person?.guid ?? null, ...plan, result: null };
  });
}

/** Of two rows about one person the second is refused, whatever is wrong with the first: it was meant for them. */
function judged(upload: UploadRow, row: Read, isRepeated: boolean, judge: Judge): Judged {
  const { wish } = row;
  if (isRefused(wish)) return { plan: refusedFor(wish) };
  return isRepeated ? { plan: refusedFor(addressProblem(upload, 'email_repeated', wish.email)) } : judge(wish);
}

function judgeOf(moment: Moment, team: TeamRow, upload: UploadRow, wishes: readonly RowWish[]): Promise<Judge> {
  switch (upload.mode) {
    case 'add':
      return judgeOfAdding(moment, team, upload, wishes);
    case 'edit':
      return judgeOfEditing(moment, upload, wishes);
    case 'deactivate':
    case 'delete':
      return judgeOfLeaving(moment, upload, upload.mode, wishes);
  }
}

/** A row that cannot be done because of whom it is about. Nothing is told of somebody who is not in the team. */
const refusal = (upload: UploadRow, code: ProblemCode, { email }: RowWish, person: PersonRow | undefined): Judged => ({
  plan: refusedFor(addressProblem(upload, code, email)),
  person: code === 'not_in_team' ? undefined : person,
});

/** What a row's texts do to somebody who has something in fields already, or comes in with defaults. */
function fieldsOf(
  upload: UploadRow,
  known: KnownFields,
  wish: RowWish,
  held: HeldChoices,
  current: FieldPlan['before'],
) {
  const planned = planTexts(upload, wish, current, known, randomUUID);
  if ('code' in planned) return planned;
  return fieldChanges(upload, known, { held: held.choices, contacts: held.contacts }, wish, planned);
}

async function judgeOfAdding(
  moment: Moment,
  team: TeamRow,
  upload: UploadRow,
  wishes: readonly RowWish[],
): Promise<Judge> {
  const { db } = moment;
  const addresses = wishes.map(({ email }) => email);
  const found = await judgeAddresses(db, team, addresses, { asGuests: false });
  const byEmail = new Map(found.map((one) => [one.email, one]));
  const known = await knownFieldsOf(moment, upload.teamId, wishes);
  const heldBy = await heldChoicesOf(
    moment,
    found.flatMap(({ holder }) => holder?.guid ?? []),
  );
  return (wish) => {
    const address = byEmail.get(wish.email);
    if (!address) throw new Fault('An address was not judged.');
    const { holder: person, state } = address;
    const why = addingProblem(state);
    if (why === 'exists') return { plan: UNCHANGED, person };
    if (why !== null) return refusal(upload, why, wish, person);
    const held = heldBy(person?.guid ?? null);
    const fields = fieldsOf(upload, known, wish, held, enteringWith(known, held.choices));
    if ('code' in fields) return { plan: refusedFor(fields), person };
    const changes = [...(person ? [] : profileChanges(wish)), ...fields];
    return { plan: { plan: 'add', changes, problem: null }, person };
  };
}

async function judgeOfEditing(moment: Moment, upload: UploadRow, wishes: readonly RowWish[]): Promise<Judge> {
  const { teamId } = upload;
  const people = await peopleOf(moment, teamId, wishes);
  const known = await knownFieldsOf(moment, teamId, wishes);
  const heldBy = await heldChoicesOf(
    moment,
    [...people.values()].map(({ guid }) => guid),
  );
  return (wish) => {
    const person = people.get(wish.email);
    const why = editingProblem(person);
    if (why !== null || !person) return refusal(upload, why ?? 'not_in_team', wish, person);
    const held = heldBy(person.guid);
    const changes = fieldsOf(upload, known, wish, held, held.choices);
    if ('code' in changes) return { plan: refusedFor(changes), person };
    return { plan: changes.length === 0 ? UNCHANGED : { plan: 'change', changes, problem: null }, person };
  };
}

async function judgeOfLeaving(
  moment: Moment,
  upload: UploadRow,
  mode: 'deactivate' | 'delete',
  wishes: readonly RowWish[],
): Promise<Judge> {
  const { teamId, actor } = upload;
  const people = await peopleOf(moment, teamId, wishes);
  const admins = new Set((await activeAdmins(moment.db, teamId)).map(({ guid }) => guid));
  return (wish) => {
    const person = people.get(wish.email);
    const why = leavingProblem(mode, person, { actor, admins });
    if (why === 'already') return { plan: UNCHANGED, person };
    if (why !== null) return refusal(upload, why, wish, person);
    return { plan: { plan: 'remove', changes: [], problem: null }, person };
  };
}

async function peopleOf(
  { db }: Moment,
  teamId: string,
  wishes: readonly RowWish[],
): Promise<ReadonlyMap<string, PersonRow>> {
  const emails = wishes.map(({ email }) => email);
  const people = emails.length === 0 ? [] : await peopleByEmail(db, teamId, emails);
  return new Map(people.map((one) => [one.emailKey, one]));
}
