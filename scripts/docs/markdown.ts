import { format } from 'oxfmt';
import options from '../../.oxfmtrc.json' with { type: 'json' };

const cell = (text: string) => text.replaceAll('|', '\\|').replaceAll('\n', ' ');

/** A table; what stands in its cells becomes one line each. */
export const table = (head: readonly string[], rows: readonly (readonly string[])[]): string =>
  [head, head.map(() => '---'), ...rows.map((row) => row.map(cell))].map((row) => `| ${row.join(' | ')} |`).join('\n');

export const code = (text: string): string => (text === '' ? '' : `\`${text}\``);

/** What GitHub calls the place of a heading. */
export const anchorOf = (heading: string): string =>
  heading
    .toLowerCase()
    .replaceAll(/[^\w -]/g, '')
    .replaceAll(' ', '-');

/** A page as the formatter leaves it, so that writing it twice changes nothing. */
export async function formatted(text: string): Promise<string> {
  const { code: page, errors } = await format('page.md', text, options);
  if (errors.length > 0) throw new Error(`Not to be formatted: ${errors.map(({ message }) => message).join('; ')}`);
  return page;
}

/** A page with its generated parts filled in: what stands between `<!-- generated: name -->` and `<!-- end -->`. */
export const filled = (page: string, parts: Readonly<Record<string, string>>): string =>
  page.replaceAll(
    /(<!-- generated: ([^\n]+?) -->)[\s\S]*?(<!-- end -->)/g,
    (_all, start: string, name: string, end) => {
      const part = parts[name];
      if (part === undefined) throw new Error(`Nothing is generated under the name "${name}"`);
      return `${start}\n\n${part}\n\n${String(end)}`;
    },
  );
