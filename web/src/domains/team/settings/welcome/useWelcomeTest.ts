import { useState } from 'react';
import { WelcomeMessageTestDocument } from '../../../../generated/team/settings/welcome/welcomeMessageTest.ts';
import { useKeyedMutation } from '../../../../lib/apollo/useKeyedMutation.ts';
import { REFUSED, type Undone, undoneBy } from '../../../../lib/graphql/undone.ts';
import { keptText, type WelcomeText } from './welcome.ts';

/** What came of a test. */
export type TestOutcome =
  | { readonly kind: 'sent'; readonly email: string }
  | { readonly kind: 'limited'; readonly minutes: number }
  | ({ readonly kind: 'failed' } & Undone);

const MINUTE = 60;

/** Mails a welcome message to the viewer. A try whose answer is lost is repeated under the same key. */
export function useWelcomeTest() {
  const mail = useKeyedMutation(WelcomeMessageTestDocument, (data) => data.welcomeMessageTest);
  const [isSending, setSending] = useState(false);
  const [outcome, setOutcome] = useState<TestOutcome | null>(null);

  const ask = async (text: WelcomeText): Promise<TestOutcome> => {
    const { payload, failure } = await mail(text);
    if (!payload) return { kind: 'failed', ...undoneBy({ payload, failure }) };
    if (payload.email !== null) return { kind: 'sent', email: payload.email };
    const wait = payload.userErrors.find(({ code }) => code === 'LIMIT_REACHED')?.retryAfterSeconds ?? null;
    if (wait !== null) return { kind: 'limited', minutes: Math.ceil(wait / MINUTE) };
    return { kind: 'failed', ...REFUSED };
  };

  const send = async (text: WelcomeText) => {
    setSending(true);
    setOutcome(null);
    setOutcome(await ask(keptText(text)));
    setSending(false);
  };
  return { isSending, outcome, send };
}
