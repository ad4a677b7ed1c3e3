import type { Answer } from '../../../generated/contract.ts';
import { type Seals, createSeals } from '../../../lib/seals.ts';

type Order = Answer<'payment', 'order'>;
type Status = Answer<'payment', 'processPayment'>;
type ProOrder = Answer<'billing', 'initPro'>;

/** Seals or opens a text that belongs to an order. */
type Turn = (text: string, orderId: string) => string;

/** Keeps what the browser pays orders with, as long as an answer may be given again. */
export const paymentSeals = (secret: string): Seals => createSeals(secret, 'payment secrets');

const turned = (text: string | null, { order_id }: Order, turn: Turn): string | null => text && turn(text, order_id);

/** The address of a bank's question has a secret in it as well. */
const inOrder = (order: Order, turn: Turn): Order => ({
  ...order,
  clientSecret: turned(order.clientSecret, order, turn),
  confirmationUrl: turned(order.confirmationUrl, order, turn),
});

/**
 * How answers with an order are kept under an idempotency key: whoever reads the database finds nothing there that a payment
 * could be made with.
 */
export function sealedAnswers(seals: Seals) {
  const seal: Turn = (text, orderId) => seals.seal(text, orderId);
  const open: Turn = (sealed, orderId) => seals.open(sealed, orderId);
  const both = <A>(turnedIn: (answer: A, turn: Turn) => A) => ({
    keep: (answer: A) => turnedIn(answer, seal),
    retell: (_context: unknown, kept: A) => Promise.resolve(turnedIn(kept, open)),
  });
  return {
    order: both<Order>(inOrder),
    status: both<Status>((status, turn) => ({ ...status, order: inOrder(status.order, turn) })),
    pro: both<ProOrder>((pro, turn) => ({
      ...pro,
      paymentSecret: turned(pro.paymentSecret, pro.order, turn),
      order: inOrder(pro.order, turn),
    })),
  };
}
