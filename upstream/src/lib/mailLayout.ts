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

/** A mail of plain sentences, each a paragraph of its own. What is given is text; `code` stands large above it. */
export function composeMail(parts: { subject: string; lines: readonly string[]; code?: string }): MailText {
  const { subject, lines, code } = parts;
  const large =
    code === undefined ? '' : `<p style="font-size:24px;letter-spacing:4px"><strong>${escapeHtml(code)}</strong></p>`;
  return {
    subject,
    text: `${code === undefined ? '' : `${code}\n\n`}${lines.join('\n')}\n`,
    html: large + lines.map((line) => `<p>${escapeHtml(line)}</p>`).join(''),
  };
}
