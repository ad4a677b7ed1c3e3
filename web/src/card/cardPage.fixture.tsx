import { act, render, screen } from '@testing-library/react';
import { createIntl, RawIntlProvider } from 'react-intl';
import { vi } from 'vitest';
import { CardPage } from './CardPage.tsx';
import { type FromCardPage, type ToCardPage, readFromCardPage } from './protocol.ts';
import { loadCardTexts } from './texts.ts';

/** Shows the card's page; what surrounds it is the test's window itself. `now` is the server's time. */
export async function showCardPage(now = () => Date.now()) {
  const told: FromCardPage[] = [];
  const raw: unknown[] = [];
  vi.spyOn(window, 'postMessage').mockImplementation((...sent: unknown[]) => {
    raw.push(sent);
    const message = readFromCardPage(sent[0]);
    if (message) told.push(message);
  });
  const intl = createIntl({ locale: 'en-US', messages: await loadCardTexts('en-us') });
  const config = { providerUrl: 'https://cards.example', publicKey: 'pk_1', now };
  await act(async () =>
    render(
      <RawIntlProvider value={intl}>
        <CardPage config={config} />
      </RawIntlProvider>,
    ),
  );
  return {
    /** All messages of the page that follow the protocol. */
    told,
    /** Everything that was posted, with where to. */
    raw,
    outcomes: () => told.flatMap((one) => (one.type === 'card.outcome' ? [one.outcome] : [])),
    /** A message of the console, or of somebody else. */
    hear: (data: ToCardPage, from: MessageEventInit = {}) =>
      act(async () => {
        const init = { data, source: window.parent, origin: window.location.origin, ...from };
        window.dispatchEvent(new MessageEvent('message', init));
      }),
    number: () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Card number' }),
    expiry: () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Expiry date (MM/YY)' }),
    cvv: () => screen.getByRole<HTMLInputElement>('textbox', { name: 'CVV' }),
  };
}
