import * as z from 'zod/mini';
import { parseJson } from '../lib/json.ts';

const shape = z.object({
  /** Base address of the card provider, without a slash at its end. */
  providerUrl: z.url({ protocol: /^https?$/ }),
  /** The key by which the provider knows for whom a card is; no secret. */
  publicKey: z.string().check(z.minLength(1)),
  /** When the page was served, by the server's clock, in ms since 1970. */
  serverTime: z.number(),
});

/** What the page of the card is told. */
export interface CardConfig extends Pick<z.infer<typeof shape>, 'providerUrl' | 'publicKey'> {
  /** The server's time, in ms since 1970: a device's own may be any. */
  readonly now: () => number;
}

/** What holds where the page comes from the development server: the stand-in for a provider. */
const STAND_IN: CardConfig = {
  ...{ providerUrl: 'http://localhost:4002', publicKey: 'pk_test_muster' },
  now: () => Date.now(),
};

/** Reads the settings that the gateway wrote into the page. Throws without them: a card must go nowhere by a guess. */
export function readCardConfig(page: Pick<Document, 'querySelector'>, isDevelopment: boolean): CardConfig {
  const content = page.querySelector('meta[name="muster-config"]')?.getAttribute('content') ?? '';
  const parsed = shape.safeParse(parseJson(content));
  if (parsed.success) {
    const { serverTime, ...set } = parsed.data;
    const ahead = serverTime - Date.now();
    return { ...set, now: () => Date.now() + ahead };
  }
  if (isDevelopment) return STAND_IN;
  throw new Error('The page of the card came without its settings');
}
