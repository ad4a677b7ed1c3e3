import type { ApolloClient } from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { useNavigate } from 'react-router-dom';
import { PlanGateDocument } from '../../../generated/billing/paywall/planGate.ts';
import { showToast } from '../../../ui/toasts/toastStore.ts';
import { paywallMessages } from '../../billing/paywall/messages.ts';
import { featureWords, upgradePath } from '../../billing/paywall/planFeatures.ts';
import { publishEvent } from '../../event/eventQueue.ts';
import { memberName } from '../people/memberName.ts';
import { admitted } from './admission.ts';
import type { Attempt } from '../people/attempt.ts';
import { approvedPhrases } from './approvedMessages.ts';
import { approveTexts } from './approveMessages.ts';
import { approveMembers, isGuestLimit } from './memberApprove.ts';
import type { ListedMember } from '../people/people.ts';
import { settleAttempt } from '../people/settleAttempt.ts';
import { useActionKeyring } from '../../../lib/graphql/actionKey.ts';
import { IN_PLACE } from '../../../lib/apollo/inPlace.ts';

/** Says that the plan allows no further guests, with the way to the plan that does where teams are asked to upgrade. */
const tellGuestLimit = async (client: ApolloClient, upgrade: () => void) => {
  const { data } = await client
    .query({ query: PlanGateDocument, variables: { feature: 'GUESTS' }, fetchPolicy: 'network-only', ...IN_PLACE })
    .catch(() => ({ data: undefined }));
  const content = { tone: 'warning', text: approveTexts.guestLimit, cause: 'guestLimit' } as const;
  if (!data?.viewer.team?.planGate?.isPaywallShown) return void showToast(content);
  publishEvent('paywall_shown', { feature: featureWords.GUESTS });
  showToast({
    ...content,
    action: {
      label: paywallMessages.upgrade,
      run: () => {
        publishEvent('paywall_clicked', { feature: featureWords.GUESTS });
        upgrade();
      },
    },
  });
};

const tell = ({ changed, already, gone }: Attempt, asGuests: boolean, name: string) => {
  const done = asGuests ? approvedPhrases.guestChanged : approvedPhrases.changed;
  const values = { name, count: 1 };
  if (changed.length > 0) return showToast({ tone: 'success', text: done, values });
  if (already.length > 0) return showToast({ tone: 'info', text: approvedPhrases.already, values });
  if (gone.length > 0) return showToast({ tone: 'info', text: approvedPhrases.gone, values });
  return showToast({ tone: 'error', text: approvedPhrases.failed, values });
};

/**
 * Takes in one person who asks to join, at once: for the buttons of a row. A toast tells what became of it. Pressing
 * again while it runs does nothing, and after a lost answer acts once. `busyIds` are those for whom it runs.
 */
export const useApprove = () => {
  const client = useApolloClient();
  const intl = useIntl();
  const navigate = useNavigate();
  const keys = useActionKeyring();
  const [busyIds, setBusyIds] = useState<ReadonlySet<string>>(new Set());
  const [running] = useState(() => new Set<string>());

  const setRunning = (id: string, isRunning: boolean) => {
    if (isRunning) running.add(id);
    else running.delete(id);
    setBusyIds(new Set(running));
  };

  const call = async (member: ListedMember, asGuests: boolean) => {
    const name = memberName(intl, member);
    const action = `${member.id} ${String(asGuests)}`;
    const idempotencyKey = keys.keyFor(action);
    const { payload, failure } = await approveMembers(
      client,
      [member],
      { asGuests, idempotencyKey },
      (cache, attempt, answered) => settleAttempt(cache, attempt, answered, admitted(asGuests)),
    );
    if (!payload) {
      showToast({ tone: 'error', text: approvedPhrases.lost, values: { name }, requestId: failure?.requestId });
      return;
    }
    keys.settle(action);
    if (asGuests && isGuestLimit(payload.general))
      return tellGuestLimit(client, () => void navigate(upgradePath('GUESTS')));
    tell(payload, asGuests, name);
  };

  const approve = async (member: ListedMember, { asGuests = false }: { readonly asGuests?: boolean } = {}) => {
    if (running.has(member.id)) return;
    setRunning(member.id, true);
    await call(member, asGuests);
    setRunning(member.id, false);
  };
  return { approve, busyIds };
};
