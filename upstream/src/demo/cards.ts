import { insertRows } from '../db/arrays.ts';
import type { Queries } from '../db/database.ts';
import { paymentCard } from '../db/tables/payment.ts';
import { DAY_MS } from '../lib/durations.ts';

type Brand = NonNullable<(typeof paymentCard.$inferInsert)['brand']>;
type DemoCard = { brand: Brand; lastFour: string; monthsLeft: number };

/** What the stand-in of the card provider knows a card of each brand by. */
const providerCardOf: Readonly<Record<Brand, string>> = {
  VI: 'pm_card_visa',
  MC: 'pm_card_mastercard',
  AX: 'pm_card_amex',
  DI: 'pm_card_discover',
  DC: 'pm_card_diners',
  JC: 'pm_card_jcb',
  UP: 'pm_card_unionpay',
};

/** The cards that demo teams have saved, by domain; renewals are charged to the first one. */
const cards: Readonly<Record<string, readonly DemoCard[]>> = {
  'orbit.example': [
    { brand: 'VI', lastFour: '4242', monthsLeft: 26 },
    { brand: 'MC', lastFour: '4444', monthsLeft: 9 },
  ],
  'overdue.example': [{ brand: 'VI', lastFour: '4242', monthsLeft: 15 }],
  'flat.example': [{ brand: 'MC', lastFour: '5100', monthsLeft: 31 }],
  'elite.example': [{ brand: 'VI', lastFour: '1881', monthsLeft: 7 }],
  'activating.example': [{ brand: 'DC', lastFour: '5904', monthsLeft: 40 }],
  'galaxy.example': [
    { brand: 'AX', lastFour: '8431', monthsLeft: 20 },
    { brand: 'UP', lastFour: '0505', monthsLeft: 3 },
  ],
  'fortress.example': [{ brand: 'JC', lastFour: '0000', monthsLeft: 12 }],
  'firstday.example': [{ brand: 'MC', lastFour: '5454', monthsLeft: 34 }],
  'parting.example': [{ brand: 'VI', lastFour: '0005', monthsLeft: 22 }],
  'harbor.example': [{ brand: 'DI', lastFour: '9424', monthsLeft: 18 }],
};

/** The card that a team's renewals are charged to; null where it has saved none. */
export const defaultCardOf = (domain: string): Pick<DemoCard, 'brand' | 'lastFour'> | null =>
  cards[domain]?.[0] ?? null;

/** Adds what a team has saved of its cards. */
export const addDemoCards = (
  db: Queries,
  { domain, teamId }: { domain: string; teamId: string },
  now: number,
): Promise<void> =>
  insertRows(
    db,
    paymentCard,
    (cards[domain] ?? []).map(({ brand, lastFour, monthsLeft }, place) => ({
      ...{ cardId: `${teamId}-card-${place + 1}`, teamId, brand, lastFour, ...monthIn(monthsLeft, now) },
      ...{ providerCardId: providerCardOf[brand], isDefault: place === 0, addedAt: now - (200 - place) * DAY_MS },
    })),
  );

function monthIn(months: number, now: number) {
  const today = new Date(now);
  const last = new Date(Date.UTC(today.getUTCFullYear(), today.getUTCMonth() + months));
  return { expiryMonth: last.getUTCMonth() + 1, expiryYear: last.getUTCFullYear() };
}
