import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { MessageDescriptor } from 'react-intl';
import {
  CardAddDocument,
  CardAddStartDocument,
  CardDefaultSetDocument,
  type CardAddMutation,
  CardVerifyDocument,
} from '../../../../generated/billing/payment/card/cardChanges.ts';
import { useKeyedMutation } from '../../../../lib/apollo/useKeyedMutation.ts';
import { useActionKeyring } from '../../../../lib/graphql/actionKey.ts';
import { dismissToast, showToast } from '../../../../ui/toasts/toastStore.ts';
import { publishEvent } from '../../../event/eventQueue.ts';
import type { CardFrameHandle } from '../cardFrame/useCardFrame.ts';
import { addressTexts, checkoutTexts } from '../checkout/checkoutMessages.ts';
import { leaveFor } from '../checkout/leave.ts';

/** Where a bank leads back to after somebody confirmed there that a card is theirs. */
const setupReturnUrl = (setupId: string): string =>
  new URL(`/billing/return/card/${encodeURIComponent(setupId)}`, window.location.origin).href;

/** The answer to a change of the team's cards. */
type CardsChanged = Pick<NonNullable<CardAddMutation['cardAdd']>, 'team' | 'userErrors'>;

/** Whether a change was carried out or refused: else nobody knows, or the card provider was away. */
const isAnswered = (payload: CardsChanged | null): payload is CardsChanged =>
  payload !== null && payload.userErrors[0]?.code !== 'UNAVAILABLE';

/** Why a card is not the team's; null where it is. `refused` says why it was refused. */
const faultOf = (
  payload: CardsChanged | null,
  refused: MessageDescriptor = checkoutTexts.declined,
): MessageDescriptor | null => {
  if (!isAnswered(payload)) return checkoutTexts.unreachable;
  const [refusal] = payload.userErrors;
  if (refusal?.code === 'COUNTRY_RESTRICTED') return addressTexts.restricted;
  return refusal ? refused : null;
};

/**
 * Changes the card that renewals are charged to: a new one, which goes from its fields to the card provider alone, or a
 * saved one, once the provider says that it is good. A bank that was asked leads back with `setupId`, and that is finished.
 */
export function useCardUpdate(setupId: string | null) {
  const [state, setState] = useState<'idle' | 'working' | 'done'>(setupId === null ? 'idle' : 'working');
  const [fault, setFault] = useState<MessageDescriptor | null>(null);
  const secret = useRef<string | null>(null);
  /** What the card provider has taken, and is not known to be saved: it is asked for again, without the card. */
  const unsaved = useRef(setupId);
  /** The toast that says so, which the next attempt takes away. */
  const failure = useRef<number | null>(null);
  const keys = useActionKeyring();
  const start = useKeyedMutation(CardAddStartDocument, (data) => data.cardAddStart);
  const add = useKeyedMutation(CardAddDocument, (data) => data.cardAdd);
  const verify = useKeyedMutation(CardVerifyDocument, (data) => data.cardVerify);
  const setDefault = useKeyedMutation(CardDefaultSetDocument, (data) => data.cardDefaultSet);

  const end = (next: MessageDescriptor | null) => {
    setFault(next);
    setState('idle');
  };
  const finish = (payload: CardsChanged | null, refused?: MessageDescriptor) => {
    const why = faultOf(payload, refused);
    if (why) return end(why);
    publishEvent('billing_details_updated');
    return setState('done');
  };
  const press = async (act: () => Promise<void>) => {
    if (state !== 'idle') return;
    setState('working');
    setFault(null);
    if (failure.current !== null) dismissToast(failure.current);
    await act();
  };
  const save = async (id: string, refused?: MessageDescriptor) => {
    unsaved.current = id;
    const { payload } = await add({ setupId: id });
    if (!isAnswered(payload)) {
      // It says nothing about the card, so that it does not stand with it.
      failure.current = showToast({ tone: 'error', text: checkoutTexts.unreachable });
      return end(null);
    }
    // What was refused needs another beginning.
    unsaved.current = null;
    secret.current = null;
    return finish(payload, refused);
  };

  const resume = useEffectEvent(() => {
    // The bank was asked, so that it is the bank that has refused.
    if (setupId !== null) void save(setupId, checkoutTexts.notConfirmed);
  });
  useEffect(() => {
    const timer = setTimeout(() => resume());
    return () => clearTimeout(timer);
  }, [setupId]);

  return {
    state,
    fault,
    forget: () => {
      setFault(null);
      if (unsaved.current === null) return;
      // Another card: the one that was taken is not meant any more.
      unsaved.current = null;
      secret.current = null;
    },
    takeNew: (frame: CardFrameHandle | null) =>
      press(async () => {
        if (unsaved.current !== null) return save(unsaved.current);
        if (secret.current === null) {
          const { payload } = await start({});
          if (payload?.userErrors[0]?.code === 'LIMIT_REACHED') return end(checkoutTexts.tooOften);
          secret.current = payload?.cardSecret ?? null;
        }
        const clientSecret = secret.current;
        if (!frame || clientSecret === null) return end(checkoutTexts.unreachable);
        const [id = ''] = clientSecret.split('_secret_');
        const outcome = await frame.submit({
          ...{ purpose: 'setup', clientSecret, returnUrl: setupReturnUrl(id) },
          idempotencyKey: keys.keyFor(id),
        });
        if (outcome.kind === 'unreachable') return end(checkoutTexts.unreachable);
        keys.settle(id);
        if (outcome.kind === 'confirmed') return save(id);
        if (outcome.kind === 'redirect' && leaveFor(outcome.url)) return undefined;
        // What is wrong with the card stands above its fields.
        return end(null);
      }),
    takeSaved: (cardId: string) =>
      press(async () => {
        const { payload: verified } = await verify({ cardId });
        const why = faultOf(verified);
        if (why) return end(why);
        const { payload } = await setDefault({ cardId });
        return finish(payload);
      }),
  };
}
