/** What a file system takes is 255 bytes; a letter may have four of them. */
const STEM_CHARACTERS = 50;

/** What a file is called, and the ending that says what it is. */
const ENDED = /^(.+)\.([a-z0-9]{1,8})$/i;

/** Endings of what a browser would run if it were opened: such a file is kept as a text. */
const ACTIVE = /^(?:x?html?|xht|shtml|svgz?|xml|xslt?|mht|mhtml|hta|m?js|css|wasm|swf)$/;

/** What is not seen, or turns the direction of the text around it. */
const UNSEEN = /[\p{Cc}\p{Cf}\p{Cs}\u2028\u2029]+/gu;

/** A name as it may be read without being led astray: on one line, without what turns it around. */
export const plainName = (name: string): string => name.replace(UNSEEN, ' ').replace(/\s+/g, ' ').trim();

/** A text without these characters at its ends. */
function trimmed(text: string, unwanted: string): string {
  const letters = [...text];
  const isWanted = (letter: string) => !unwanted.includes(letter);
  return letters.slice(Math.max(0, letters.findIndex(isWanted)), letters.findLastIndex(isWanted) + 1).join('');
}

/** Letters and digits of any script, with `-` and `_` between them. */
const wordOf = (text: string, most: number): string =>
  trimmed([...text.normalize('NFC').replace(/[^\p{L}\p{M}\p{N}_-]+/gu, '-')].slice(0, most).join(''), '-_');

/**
 * A name for a file of the archive that every system takes, that leads nowhere, and that no browser runs. What stands before it
 * tells it from others, and from names that systems keep for themselves.
 */
export function safeFileName(before: string, title: string): string {
  const name = trimmed(plainName(title), '. ');
  const [, stemPart = name, endingPart = ''] = ENDED.exec(name) ?? [];
  const stem = wordOf(stemPart, STEM_CHARACTERS) || 'file';
  const ending = endingPart.toLowerCase();
  if (ending === '') return `${before}-${stem}`;
  return `${before}-${stem}.${ending}${ACTIVE.test(ending) ? '.txt' : ''}`;
}

/** The folder of a conversation, by its place in the archive. */
export const folderOf = (position: number): string => `conversations/${String(position).padStart(5, '0')}`;

/** A path as it stands in an address that leads there. */
export const linkTo = (path: string): string => path.split('/').map(encodeURIComponent).join('/');
