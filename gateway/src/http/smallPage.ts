import type { LocaleCode } from '@muster/schema/formats/locale';
import type { FastifyReply } from 'fastify';
import { newNonce } from './headers.ts';
import { smallPageWords } from './smallPageWords.ts';

type WayOn = { readonly label: string; readonly address: `/${string}` };

/** A page of a heading, some sentences and the ways on. Texts may name somebody; addresses are the gateway's own. */
export type SmallPage = {
  readonly title: string;
  readonly sentences: readonly string[];
  /** Where to try again; none where reloading does. */
  readonly again?: `/${string}`;
  /** What goes on by a link, or by a form that is posted. */
  readonly go?: WayOn;
  readonly send?: WayOn;
  /** Where in the console the way back leads. */
  readonly back: `/${string}`;
};

const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escaped = (text: string) => text.replace(/[&<>"]/g, (sign) => entities[sign] ?? sign);

/** As browsers write a language (BCP 47). */
const tagOf = (locale: LocaleCode) => new Intl.Locale(locale).toString();

const waysOn = ({ go, send }: SmallPage) =>
  (go ? `<p><a href="${escaped(go.address)}">${escaped(go.label)}</a></p>` : '') +
  (send
    ? `<form method="post" action="${escaped(send.address)}"><button type="submit">${escaped(send.label)}</button></form>`
    : '');

const htmlOf = (page: SmallPage, locale: LocaleCode, nonce: string) => `<!doctype html>
<html lang="${tagOf(locale)}">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <meta name="color-scheme" content="light dark" />
    <title>${escaped(page.title)}</title>
    <style nonce="${nonce}">
      html { background: Canvas; color: CanvasText; }
      body { font: 16px/1.5 system-ui, sans-serif; max-width: 32rem; margin: 15vh auto 0; padding: 0 1.5rem; overflow-wrap: anywhere; }
      button { font: inherit; padding: 0.5rem 1.5rem; min-height: 44px; cursor: pointer; }
    </style>
  </head>
  <body>
    <main>
      <h1>${escaped(page.title)}</h1>
      ${page.sentences.map((sentence) => `<p>${escaped(sentence)}</p>`).join('\n      ')}
      ${waysOn(page)}
      <p>${page.again === undefined ? '' : `<a href="${escaped(page.again)}">${smallPageWords[locale].again}</a> · `}<a href="${escaped(page.back)}">${smallPageWords[locale].back}</a></p>
    </main>
  </body>
</html>
`;

/** Answers with such a page, where the console cannot be gone to. It is in the language that the page's texts are in. */
export function sendSmallPage(reply: FastifyReply, status: number, locale: LocaleCode, page: SmallPage): FastifyReply {
  const nonce = newNonce();
  const policy = `default-src 'none'; style-src 'nonce-${nonce}'; frame-ancestors 'none'; base-uri 'none'; form-action ${page.send ? "'self'" : "'none'"}`;
  return reply
    .code(status)
    .headers({ 'content-security-policy': policy, 'cache-control': 'no-store', 'content-language': tagOf(locale) })
    .type('text/html; charset=utf-8')
    .send(htmlOf(page, locale, nonce));
}
