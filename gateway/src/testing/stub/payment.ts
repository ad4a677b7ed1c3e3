import { type Answers, adminsOnly } from './answer.ts';

/** What the stub's payment service answers by itself. */
export const paymentAnswers: Answers<'payment'> = {
  paymentMethods: adminsOnly(() => ({
    cards: [{ id: 'card-1', lastFour: '4242', brand: 'Visa', expiryMonth: 6, expiryYear: 2028 }],
  })),
};
