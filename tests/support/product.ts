import { afterAll, beforeAll } from 'vitest';
import { type ProviderVisitor, openPaymentBrowser } from './paymentBrowser.ts';
import { type Session, type TestStack, startTestStack } from './stack.ts';

/** The product over the stand-ins of payment providers, with somebody signed in. */
export interface Product {
  readonly stack: Omit<TestStack, 'stop'>;
  readonly browser: ProviderVisitor;
  readonly session: Session;
}

/**
 * The product for all tests of a file, which it starts and stops. Its parts are there once the first test begins.
 *
 * @param email who is signed in
 */
export function productFor(email: string): Product {
  let parts: Product | undefined;
  let stop = () => Promise.resolve();
  beforeAll(async () => {
    const browser = await openPaymentBrowser();
    stop = browser.stop;
    const stack = await startTestStack(browser.settings);
    stop = async () => {
      await stack.stop();
      await browser.stop();
    };
    parts = { stack, browser, session: await stack.signIn(email) };
  });
  afterAll(() => stop());
  const started = () => {
    if (!parts) throw new Error('The product is not started before the first test');
    return parts;
  };
  return {
    get stack() {
      return started().stack;
    },
    get browser() {
      return started().browser;
    },
    get session() {
      return started().session;
    },
  };
}
