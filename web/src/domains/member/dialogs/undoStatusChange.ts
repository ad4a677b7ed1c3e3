import type { ApolloClient } from '@apollo/client';
import { newActionKey } from '../../../lib/graphql/actionKey.ts';
import { showToast } from '../../../ui/toasts/toastStore.ts';
import type { Standing } from '../memberCache.ts';
import { deactivatePhrases } from './deactivateMessages.ts';
import { deactivateMembers } from './memberDeactivate.ts';
import { reactivateMembers } from './memberReactivate.ts';
import type { ListedMember } from './people.ts';
import { peopleTexts } from './peopleMessages.ts';
import type { PeopleValues } from './peoplePhrase.ts';
import { reactivatePhrases } from './reactivateMessages.ts';
import { settleAttempt } from './settleAttempt.ts';

const off = ({ role }: Standing): Standing => ({ status: 'DEACTIVATED', role, isLicensed: false });
const on = ({ role }: Standing): Standing => ({ status: 'ACTIVE', role, isLicensed: false });

/** Where people stand after being switched off, or on again: without a licence either way. */
export const statusAfter = { deactivate: off, reactivate: on } as const;

const inverses = {
  deactivate: {
    call: reactivateMembers,
    undone: deactivatePhrases.undone,
    undoFailed: deactivatePhrases.undoFailed,
    from: off,
    to: on,
  },
  reactivate: {
    call: deactivateMembers,
    undone: reactivatePhrases.undone,
    undoFailed: reactivatePhrases.undoFailed,
    from: on,
    to: off,
  },
} as const;

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
  const { call, undone, undoFailed, from, to } = inverses[what];
  const sent = members.map((member) => ({ ...member, ...from(member) }));
  const { payload } = await call(client, sent, { idempotencyKey }, (cache, attempt, answered) =>
    settleAttempt(cache, attempt, answered, to),
  );
  const restored = payload ? [...payload.changed, ...payload.already] : [];
  const failed = payload ? [...payload.refused.map(({ member }) => member), ...payload.gone] : members;
  if (restored.length > 0) showToast({ tone: 'success', text: undone, values: valuesOf(restored) });
  if (failed.length === 0) return;
  const run = () => void undoStatusChange(client, what, members, valuesOf, idempotencyKey);
  showToast({
    tone: 'error',
    text: undoFailed,
    values: valuesOf(failed),
    ...(!payload && { action: { label: peopleTexts.undo, run } }),
  });
};
