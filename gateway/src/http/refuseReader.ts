import type { FastifyReply } from 'fastify';
import { pageLocaleOf } from './pageLocale.ts';
import { type RefusalWords, refusalWords } from './refusalWords.ts';

/** Says in a sentence, in the language of the browser, why it does not get what it asked for. */
export function refuseReader(reply: FastifyReply, status: number, why: keyof RefusalWords): FastifyReply {
  const locale = pageLocaleOf(reply.request);
  return reply
    .code(status)
    .headers({ 'cache-control': 'no-store', 'content-language': new Intl.Locale(locale).toString() })
    .type('text/plain; charset=utf-8')
    .send(`${refusalWords[locale][why]}\n`);
}
