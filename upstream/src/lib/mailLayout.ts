import type { Locale } from './locales.ts';
import type { MailText } from './mail.ts';

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Text as it stands in HTML: what somebody is called is never markup. */
export const escapeHtml = (text: string) => text.replace(/[&<>"']/g, (sign) => entities[sign] ?? sign);

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
export const linesOf = (text: string) => text.split(/\r\n|[\n\r\u2028\u2029]/);

const quotedText = ({ from, text }: Quote) =>
  `\n${[isolated(from), '', ...linesOf(text)].map((line) => `> ${line}`.trimEnd()).join('\n')}\n`;

/** Their language is nobody's guess, and not that of the sentences around. */
const quotedHtml = ({ from, text }: Quote) =>
  '<blockquote lang="" dir="auto" style="border-left:3px solid;margin:16px 0;padding-left:12px">' +
  `<p><strong>${escapeHtml(isolated(from))}</strong></p>` +
  `<p>${linesOf(text).map(escapeHtml).join('<br>')}</p></blockquote>`;

/** A line as HTML, with an address that can be pressed where it stands in it. */
function htmlOf(line: string, link: string | undefined): string {
  const text = escapeHtml(line);
  if (link === undefined) return text;
  const address = escapeHtml(link);
  return text.replaceAll(address, () => `<a href="${address}">${address}</a>`);
}

/** A page of its own, which names its language: also in its body, as readers of mail take off what stands around that. */
function pageOf(locale: Locale | null, title: string, body: string): string {
  const lang = locale === null ? '' : ` lang="${locale}"`;
  return (
    `<!doctype html><html${lang}><head><meta charset="utf-8"><title>${escapeHtml(title)}</title></head>` +
    `<body><div${lang}>${body}</div></body></html>`
  );
}

/**
 * A mail of plain sentences, each a paragraph of its own. What is given is text; `code` stands large above it, `quote` as a
 * block of its own below. `link` is an address that can be pressed wherever it stands in the sentences.
 *
 * @param locale the language of the sentences; null where somebody has written them
 */
export function composeMail(
  locale: Locale | null,
  parts: {
    subject: string;
    lines: readonly string[];
    code?: string;
    quote?: Quote | null;
    link?: string;
  },
): MailText {
  const { subject, lines, code, quote, link } = parts;
  const large =
    code === undefined ? '' : `<p style="font-size:24px;letter-spacing:4px"><strong>${escapeHtml(code)}</strong></p>`;
  return {
    subject,
    text: `${code === undefined ? '' : `${code}\n\n`}${lines.join('\n')}\n${quote ? quotedText(quote) : ''}`,
    html: pageOf(
      locale,
      subject,
      large +
        lines.map((line) => (line === '' ? '' : `<p>${htmlOf(line, link)}</p>`)).join('') +
        (quote ? quotedHtml(quote) : ''),
    ),
  };
}
