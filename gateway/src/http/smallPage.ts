import type { FastifyReply } from 'fastify';
import { newNonce } from './headers.ts';

/** A page of a heading, some sentences and the ways on: all texts and addresses are the gateway's own. */
export type SmallPage = {
  readonly title: string;
  readonly sentences: readonly string[];
  /** Where to try again; none where reloading does. */
  readonly again?: `/${string}`;
  /** Where in the console the way back leads. */
  readonly back: `/${string}`;
};

const htmlOf = ({ title, sentences, again, back }: SmallPage, nonce: string) => `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <meta name="color-scheme" content="light dark" />
    <title>${title}</title>
    <style nonce="${nonce}">
      body { font: 16px/1.5 system-ui, sans-serif; max-width: 32rem; margin: 15vh auto 0; padding: 0 1.5rem; }
    </style>
  </head>
  <body>
    <main>
      <h1>${title}</h1>
      ${sentences.map((sentence) => `<p>${sentence}</p>`).join('\n      ')}
      <p>${again === undefined ? '' : `<a href="${again}">Try again</a> · `}<a href="${back}">Back to the console</a></p>
    </main>
  </body>
</html>
`;

/** Answers with such a page, where the console cannot be gone to. */
export function sendSmallPage(reply: FastifyReply, status: number, page: SmallPage): FastifyReply {
  const nonce = newNonce();
  const policy = `default-src 'none'; style-src 'nonce-${nonce}'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'`;
  return reply
    .code(status)
    .headers({ 'content-security-policy': policy, 'cache-control': 'no-store' })
    .type('text/html; charset=utf-8')
    .send(htmlOf(page, nonce));
}
