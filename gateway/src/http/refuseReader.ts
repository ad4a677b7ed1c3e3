import type { FastifyReply } from 'fastify';
import { pageLocaleOf } from './pageLocale.ts';
import { type RefusalWords, refusalWords } from './refusalWords.ts';
import { sendSmallPage } from './smallPage.ts';

/**
 * Says in a sentence, in the language of the browser, why it does not get what it asked for: to whoever opened the address in
 * a window on a page with the way back, to everything else as text.
 */
export function refuseReader(reply: FastifyReply, status: number, why: keyof RefusalWords): FastifyReply {
  const locale = pageLocaleOf(reply.request);
  const sentence = refusalWords[locale][why];
  if (reply.request.headers.accept?.includes('text/html'))
    return sendSmallPage(reply.header('vary', 'Accept'), status, locale, { title: sentence, sentences: [], back: '/' });
  return reply
    .code(status)
    .headers({ 'cache-control': 'no-store', 'content-language': new Intl.Locale(locale).toString() })
    .type('text/plain; charset=utf-8')
    .send(`${sentence}\n`);
}
