// What elements look like, as far as tests ask: whether they are shown, and how they are placed. Queries by role, dialogs and
// menus ask it of each element and of those around it, and happy-dom answers by matching every rule of the page anew; here each
// sheet is read once.

const asked = ['display', 'visibility', 'position', 'overflow', 'overflowX', 'overflowY'] as const;
type Asked = (typeof asked)[number];

interface Rule {
  readonly sheet: HTMLStyleElement;
  readonly selector: string;
  readonly values: Readonly<Record<Asked, string>>;
  /** The conditions of the @media around it. */
  readonly media: readonly string[];
  readonly weight: number;
  /** Its place among all that were read. */
  readonly place: number;
}

/** A later rule of the same weight wins; what the element says of itself wins over all but `!important`. */
const importantWeight = 10_000;

const valuesOf = (style: CSSStyleDeclaration): Record<Asked, string> => {
  const { display, visibility, position, overflow, overflowX, overflowY } = style;
  return { display, visibility, position, overflow, overflowX, overflowY };
};

const NO_WIDTH = '0px';

const askedNames: ReadonlySet<string | symbol> = new Set(asked);
const isAsked = (name: string | symbol): name is Asked => askedNames.has(name);

const selectorsOf = (text: string) => text.split(/,(?![^(]*\))/u).map((selector) => selector.trim());

const countOf = (text: string, pattern: RegExp) => text.match(pattern)?.length ?? 0;

const weightOf = (selector: string) => {
  const counted = selector.replaceAll(/:where\([^()]*\)/gu, '');
  const classes = countOf(counted, /[.[]|:(?!not|is|has)/gu);
  return 100 * countOf(counted, /#/gu) + 10 * classes + countOf(counted, /(?:^|[\s>+~(])[a-z]/giu);
};

/** A class that whatever it matches has; null where it asks for none. */
const classOf = (selector: string) => {
  const last = selector
    .replaceAll(/\([^()]*\)|\[[^[\]]*\]/gu, '')
    .split(/[\s>+~]+/u)
    .at(-1);
  return /\.([\w-]+)/u.exec(last ?? '')?.[1] ?? null;
};

/** The rules of a document that say whether something is shown, and how it is placed. */
class ShownRules {
  readonly #byClass = new Map<string, Rule[]>();
  readonly #ofAny: Rule[] = [];
  #count = 0;
  /** How many rules of a sheet were read: more may follow them. */
  readonly #read = new Map<HTMLStyleElement, number>();
  readonly #changes: MutationObserver;
  readonly #matchMedia: (condition: string) => MediaQueryList;

  constructor(window: Window & typeof globalThis) {
    // Not what a test puts in its place: rules for print would be as good as those for a narrow screen.
    this.#matchMedia = window.matchMedia.bind(window);
    this.#changes = new window.MutationObserver((records) => this.#readAll(records));
    this.#changes.observe(window.document.head, { childList: true, subtree: true });
    for (const sheet of window.document.head.querySelectorAll('style')) this.#read.set(sheet, 0);
  }

  /** Those that match the element and set this, least first. */
  of(element: Element, name: Asked) {
    this.#readAll(this.#changes.takeRecords());
    const candidates = [...this.#ofAny, ...[...element.classList].flatMap((one) => this.#byClass.get(one) ?? [])];
    return candidates
      .filter((rule) => rule.values[name] !== '' && rule.sheet.isConnected && this.#isMatch(rule, element))
      .toSorted((one, other) => one.weight - other.weight || one.place - other.place);
  }

  #isMatch({ media, selector }: Rule, element: Element) {
    return media.every((condition) => this.#matchMedia(condition).matches) && element.matches(selector);
  }

  #readAll(records: readonly MutationRecord[]) {
    for (const { addedNodes } of records)
      for (const node of addedNodes) {
        const sheet = node instanceof Element ? node : node.parentElement;
        if (sheet instanceof HTMLStyleElement && !this.#read.has(sheet)) this.#read.set(sheet, 0);
      }
    for (const [sheet, count] of this.#read) this.#readSheet(sheet, count);
  }

  /** Reads what was put behind the rules that are known, with or without a word of it to observers. */
  #readSheet(sheet: HTMLStyleElement, count: number) {
    if (!sheet.isConnected) {
      this.#read.delete(sheet);
      return;
    }
    const rules = sheet.sheet?.cssRules ?? [];
    if (rules.length <= count) return;
    this.#read.set(sheet, rules.length);
    this.#take(sheet, [...rules].slice(count), []);
  }

  #take(sheet: HTMLStyleElement, rules: Iterable<CSSRule>, media: readonly string[]) {
    for (const rule of rules) {
      if (rule instanceof CSSMediaRule) this.#take(sheet, rule.cssRules, [...media, rule.conditionText]);
      if (!(rule instanceof CSSStyleRule)) continue;
      const { style, selectorText } = rule;
      const values = valuesOf(style);
      const set = asked.filter((name) => values[name] !== '');
      if (set.length === 0) continue;
      const isImportant = set.some((name) => style.getPropertyPriority(name) === 'important');
      for (const selector of selectorsOf(selectorText).filter((one) => !one.includes('::'))) {
        const weight = weightOf(selector) + (isImportant ? importantWeight : 0);
        this.#count += 1;
        this.#add({ sheet, selector, values, media, weight, place: this.#count });
      }
    }
  }

  #add(rule: Rule) {
    const name = classOf(rule.selector);
    if (name === null) this.#ofAny.push(rule);
    else this.#byClass.set(name, [...(this.#byClass.get(name) ?? []), rule]);
  }
}

const installed = new WeakSet<Window>();

/**
 * Answers what is asked most by an index of the page's rules. Nothing is laid out, so that everything is 0 wide, as
 * `getBoundingClientRect` says, too: a text field that grows with its text has nothing to measure then. The rest is happy-dom's.
 */
export function installComputedStyle(window: Window & typeof globalThis) {
  if (installed.has(window)) return;
  installed.add(window);
  const { document } = window;
  const original = window.getComputedStyle.bind(window);
  const rules = new ShownRules(window);
  const bare = document.implementation.createHTMLDocument();
  const defaults = new Map<string, Record<Asked, string>>();

  /** What happy-dom says of such an element in a page without any rule. */
  const defaultOf = (element: Element, name: Asked) => {
    const key = `${element.tagName} ${element.hasAttribute('open')}`;
    const known = defaults.get(key);
    if (known) return known[name];
    const copy = bare.createElementNS(element.namespaceURI, element.localName);
    copy.toggleAttribute('open', element.hasAttribute('open'));
    bare.body.append(copy);
    const found = valuesOf(original(copy));
    copy.remove();
    defaults.set(key, found);
    return found[name];
  };

  const own = (element: Element, name: Asked) => {
    const rule = rules.of(element, name).at(-1);
    const inline = element instanceof HTMLElement || element instanceof SVGElement ? element.style[name] : '';
    const value = inline !== '' && (rule?.weight ?? 0) < importantWeight ? inline : (rule?.values[name] ?? '');
    return value === 'inherit' ? '' : value;
  };

  const valueOf = (element: Element, name: Asked): string => {
    if (!element.isConnected || element.ownerDocument !== document) return original(element)[name];
    if (name !== 'visibility') return own(element, name) || defaultOf(element, name);
    for (let at: Element | null = element; at; at = at.parentElement) {
      const value = own(at, name);
      if (value !== '') return value;
    }
    return defaultOf(element, name);
  };

  const answers = new WeakMap<Element, CSSStyleDeclaration>();
  window.getComputedStyle = (element, pseudo) => {
    if (pseudo) return original(element, pseudo);
    const known = answers.get(element);
    if (known) return known;
    const declaration = original(element);
    // Around an object of its own: a proxy looks up at its target, too, what it answers itself.
    const answer = new Proxy<CSSStyleDeclaration>(Object.create(CSSStyleDeclaration.prototype), {
      has: (_, name) => Reflect.has(declaration, name),
      get: (_, name) => {
        if (isAsked(name)) return valueOf(element, name);
        if (name === 'width') return element.isConnected ? NO_WIDTH : '';
        if (name === 'getPropertyValue')
          return (property: string) =>
            isAsked(property) ? valueOf(element, property) : declaration.getPropertyValue(property);
        const value: unknown = Reflect.get(declaration, name, declaration);
        return typeof value === 'function' ? value.bind(declaration) : value;
      },
    });
    answers.set(element, answer);
    return answer;
  };
}
