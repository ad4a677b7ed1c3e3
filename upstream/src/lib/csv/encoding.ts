import { isChinese, isWestern } from './alphabet.ts';

/** What CSV files may be written in: what spreadsheets and directories write in the languages of the console. */
export type Encoding = 'utf-8' | 'utf-16le' | 'utf-16be' | 'windows-1252' | 'gb18030';

/** So much of a file is looked at where its encoding is to be guessed: words that hold more than ASCII. */
const SAMPLE_BYTES = 65_536;
const WORD_BYTES = 200;

/** So much of its beginning tells whether it is UTF-16 without a byte order mark: a header has ASCII in it. */
const BEGINNING_BYTES = 1_024;
const ZEROS_MIN = 4;

/** What parts words in every encoding that is guessed at: none of these bytes is ever a part of a longer character. */
const SEPARATORS: ReadonlySet<number> = new Set([...'\t\n\r ",;'].map((sign) => sign.charCodeAt(0)));

async function beginningOf(content: AsyncIterable<Buffer>): Promise<Buffer> {
  let begun: Buffer = Buffer.alloc(0);
  for await (const chunk of content) {
    begun = Buffer.concat([begun, chunk]);
    if (begun.length >= BEGINNING_BYTES) break;
  }
  return begun.subarray(0, BEGINNING_BYTES);
}

const isEven = (place: number) => place % 2 === 0;

/** The encoding that the first bytes tell: null for what is no text, undefined where they tell none. */
function toldBy(beginning: Buffer): Encoding | null | undefined {
  if (beginning[0] === 0xff && beginning[1] === 0xfe) return 'utf-16le';
  if (beginning[0] === 0xfe && beginning[1] === 0xff) return 'utf-16be';
  const zeros = [...beginning.keys()].filter((place) => beginning[place] === 0);
  if (zeros.length === 0) return undefined;
  if (zeros.length < ZEROS_MIN) return null;
  if (zeros.every((place) => !isEven(place))) return 'utf-16le';
  return zeros.every(isEven) ? 'utf-16be' : null;
}

async function isUtf8(content: AsyncIterable<Buffer>): Promise<boolean> {
  const decoder = new TextDecoder('utf-8', { fatal: true });
  const isFine = (chunk?: Buffer) => {
    try {
      decoder.decode(chunk, { stream: chunk !== undefined });
      return true;
    } catch {
      return false;
    }
  };
  for await (const chunk of content) if (!isFine(chunk)) return false;
  return isFine();
}

/** Words of a file that hold more than ASCII, each with a space behind it, from wherever in the file they stand. */
async function sampleOf(content: AsyncIterable<Buffer>): Promise<Buffer> {
  const words: number[] = [];
  let word: number[] = [];
  const end = () => {
    if (word.some((byte) => byte >= 0x80)) words.push(...word, 0x20);
    word = [];
  };
  for await (const chunk of content) {
    for (const byte of chunk) {
      if (SEPARATORS.has(byte)) end();
      else if (word.length < WORD_BYTES) word.push(byte);
    }
    if (words.length >= SAMPLE_BYTES) break;
  }
  end();
  return Buffer.from(words);
}

/**
 * What a file is written in: by its first bytes, else UTF-8 where all of it is, else by the words in it. A few words are
 * enough to tell Windows-1252 and GB18030 apart. Null for anything else.
 *
 * @param open gives the content from its beginning, as often as it is called; no more than a chunk of it is kept
 */
export async function recognised(open: () => AsyncIterable<Buffer>): Promise<Encoding | null> {
  const told = toldBy(await beginningOf(open()));
  if (told !== undefined) return told;
  if (await isUtf8(open())) return 'utf-8';
  const sample = await sampleOf(open());
  if (sample.some((byte) => byte < 0x20)) return null;
  if (isChinese(sample)) return 'gb18030';
  return isWestern(sample) ? 'windows-1252' : null;
}
