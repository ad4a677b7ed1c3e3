import { formatMoney, isTooLittle } from '@muster/schema/formats/money';
import type { Locale } from '../../../lib/locales.ts';
import type { MailText } from '../../../lib/mail.ts';
import { composeMail, isolated } from '../../../lib/mailLayout.ts';
import type { PaymentNews } from './newsMail.ts';
import { limitedWords } from './limitedMail.ts';
import { type Facts, type Words, words } from './wordsMail.ts';

type Content = { subject: string; parts: readonly string[] };

function contentOf(news: PaymentNews, locale: Locale, facts: Facts): Content {
  const text = { ...words[locale], limited: limitedWords[locale] };
  switch (news.kind) {
    case 'receipt': {
      const { subject, what, free, where } = text.receipt;
      return { subject: subject(facts), parts: [news.amount === 0 ? free(facts) : what(facts), where(facts)] };
    }
    case 'invoice': {
      const { subject, paid, open, owed } = text.invoice;
      const dues = news.isOpen && news.owed > 0 ? [owed(facts)] : [];
      const what = news.isOpen ? open(facts) : paid(facts);
      return { subject: subject(facts), parts: [what, ...dues, text.receipt.where(facts)] };
    }
    case 'failed': {
      const { subject, card, noCard, until, where } = text.failed;
      const what = news.lastFour === null ? noCard(facts) : card(facts);
      return { subject: subject(facts), parts: [what, ...(news.until === null ? [] : [until(facts)]), where(facts)] };
    }
    case 'cancelled': {
      const { subject, now, atEnd } = text.cancelled;
      const when = news.lastDay === null ? now(facts) : atEnd(facts);
      return { subject: subject(facts), parts: [when, finalBill(news, text.cancelled)(facts)] };
    }
    case 'expires': {
      const { subject, what, where } = text.expires;
      return { subject: subject(facts), parts: [what(facts), where(facts)] };
    }
    default: {
      const { subject, what, next } = text[news.kind];
      return { subject: subject(facts), parts: [what(facts), next(facts)] };
    }
  }
}

/** What is to be done about the final bill. */
function finalBill(bill: { amount: number; currency: string }, { nothing, owed, tooLittle }: Words['cancelled']) {
  if (bill.amount === 0) return nothing;
  return isTooLittle({ amountMinor: bill.amount, currency: bill.currency }) ? tooLittle : owed;
}

const dayOfNews = (news: PaymentNews): number | null => {
  if (news.kind === 'failed') return news.until;
  return news.kind === 'cancelled' || news.kind === 'expires' ? news.lastDay : null;
};

const moneyOf = (amountMinor: number, { currency }: { currency: string }) => formatMoney({ amountMinor, currency });

/** A mail that tells an admin of a payment of their team, in their language. */
export function paymentMail(locale: Locale, team: string, news: PaymentNews): MailText {
  const day = dayOfNews(news);
  return composeMail(
    locale,
    contentOf(news, locale, {
      team: isolated(team),
      amount: 'amount' in news ? moneyOf(news.amount, news) : '',
      owed: 'owed' in news ? moneyOf(news.owed, news) : '',
      number: 'number' in news ? news.number : '',
      lastFour: 'lastFour' in news ? (news.lastFour ?? '') : '',
      day: day === null ? '' : new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' }).format(day),
    }),
  );
}
