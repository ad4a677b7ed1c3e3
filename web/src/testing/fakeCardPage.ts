// The page with the fields of a card, which does not load in tests: what the console tells it, and what it says.
import { act } from '@testing-library/react';
import { vi } from 'vitest';
import type { CardOutcome, CardSubmission } from '../card/protocol.ts';
import { isRecord } from '../lib/json.ts';

/** Stands in for the page in a card's frame, for the rest of a test. */
export function fakeCardPage() {
  const told = vi.fn<(message: unknown, origin: string) => void>();
  const page = { postMessage: told } as unknown as Window;
  vi.spyOn(HTMLIFrameElement.prototype, 'contentWindow', 'get').mockReturnValue(page);
  const say = (data: unknown, from: MessageEventInit = {}) =>
    act(async () => {
      const init = { data, source: page, origin: window.location.origin, ...from };
      window.dispatchEvent(new MessageEvent('message', init));
    });
  return {
    /** Each message to the page, with where to. */
    told,
    say,
    ready: () => say({ type: 'card.ready' }),
    answer: (outcome: CardOutcome) => say({ type: 'card.outcome', outcome }),
    /** Somebody types into one of its fields. */
    change: () => say({ type: 'card.changed' }),
    /** What the page was to have confirmed, in order. */
    submissions: () =>
      told.mock.calls.flatMap(([message]) => {
        if (!isRecord(message) || message['type'] !== 'card.submit') return [];
        const { type: _type, ...submission } = message;
        return [submission as CardSubmission];
      }),
  };
}
