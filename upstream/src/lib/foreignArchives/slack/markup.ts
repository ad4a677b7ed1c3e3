/** What the ids in a text stand for. */
export type Names = {
  readonly person: (id: string) => string | undefined;
  readonly channel: (id: string) => string | undefined;
};

const REFERENCE = /<([^<>]*)>/g;
const ESCAPED = /&(amp|lt|gt);/g;
const CHARACTERS: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>' };

const unescaped = (text: string) => text.replace(ESCAPED, (all, name: string) => CHARACTERS[name] ?? all);

/** A link that says where it leads where its words do not. */
function linkOf(target: string, label: string): string {
  const address = target.replace(/^(?:mailto|tel):/, '');
  return label === '' || label === target || label === address ? address : `${label} (${address})`;
}

function referenceOf(reference: string, names: Names): string {
  const bar = reference.indexOf('|');
  const target = bar === -1 ? reference : reference.slice(0, bar);
  const label = bar === -1 ? '' : reference.slice(bar + 1);
  const id = target.slice(1);
  switch (target.charAt(0)) {
    case '@':
      return `@${names.person(id) ?? (label || id)}`;
    case '#':
      return `#${names.channel(id) ?? (label || id)}`;
    case '!':
      // A date and a group say in their label what is to be shown; @here and its like are words themselves.
      return label || `@${id.split('^', 1)[0] ?? ''}`;
    default:
      return linkOf(target, label);
  }
}

/** The text of a message as people read it: names in the place of ids, links as they are, characters in the place of their codes. */
export const plainText = (text: string, names: Names): string =>
  text
    .split(REFERENCE)
    .map((part, index) => unescaped(index % 2 === 0 ? part : referenceOf(part, names)))
    .join('');
