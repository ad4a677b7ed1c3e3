import { useEffect, useState, type ComponentProps, type ComponentType } from 'react';
import { withTexts } from '../../../lib/intl/lazyWithTexts.ts';
import { tellOnDemandFailure } from '../../../ui/onDemandFailure.ts';
import type { PendingButtons } from '../panels/PendingButtons.tsx';

type Buttons = ComponentType<ComponentProps<typeof PendingButtons>>;

const load = withTexts('people', async () => ({
  default: (await import('../panels/PendingButtons.tsx')).PendingButtons,
}));

let fetched: Buttons | null = null;

/**
 * What can be done at once with each of those who ask to join; null while the code is on its way. It is fetched while their
 * list is read, and all rows have it at once: of what is `lazy` each row would have its own in its own time.
 */
export function usePendingButtons(isWanted: boolean): Buttons | null {
  const [{ buttons }, setShown] = useState({ buttons: fetched });
  useEffect(() => {
    if (!isWanted || buttons) return;
    load().then((piece) => {
      fetched = piece.default;
      setShown({ buttons: fetched });
    }, tellOnDemandFailure);
  }, [isWanted, buttons]);
  return isWanted ? buttons : null;
}
