/** An element of XML as a flat list has it: its name without a prefix, its attributes, and the text before its first child. */
export interface XmlElement {
  readonly name: string;
  readonly attributes: ReadonlyMap<string, string>;
  readonly depth: number;
  text: string;
}

const ENTITIES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };

function characterOf(entity: string): string | null {
  if (!entity.startsWith('#')) return ENTITIES[entity] ?? null;
  const code = entity.startsWith('#x') ? Number.parseInt(entity.slice(2), 16) : Number(entity.slice(1));
  return code >= 0 && code <= 0x10_ff_ff ? String.fromCodePoint(code) : null;
}

/** The five entities that XML has by itself, and characters by their number. */
const decoded = (text: string) =>
  text.replace(/&([#\w]{1,10});/g, (whole, entity: string) => characterOf(entity) ?? whole);

const localName = (name: string) => name.slice(name.indexOf(':') + 1);

/** Values between quotes; a name stands before the equals sign of each. */
function attributesOf(inside: string): Map<string, string> {
  const attributes = new Map<string, string>();
  let at = 0;
  for (;;) {
    const equals = inside.indexOf('=', at);
    if (equals < 0) return attributes;
    const rest = inside.slice(equals + 1).trimStart();
    const [quote = ''] = rest;
    const end = quote === '"' || quote === "'" ? rest.indexOf(quote, 1) : -1;
    if (end < 0) return attributes;
    attributes.set(localName(inside.slice(at, equals).trim()), decoded(rest.slice(1, end)));
    at = inside.length - rest.length + end + 1;
  }
}

/** What is no element, by how it begins, and how it ends. */
const OTHERS = [
  ['<!--', '-->'],
  ['<?', '?>'],
  ['<![CDATA[', ']]>'],
] as const;

type Tag = { readonly kind: 'open' | 'close' | 'empty'; readonly name: string; readonly inside: string };

function tagOf(text: string): Tag {
  const isClosing = text.startsWith('/');
  const isEmpty = text.endsWith('/');
  const body = text.slice(isClosing ? 1 : 0, isEmpty ? -1 : undefined);
  const [name = ''] = body.split(/\s/, 1);
  const kind = isClosing ? 'close' : isEmpty ? 'empty' : 'open';
  return { kind, name: localName(name), inside: body.slice(name.length) };
}

/** The next piece between angle brackets: an element's tag, or something else; null where it does not end. */
function pieceAt(source: string, start: number) {
  const [begin, ending] = OTHERS.find(([first]) => source.startsWith(first, start)) ?? ['<', '>'];
  const end = source.indexOf(ending, start + begin.length);
  return end < 0 ? null : { begin, content: source.slice(start + begin.length, end), next: end + ending.length };
}

/** Puts a tag in its place; false where it closes another element than is open. */
function place(tag: Tag, elements: XmlElement[], open: XmlElement[]): boolean {
  if (tag.kind === 'close') return open.pop()?.name === tag.name;
  const element = { name: tag.name, attributes: attributesOf(tag.inside), depth: open.length, text: '' };
  elements.push(element);
  if (tag.kind === 'open') open.push(element);
  return true;
}

/**
 * The elements of an XML document in their order; null for what is none. The browser's own parser takes no text under our
 * policy of scripts. Nothing is fetched and nothing expanded: a document with a type of its own is refused.
 */
export function readXml(source: string): readonly XmlElement[] | null {
  if (/<!(?:DOCTYPE|ENTITY)/i.test(source)) return null;
  const elements: XmlElement[] = [];
  const open: XmlElement[] = [];
  let at = 0;
  for (let start = source.indexOf('<'); start >= 0; start = source.indexOf('<', at)) {
    const parent = open.at(-1);
    const piece = pieceAt(source, start);
    if (piece === null) return null;
    const { begin, content, next } = piece;
    if (parent) parent.text += decoded(source.slice(at, start)) + (begin === '<![CDATA[' ? content : '');
    at = next;
    if (begin === '<' && !place(tagOf(content), elements, open)) return null;
  }
  return open.length === 0 && elements.length > 0 ? elements : null;
}
