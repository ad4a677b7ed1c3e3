import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { CardForm } from './CardForm.tsx';
import { hearConsole, tellConsole } from './aroundPage.ts';
import type { CardConfig } from './cardConfig.ts';
import { confirmCard } from './confirmCard.ts';
import type { CardOutcome, CardRefusal, CardSubmission, ToCardPage } from './protocol.ts';
import { useCardEntry } from './useCardEntry.ts';

/** The page inside the console: takes a card, gives it to the provider when the console says so, and tells what became of it. */
export function CardPage({ config }: { config: CardConfig }) {
  const { entry, faults, write, leave, check, forget } = useCardEntry(config.now);
  const [refusal, setRefusal] = useState<CardRefusal | null>(null);
  const [isSending, setSending] = useState(false);
  const frame = useRef<HTMLElement>(null);
  const fields = {
    number: useRef<HTMLInputElement>(null),
    expiry: useRef<HTMLInputElement>(null),
    cvv: useRef<HTMLInputElement>(null),
  };

  const end = (outcome: CardOutcome) => {
    setSending(false);
    if (outcome.kind === 'confirmed') forget();
    if (outcome.kind === 'refused') setRefusal(outcome.reason);
    tellConsole({ type: 'card.outcome', outcome });
  };
  const submit = async (submission: CardSubmission) => {
    if (isSending) return;
    const { card, firstWrong } = check();
    if (!card) {
      fields[firstWrong].current?.focus();
      end({ kind: 'notSent' });
      return;
    }
    setRefusal(null);
    setSending(true);
    end(await confirmCard(config, submission, card));
  };
  const hear = useEffectEvent((message: ToCardPage) => {
    if (message.type === 'card.declined') setRefusal(message.reason);
    else if (message.type === 'card.focus') fields.number.current?.focus();
    else {
      const { type: _, ...submission } = message;
      void submit(submission);
    }
  });

  useLayoutEffect(() => {
    const element = frame.current;
    if (!element) return undefined;
    const tellHeight = () => {
      const height = Math.ceil(element.getBoundingClientRect().height);
      if (height > 0) tellConsole({ type: 'card.height', height });
    };
    tellHeight();
    const observer = new ResizeObserver(tellHeight);
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  useEffect(() => {
    const stop = hearConsole(hear);
    tellConsole({ type: 'card.ready' });
    return stop;
  }, []);

  return (
    <main ref={frame}>
      <CardForm
        {...{ entry, faults, refusal, isSending, fields }}
        onWrite={(field, written) => {
          setRefusal(null);
          write(field, written);
          tellConsole({ type: 'card.changed' });
        }}
        onLeave={leave}
        onEnter={() => tellConsole({ type: 'card.entered' })}
        onEscape={() => tellConsole({ type: 'card.escaped' })}
      />
    </main>
  );
}
