// Texts in encodings that the platform only reads.

const tables = new Map<string, ReadonlyMap<string, readonly number[]>>();

/** What each character is in an encoding of one or two bytes each. */
function tableOf(encoding: string): ReadonlyMap<string, readonly number[]> {
  const known = tables.get(encoding);
  if (known) return known;
  const decoder = new TextDecoder(encoding);
  const ones = Array.from({ length: 256 }, (_, byte) => [byte]);
  const twos = ones.slice(0x81).flatMap(([lead = 0]) => ones.slice(0x40).map(([trail = 0]) => [lead, trail]));
  const table = new Map<string, readonly number[]>();
  for (const bytes of [...ones, ...twos]) {
    const text = decoder.decode(Uint8Array.from(bytes));
    if ([...text].length === 1 && text !== '\uFFFD' && !table.has(text)) table.set(text, bytes);
  }
  tables.set(encoding, table);
  return table;
}

/** A text as a file in an encoding; fails the test where it has no such character. */
export function encodedAs(text: string, encoding: string): Buffer {
  if (encoding === 'utf-8') return Buffer.from(text);
  if (encoding === 'utf-16le') return Buffer.from(text, 'utf16le');
  if (encoding === 'utf-16be') return Buffer.from(text, 'utf16le').swap16();
  const table = tableOf(encoding);
  return Buffer.from(
    [...text].flatMap((character) => {
      const bytes = table.get(character);
      if (!bytes) throw new Error(`${encoding} has no ${character}.`);
      return bytes;
    }),
  );
}
