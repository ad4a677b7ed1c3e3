import { randomUUID } from 'node:crypto';
import type { Cause } from '../../../lib/cause.ts';
import { Fault } from '../../../lib/errors.ts';
import { type Invitations, chatAddress } from '../../../lib/invitations.ts';
import type { Mailer } from '../../../lib/mail.ts';
import { planOf } from '../../billing/planActions.ts';
import { saveFieldChanges } from '../../field/person/keepActions.ts';
import { type JudgedAddress, judgeAddresses } from '../../member/addressActions.ts';
import { type Joining, takeIn } from '../../member/takeInActions.ts';
import type { TeamRow } from '../../team/repository.ts';
import { welcomeTo } from '../../team/welcome/rules.ts';
import { addingProblem, addressProblem } from './checkRules.ts';
import { heldChoicesOf, knownFieldsOf } from './fieldActions.ts';
import { type FieldPlan, enteringWith } from './fieldRules.ts';
import { composedMail } from './inviteMail.ts';
import { type Problem, type RowWish, isRefused, readRow } from './rowRules.ts';
import { plannerOf } from './workRules.ts';
import type { PlannedRow, RowOutcome, UploadRow } from './workRepository.ts';

export type InviteDeps = { readonly mailer: Mailer; readonly invitations: Invitations };

type Read = { readonly line: number; readonly wish: RowWish; readonly judged: JudgedAddress };
/** Somebody who comes in by a row, with what is filled in for them. */
type Coming = { readonly line: number; readonly joining: Joining; readonly fields: FieldPlan };

const failed = (line: number, what: Problem, guid: string | null = null): RowOutcome => ({
  ...{ line, guid, result: 'failed', problem: what },
});

/** Adds the people of rows as members, with what the rows have of them, and mails those who come in what was composed. */
export async function addByRows(
  cause: Cause,
  team: TeamRow,
  upload: UploadRow,
  rows: readonly PlannedRow[],
  deps: InviteDeps,
): Promise<RowOutcome[]> {
  const { read, outcomes } = await judgedRows(cause, team, upload, rows);
  const { coming, refused } = await planned(cause, upload, read);
  const joined = await takeIn(
    cause,
    coming.map(({ joining }) => joining),
    {
      ...{ role: 'member', validityReminderAt: null },
      furnish: async (people) => {
        const changes = coming.flatMap(({ joining: { email }, fields: { before, wanted, plan } }) => {
          const guid = people.get(email)?.guid;
          return guid === undefined ? [] : [{ guid, current: before, wanted, plan, rewritten: [] }];
        });
        await saveFieldChanges(cause, changes);
      },
    },
  );
  await mailAll(cause, team, upload, [...joined.values()], deps);
  const done = coming.map(({ line, joining: { email } }): RowOutcome => ({
    ...{ line, guid: joined.get(email)?.guid ?? null, result: 'done', problem: null },
  }));
  return [...outcomes, ...refused, ...done];
}

/** The rows whose people may come in at this moment, and what becomes of the others. */
async function judgedRows({ db }: Cause, team: TeamRow, upload: UploadRow, rows: readonly PlannedRow[]) {
  const outcomes: RowOutcome[] = [];
  const wishes = rows.flatMap(({ line, cells }) => {
    const wish = readRow(upload, cells);
    if (!isRefused(wish)) return [{ line, wish }];
    outcomes.push(failed(line, wish));
    return [];
  });
  const addresses = wishes.map(({ wish: { email } }) => email);
  const judged = await judgeAddresses(db, team, addresses, { asGuests: false });
  const read: Read[] = [];
  for (const [place, { line, wish }] of wishes.entries()) {
    const one = judged[place];
    if (!one) throw new Fault('An address was not judged.');
    const guid = one.holder?.guid ?? null;
    const why = addingProblem(one.state);
    if (why === null) read.push({ line, wish, judged: one });
    else if (why === 'exists') outcomes.push({ line, guid, result: 'already', problem: null });
    else outcomes.push(failed(line, addressProblem(upload, why, wish.email), guid));
  }
  return { read, outcomes };
}

/** Who comes in, with what stands in their fields then; whose fields cannot be filled stays outside. */
async function planned(cause: Cause, upload: UploadRow, read: readonly Read[]) {
  const { db, teamId } = cause;
  const isFree = (await planOf(cause, teamId)) === 'free';
  const known = await knownFieldsOf(
    cause,
    teamId,
    read.map(({ wish }) => wish),
  );
  const heldBy = await heldChoicesOf(
    { db },
    read.flatMap(({ judged: { holder } }) => holder?.guid ?? []),
  );
  const plan = plannerOf(upload, known, isFree, randomUUID);
  const coming: Coming[] = [];
  const refused: RowOutcome[] = [];
  for (const { line, wish, judged } of read) {
    const { email, holder } = judged;
    const guid = holder?.guid ?? null;
    const fields = plan(wish, enteringWith(known, heldBy(guid).choices));
    if ('code' in fields) refused.push(failed(line, fields, guid));
    else coming.push({ line, fields, joining: { email, holder, name: wish.name, phone: wish.phone } });
  }
  return { coming, refused };
}

async function mailAll(
  cause: Cause,
  team: TeamRow,
  { mail }: UploadRow,
  people: readonly { readonly email: string }[],
  { mailer, invitations }: InviteDeps,
): Promise<void> {
  if (mail === null) throw new Fault('A file adds people without a mail to them.');
  const link = chatAddress(invitations.chatUrl, team.url);
  const content = composedMail(mail, { team: team.name, link }, welcomeTo(team));
  const from = { name: mail.fullName, address: `${mail.fromPrefix}@${invitations.mailDomain}` };
  await mailer.sendAll(
    cause,
    people.map(({ email }) => ({ to: email, content, from })),
  );
}
