import { lazyWithTexts } from '../../../../lib/intl/lazyWithTexts.ts';
import { useDialogAbout } from '../../../../lib/urlState/useDialogAbout.ts';
import { OnDemand } from '../../../../ui/OnDemand.tsx';
import type { PaidTeam } from '../../pro/planTypes.ts';
import type { SavedCards } from '../../pro/useSavedCards.ts';
import { paysByInvoice } from '../checkout/paysByInvoice.ts';
import { owedFirst } from './owedFirst.ts';

const ClearDues = lazyWithTexts('payment', () => import('./ClearDues.tsx'));
const CardUpdate = lazyWithTexts('payment', () => import('./CardUpdate.tsx'));
const CardRemove = lazyWithTexts('payment', () => import('./CardRemove.tsx'));

/** What the dialogs are called in the address. */
const WORDS = ['clear-dues', 'update-card', 'remove-card'] as const;

/** The dialogs about what is owed and the cards, which live in the address: `card` says which card, or what a bank confirmed. */
export function PaymentDialogs({ team, saved }: { team: PaidTeam; saved: SavedCards }) {
  const { dialog, open, close } = useDialogAbout('card', WORDS, (word, about) => {
    const none = { card: null, next: null, about };
    if (word === 'clear-dues') return owedFirst(team) && none;
    if (word === 'update-card') return paysByInvoice(team.billing) ? null : none;
    // After a reload it waits for the cards.
    if (saved.isLoading) return none;
    const [charged, second = null] = saved.cards ?? [];
    const card = saved.cards?.find(({ cardId }) => cardId === about);
    return card ? { card, next: card === charged ? second : null, about } : null;
  });
  if (!dialog) return null;
  const { word, subject } = dialog;
  return (
    <OnDemand onFailed={close}>
      {word === 'clear-dues' && <ClearDues team={team} onClose={close} />}
      {word === 'update-card' && (
        <CardUpdate team={team} setupId={subject.about || null} onDues={() => open('clear-dues', '')} onClose={close} />
      )}
      {subject.card && (
        <CardRemove card={subject.card} next={subject.next} onReplace={() => open('update-card', '')} onClose={close} />
      )}
    </OnDemand>
  );
}
