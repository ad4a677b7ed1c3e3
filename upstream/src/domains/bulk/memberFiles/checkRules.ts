import type { PersonState, Role } from '../../../lib/roles.ts';
import { type AddressState, nameFromAddress } from '../../member/rules.ts';
import { type FieldPlan, type KnownFields, fieldLabel } from './fieldRules.ts';
import type { Plan } from './reportRules.ts';
import { type FileForm, type Problem, type ProblemCode, type RowWish, problem } from './rowRules.ts';

/** What comes of a row as it stands: what it would change, or why it cannot be done. */
export type RowPlan = {
  readonly plan: Plan;
  /** What a preview shows of it. */
  readonly changes: readonly {
    readonly field: string;
    readonly before: string | null;
    readonly after: string | null;
  }[];
  readonly problem: Problem | null;
};

export const UNCHANGED: RowPlan = { plan: 'unchanged', changes: [], problem: null };
export const refusedFor = (what: Problem): RowPlan => ({ plan: 'refused', changes: [], problem: what });

type Holder = { readonly guid: string; readonly state: PersonState; readonly role: Role };

/** The column of the address, for problems with whom a row is about. */
export const addressProblem = ({ header, columns }: FileForm, code: ProblemCode, email: string): Problem =>
  problem(code, header[columns.findIndex(({ kind }) => kind === 'email')]?.trim(), email);

/** Why an address is not added; null where it is, and 'exists' where somebody of the team has it. */
export function addingProblem(state: AddressState): ProblemCode | 'exists' | null {
  if (state === 'available' || state === 'pending') return null;
  if (state === 'guest') return 'is_guest';
  return state === 'invalid' ? 'email_invalid' : state;
}

/** Why somebody's fields are not changed by a file; null where they are. */
export function editingProblem(holder: Holder | undefined): ProblemCode | null {
  if (holder === undefined || holder.state === 'deleted' || holder.state === 'pending') return 'not_in_team';
  if (holder.state === 'deactivated') return 'deactivated';
  return holder.role === 'guest' ? 'is_guest' : null;
}

/**
 * Why somebody does not leave by a file, or 'already' where they are switched off; null where they leave.
 *
 * @param admins the team's, of whom one stays
 */
export function leavingProblem(
  mode: 'deactivate' | 'delete',
  holder: Holder | undefined,
  { actor, admins }: { actor: string; admins: ReadonlySet<string> },
): ProblemCode | 'already' | null {
  if (holder === undefined || holder.state === 'deleted' || holder.state === 'pending') return 'not_in_team';
  if (holder.guid === actor) return 'self';
  if (holder.state === 'deactivated') return mode === 'deactivate' ? 'already' : null;
  return admins.size === 1 && admins.has(holder.guid) ? 'last_admin' : null;
}

type Changes = RowPlan['changes'];

/** What changes in somebody's fields, in their order, as a preview tells it: texts, and addresses of whoever is picked. */
export function fieldChanges(
  form: FileForm,
  { fields }: Pick<KnownFields, 'fields'>,
  { held, contacts }: { held: FieldPlan['before']; contacts: ReadonlyMap<string, string> },
  { texts }: Pick<RowWish, 'texts'>,
  { before, wanted, plan }: FieldPlan,
): Changes {
  const chosen = new Map(wanted.map(({ fieldId, choice }) => [fieldId, choice]));
  return fields.flatMap((field) => {
    const { fieldId } = field;
    const former = held.get(fieldId);
    const later = plan.after.has(fieldId) ? (chosen.get(fieldId) ?? before.get(fieldId)) : undefined;
    if (former?.valueId === later?.valueId) return [];
    const told = (choice: typeof former, picked: string | undefined) =>
      choice === undefined ? null : choice.contactGuid === null ? choice.value : (picked ?? '');
    return {
      field: fieldLabel(form, field),
      before: told(former, contacts.get(former?.contactGuid ?? '')),
      after: told(later, texts.get(fieldId)?.toLowerCase()),
    };
  });
}

/** What a profile begins with whom the team does not know yet; whoever comes back, or asked to join, keeps theirs. */
export function profileChanges({ email, name, phone }: RowWish): Changes {
  const { firstName, lastName } = name ?? nameFromAddress(email);
  const given = [
    ['first_name', firstName],
    ['last_name', lastName],
    ['country_code', phone?.phoneCountryCode ?? ''],
    ['mobile_number', phone?.phoneNumber ?? ''],
  ] as const;
  return given.flatMap(([field, after]) => (after === '' ? [] : { field, before: null, after }));
}
