/** An element of XML as a flat list has it: its name without a prefix, its attributes, and the text before its first child. */
export interface XmlElement {
  readonly name: string;
  readonly attributes: ReadonlyMap<string, string>;
  readonly depth: number;
  text: string;
}

const ENTITIES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };

/** The five entities that XML has by itself, and characters by their number. */
const decoded = (text: string) =>
  text.replace(
    /&(?:#x([0-9a-f]{1,6})|#(\d{1,7})|(\w{1,6}));/gi,
    (whole, hex?: string, decimal?: string, name?: string) => {
      if (name !== undefined) return ENTITIES[name] ?? whole;
      const code = hex === undefined ? Number(decimal) : Number.parseInt(hex, 16);
      return code <= 0x10_ff_ff ? String.fromCodePoint(code) : whole;
    },
  );

const localName = (name: string) => name.slice(name.indexOf(':') + 1);

function attributesOf(text: string): Map<string, string> {
  const found = text.matchAll(/([\w:.-]{1,100})\s{0,20}=\s{0,20}(?:"([^"<]*)"|'([^'<]*)')/g);
  return new Map([...found].map(([, name = '', double, single]) => [localName(name), decoded(double ?? single ?? '')]));
}

const TOKEN = /<!--[^]*?-->|<\?[^]*?\?>|<!\[CDATA\[([^]*?)\]\]>|<(\/?)([A-Za-z_][\w:.-]*)([^<>]*?)(\/?)>/g;

/**
 * The elements of an XML document in their order; null for what is none. The browser's own parser takes no text under our
 * policy of scripts. Nothing is fetched and nothing expanded: a document with a type of its own is refused.
 */
export function readXml(source: string): readonly XmlElement[] | null {
  if (/<!DOCTYPE|<!ENTITY/i.test(source)) return null;
  const elements: XmlElement[] = [];
  const open: XmlElement[] = [];
  let end = 0;
  for (const token of source.matchAll(TOKEN)) {
    const [whole, data, slash, name, inside = '', isEmpty] = token;
    const parent = open.at(-1);
    if (parent) parent.text += decoded(source.slice(end, token.index)) + (data ?? '');
    end = token.index + whole.length;
    if (name === undefined) continue;
    if (slash === '/') {
      if (open.pop()?.name !== localName(name)) return null;
      continue;
    }
    const element = { name: localName(name), attributes: attributesOf(inside), depth: open.length, text: '' };
    elements.push(element);
    if (isEmpty !== '/') open.push(element);
  }
  return open.length === 0 && elements.length > 0 ? elements : null;
}
