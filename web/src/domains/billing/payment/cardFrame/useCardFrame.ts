import { type Ref, useEffect, useEffectEvent, useImperativeHandle, useRef, useState } from 'react';
import type { CardOutcome, CardRefusal, CardSubmission, FromCardPage } from '../../../../card/protocol.ts';
import { hearCardPage, tellCardPage } from './cardPage.ts';

/** How long the card's page may take until its fields are there, in ms; less once it has arrived. */
export const LOADING_MS = 15_000;
export const STARTING_MS = 5_000;
/** When no more outcome is expected, in ms: longer than the page itself waits for the card provider. */
export const OUTCOME_MS = 20_000;

/** How high the page is before it says so, in px: without anything wrong in it. */
const USUAL_HEIGHT = 188;

/** What is done with the fields of a card from outside. */
export interface CardFrameHandle {
  /**
   * Has the card confirmed by the card provider. Never fails: `notSent` where the card is not complete, which the fields
   * then say and take the focus, `unreachable` where nobody knows what became of it.
   */
  readonly submit: (submission: CardSubmission) => Promise<CardOutcome>;
  /** Says above the fields why the card was refused, until one of them is changed. */
  readonly noteRefusal: (reason: CardRefusal) => void;
  readonly focus: () => void;
}

export interface CardFrameProps {
  readonly ref?: Ref<CardFrameHandle>;
  /** Something was typed: what was said of the card before holds no more. */
  readonly onChange?: () => void;
  /** Enter was pressed in a field. */
  readonly onEnter?: () => void;
}

/** The state of a frame with the fields of a card, and the conversation with the page in it. */
export function useCardFrame({ ref, onChange, onEnter }: CardFrameProps) {
  const [state, setState] = useState<'loading' | 'ready' | 'failed'>('loading');
  const [height, setHeight] = useState(USUAL_HEIGHT);
  /** Another number is another frame. */
  const [attempt, setAttempt] = useState(1);
  const [hasArrived, setArrived] = useState(false);
  const frame = useRef<HTMLIFrameElement>(null);
  const waiting = useRef<((outcome: CardOutcome) => void) | null>(null);

  const settle = (outcome: CardOutcome) => {
    waiting.current?.(outcome);
    waiting.current = null;
  };
  const hear = useEffectEvent((message: FromCardPage) => {
    if (message.type === 'card.height') setHeight(message.height);
    else if (message.type === 'card.changed') onChange?.();
    else if (message.type === 'card.entered') onEnter?.();
    else if (message.type === 'card.escaped') {
      // Around the frame it is as if it had been pressed there: a dialog closes by it.
      frame.current?.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }));
    } else if (message.type === 'card.outcome') settle(message.outcome);
    else {
      // A page that begins anew knows nothing of what was under way.
      settle({ kind: 'unreachable' });
      setState('ready');
    }
  });
  useEffect(() => {
    const stop = hearCardPage(() => frame.current, hear);
    return () => {
      stop();
      settle({ kind: 'unreachable' });
    };
  }, []);
  useEffect(() => {
    if (state !== 'loading') return undefined;
    const timer = setTimeout(() => setState('failed'), hasArrived ? STARTING_MS : LOADING_MS);
    return () => clearTimeout(timer);
  }, [state, attempt, hasArrived]);

  useImperativeHandle(
    ref,
    () => ({
      submit: async (submission) => {
        if (state !== 'ready' || waiting.current) return { kind: 'notSent' };
        const outcome = new Promise<CardOutcome>((resolve) => {
          const timer = setTimeout(() => settle({ kind: 'unreachable' }), OUTCOME_MS);
          waiting.current = (known) => {
            clearTimeout(timer);
            resolve(known);
          };
        });
        tellCardPage(frame.current, { type: 'card.submit', ...submission });
        return outcome;
      },
      noteRefusal: (reason) => tellCardPage(frame.current, { type: 'card.declined', reason }),
      focus: () => {
        frame.current?.focus();
        tellCardPage(frame.current, { type: 'card.focus' });
      },
    }),
    [state],
  );

  return {
    frame,
    state,
    height,
    attempt,
    onLoad: () => setArrived(true),
    tryAgain: () => {
      setArrived(false);
      setAttempt(attempt + 1);
      setState('loading');
    },
  };
}
