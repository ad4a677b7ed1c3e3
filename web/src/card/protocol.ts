// What the console and the page of the card say to each other. It is told in the parts of zod that the console's first load
// has anyway: with literals and unions by a key every page would load 2 kB more.
import * as z from 'zod/mini';

/** Where the page is on which a card is typed in. */
export const CARD_PAGE = '/card.html';

/** Why a card was refused. Nothing was charged. */
export const REFUSALS = [
  'declined',
  'insufficient_funds',
  'expired_card',
  'incorrect_cvc',
  'incorrect_number',
  'processing_error',
  'authentication',
] as const;

export type CardRefusal = (typeof REFUSALS)[number];

const refusal = z.enum(REFUSALS);

/** An address that may be opened: of the web, never of code. */
const webAddress = z.string().check(z.refine((text) => /^https?:\/\//i.test(text) && URL.canParse(text)));

/** How high the page is, in px. */
const height = z.number().check(z.refine((px) => px >= 1 && px <= 5_000));

const outcome = z.union([
  /** The card is confirmed; the money may still be on its way. */
  z.strictObject({ kind: z.enum(['confirmed']) }),
  /** The person has to confirm it at their bank, at this address. */
  z.strictObject({ kind: z.enum(['redirect']), url: webAddress }),
  z.strictObject({ kind: z.enum(['refused']), reason: refusal }),
  /** No answer that says what became of it. It may be sent again with the same key. */
  z.strictObject({ kind: z.enum(['unreachable']) }),
  /** Nothing was sent: the card is not complete, which stands in the fields, or they are not there yet. */
  z.strictObject({ kind: z.enum(['notSent']) }),
]);

/** What became of a card that was to be confirmed. */
export type CardOutcome = z.infer<typeof outcome>;

const submission = {
  purpose: z.enum(['payment', 'setup']),
  /** The card provider's secret of this one payment or setup. */
  clientSecret: z.string().check(z.regex(/^\w{1,200}_secret_\w{1,200}$/)),
  /** One for each press of a person, and the same when the press is repeated after no answer came. */
  idempotencyKey: z.string().check(z.regex(/^[\w-]{1,255}$/)),
  /** Where a bank leads back to. */
  returnUrl: webAddress,
};

const submissionShape = z.strictObject(submission);

/** What a card is to be confirmed for. */
export type CardSubmission = z.infer<typeof submissionShape>;

const fromCardPage = z.union([
  z.strictObject({ type: z.enum(['card.ready']) }),
  z.strictObject({ type: z.enum(['card.height']), height }),
  /** Something was typed. */
  z.strictObject({ type: z.enum(['card.changed']) }),
  /** Enter was pressed in a field. */
  z.strictObject({ type: z.enum(['card.entered']) }),
  /** Escape was pressed in a field. */
  z.strictObject({ type: z.enum(['card.escaped']) }),
  z.strictObject({ type: z.enum(['card.outcome']), outcome }),
]);

const toCardPage = z.union([
  z.strictObject({ type: z.enum(['card.submit']), ...submission }),
  /** The card was refused later than when it was confirmed. */
  z.strictObject({ type: z.enum(['card.declined']), reason: refusal }),
  z.strictObject({ type: z.enum(['card.focus']) }),
]);

/** What the card's page tells the console. There is no place for a number in it. */
export type FromCardPage = z.infer<typeof fromCardPage>;
/** What the console tells the card's page. */
export type ToCardPage = z.infer<typeof toCardPage>;

/** Reads a message of the card's page; null for anything else. */
export const readFromCardPage = (message: unknown): FromCardPage | null => fromCardPage.safeParse(message).data ?? null;

/** Reads a message of the console; null for anything else. */
export const readToCardPage = (message: unknown): ToCardPage | null => toCardPage.safeParse(message).data ?? null;
