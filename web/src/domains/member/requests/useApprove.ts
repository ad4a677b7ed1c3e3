import { useApolloClient } from '@apollo/client/react';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { rescueFocus } from '../../../lib/focus/rescueFocus.ts';
import { undoneBy } from '../../../lib/graphql/undone.ts';
import { showToast } from '../../../ui/toasts/toastStore.ts';
import { memberName } from '../people/memberName.ts';
import { admitted } from './admission.ts';
import type { Attempt } from '../people/attempt.ts';
import { approvedPhrases } from './approvedMessages.ts';
import { approveMembers } from './memberApprove.ts';
import type { ListedMember } from '../people/people.ts';
import { settleAttempt } from '../people/settleAttempt.ts';
import { useActionKeyring } from '../../../lib/graphql/actionKey.ts';

const tell = ({ changed, already, gone }: Attempt, name: string) => {
  const values = { name, count: 1 };
  if (changed.length > 0) return showToast({ tone: 'success', text: approvedPhrases.changed, values });
  if (already.length > 0) return showToast({ tone: 'info', text: approvedPhrases.already, values });
  if (gone.length > 0) return showToast({ tone: 'info', text: approvedPhrases.gone, values });
  return showToast({ tone: 'error', text: approvedPhrases.failed, values });
};

/**
 * Takes in one person who asks to join as a member, at once: for the buttons of a row. A toast tells what became of it. Pressing
 * again while it runs does nothing, and after a lost answer acts once. `busyIds` are those for whom it runs.
 */
export const useApprove = () => {
  const client = useApolloClient();
  const intl = useIntl();
  const keys = useActionKeyring();
  const [busyIds, setBusyIds] = useState<ReadonlySet<string>>(new Set());
  const [running] = useState(() => new Set<string>());

  const setRunning = (id: string, isRunning: boolean) => {
    if (isRunning) running.add(id);
    else running.delete(id);
    setBusyIds(new Set(running));
  };

  const call = async (member: ListedMember) => {
    const name = memberName(intl, member);
    const idempotencyKey = keys.keyFor(member.id);
    const { payload, failure } = await approveMembers(
      client,
      [member],
      { asGuests: false, idempotencyKey },
      (cache, attempt, answered) => settleAttempt(cache, attempt, answered, admitted(false)),
    );
    if (!payload) {
      const { requestId, loss } = undoneBy({ payload, failure });
      const text = loss === null ? approvedPhrases.failed : approvedPhrases.lost;
      showToast({ tone: 'error', text, values: { name }, requestId });
      return;
    }
    keys.settle(member.id);
    tell(payload, name);
  };

  const approve = async (member: ListedMember) => {
    if (running.has(member.id)) return;
    setRunning(member.id, true);
    await call(member);
    setRunning(member.id, false);
    // The button that had the focus may be gone with its row.
    requestAnimationFrame(rescueFocus);
  };
  return { approve, busyIds };
};
