import { escapeHtml } from './html.ts';
import type { Locale } from './locales.ts';
import type { MailText } from './mail.ts';

/** Letters that run from right to left, and marks that turn text around. */
const TURNING = /[\p{Bidi_Control}\p{Script=Hebrew}\p{Script=Arabic}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}]/u;

/**
 * A name inside of a sentence: on one line, and isolated where it could turn the direction of what stands around it.
 * Marks that would end the isolation from within are dropped.
 */
export function isolated(name: string): string {
  const line = name
    .replace(/[\u2066-\u2069]/g, '')
    .replace(/\s+/g, ' ')
    .trim();
  return TURNING.test(line) ? `\u2068${line}\u2069` : line;
}

/** What somebody says in their own words, set off from the mail's own text so that it cannot be taken for that. */
export type Quote = { from: string; text: string };

/** The lines of a text that somebody has written. */
const linesOf = (text: string) => text.split(/\r\n|[\n\r\u2028\u2029]/);

/** What stands between empty lines of a text that somebody has written, its own lines kept. */
export const paragraphsOf = (text: string) =>
  linesOf(text)
    .join('\n')
    .split(/\n\s*\n/)
    .map((paragraph) => paragraph.trim())
    .filter((paragraph) => paragraph !== '');

const quotedText = ({ from, text }: Quote) =>
  `\n${[isolated(from), '', ...linesOf(text)].map((line) => `> ${line}`.trimEnd()).join('\n')}\n`;

/** A text as HTML, with an address that can be pressed where it stands in it. */
function htmlOf(text: string, link: string | undefined): string {
  const html = linesOf(text).map(escapeHtml).join('<br>');
  if (link === undefined) return html;
  const address = escapeHtml(link);
  return html.replaceAll(address, () => `<a href="${address}">${address}</a>`);
}

/** Their language is nobody's guess, and not that of the sentences around; each paragraph of it runs as its own letters do. */
const quotedHtml = ({ from, text }: Quote) =>
  '<blockquote lang="" style="border-left:3px solid;margin:24px 0;padding-left:16px">' +
  `<p dir="auto"><strong>${escapeHtml(isolated(from))}</strong></p>` +
  paragraphsOf(text)
    .map((paragraph) => `<p dir="auto">${htmlOf(paragraph, undefined)}</p>`)
    .join('') +
  '</blockquote>';

/** What is readable in a window of any width; colours are the reader's own, in the dark too. */
const READABLE =
  'box-sizing:border-box;max-width:38rem;margin:0 auto;padding:24px 16px;overflow-wrap:anywhere;' +
  "font:16px/1.5 system-ui,-apple-system,'Segoe UI',Roboto,'Noto Sans',sans-serif";

/** A page of its own, which names its language: also in its body, as readers of mail take off what stands around that. */
function pageOf(locale: Locale | null, title: string, body: string): string {
  const lang = locale === null ? '' : ` lang="${locale}"`;
  return (
    `<!doctype html><html${lang}><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">` +
    `<meta name="color-scheme" content="light dark"><title>${escapeHtml(title)}</title></head>` +
    `<body style="margin:0"><div${lang} style="${READABLE}">${body}</div></body></html>`
  );
}

/** A text that stands by itself, or several that are told one below the other. */
export type MailPart = string | readonly string[];

const toText = (part: MailPart) => (typeof part === 'string' ? part : part.map((item) => `- ${item}`).join('\n'));

const toHtml = (part: MailPart, link: string | undefined) =>
  typeof part === 'string'
    ? `<p>${htmlOf(part, link)}</p>`
    : `<ul>${part.map((item) => `<li>${htmlOf(item, link)}</li>`).join('')}</ul>`;

/**
 * A mail of plain sentences: paragraphs and lists. What is given is text; `code` stands large above it, `quote` as a
 * block of its own below. `link` is an address that can be pressed wherever it stands in the sentences.
 *
 * @param locale the language of the sentences; null where somebody has written them
 */
export function composeMail(
  locale: Locale | null,
  mail: {
    subject: string;
    parts: readonly MailPart[];
    code?: string;
    quote?: Quote | null;
    link?: string;
  },
): MailText {
  const { subject, parts, code, quote, link } = mail;
  const large =
    code === undefined
      ? ''
      : `<p style="font-size:32px;line-height:1.25;letter-spacing:4px;margin:0 0 24px"><strong>${escapeHtml(code)}</strong></p>`;
  const above = code === undefined ? '' : `${code}\n\n`;
  return {
    subject,
    text: `${above}${parts.map(toText).join('\n\n')}\n${quote ? quotedText(quote) : ''}`,
    html: pageOf(
      locale,
      subject,
      large + parts.map((part) => toHtml(part, link)).join('') + (quote ? quotedHtml(quote) : ''),
    ),
  };
}
