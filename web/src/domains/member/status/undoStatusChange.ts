import type { ApolloClient } from '@apollo/client';
import { newActionKey } from '../../../lib/graphql/actionKey.ts';
import { showToast } from '../../../ui/toasts/toastStore.ts';
import type { Standing } from '../people/memberCache.ts';
import { deactivatePhrases } from './deactivateMessages.ts';
import { deactivateMembers } from './memberDeactivate.ts';
import { reactivateMembers } from './memberReactivate.ts';
import type { ListedMember } from '../people/people.ts';
import { peopleTexts } from '../people/peopleMessages.ts';
import type { PeopleValues } from '../people/peoplePhrase.ts';
import { reactivatePhrases } from './reactivateMessages.ts';
import { settleAttempt } from '../people/settleAttempt.ts';

const off = ({ role }: Standing): Standing => ({ status: 'DEACTIVATED', role, isLicensed: false });
const on = ({ role }: Standing): Standing => ({ status: 'ACTIVE', role, isLicensed: false });

/** Where people stand after being switched off, or on again, for those whom the answer leaves out: without a licence. */
export const statusAfter = { deactivate: off, reactivate: on } as const;

/** Switches people on again with what they held before, as far as that can be given back. */
const restoreMembers: typeof reactivateMembers = (client, sent, input, settle) =>
  reactivateMembers(client, sent, { ...input, restores: true }, settle);

const inverses = {
  deactivate: {
    call: restoreMembers,
    undone: deactivatePhrases.undone,
    undoneInPart: deactivatePhrases.undoneInPart,
    undoFailed: deactivatePhrases.undoFailed,
    from: off,
    to: on,
  },
  reactivate: {
    call: deactivateMembers,
    undone: reactivatePhrases.undone,
    undoneInPart: reactivatePhrases.undone,
    undoFailed: reactivatePhrases.undoFailed,
    from: on,
    to: off,
  },
} as const;

/**
 * Whether one of those who are back holds less than before: a license, or the rights of an admin. Of whoever was back
 * already the answer has nobody: they came back without anything.
 */
const hasLost = (
  before: readonly ListedMember[],
  restored: readonly ListedMember[],
  answered: readonly ListedMember[],
) => {
  const isBack = new Set(restored.map(({ id }) => id));
  const byId = new Map(answered.map((member) => [member.id, member]));
  return before.some(({ id, isLicensed, role }) => {
    const now = byId.get(id);
    return isBack.has(id) && ((isLicensed && !now?.isLicensed) || (role === 'ADMIN' && now?.role !== 'ADMIN'));
  });
};

/**
 * Takes back that people were switched off, or on: once, however often its answer is lost, and tells how that went.
 * It needs no dialog any more.
 */
export const undoStatusChange = async (
  client: ApolloClient,
  what: keyof typeof inverses,
  members: readonly ListedMember[],
  valuesOf: (members: readonly ListedMember[]) => PeopleValues,
  idempotencyKey = newActionKey(),
): Promise<void> => {
  const { call, undone, undoneInPart, undoFailed, from, to } = inverses[what];
  const sent = members.map((member) => ({ ...member, ...from(member) }));
  let now: readonly ListedMember[] = [];
  const { payload } = await call(client, sent, { idempotencyKey }, (cache, attempt, answered) => {
    now = answered;
    settleAttempt(cache, attempt, answered, to);
  });
  const restored = payload ? [...payload.changed, ...payload.already] : [];
  const failed = payload ? [...payload.refused.map(({ member }) => member), ...payload.gone] : members;
  if (restored.length > 0) {
    const text = hasLost(members, restored, now) ? undoneInPart : undone;
    showToast({ tone: 'success', text, values: valuesOf(restored) });
  }
  if (failed.length === 0) return;
  const run = () => void undoStatusChange(client, what, members, valuesOf, idempotencyKey);
  showToast({
    tone: 'error',
    text: undoFailed,
    values: valuesOf(failed),
    ...(!payload && { action: { label: peopleTexts.undo, run } }),
  });
};
